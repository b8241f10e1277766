import type { Outcome } from '../respond.ts';
import type { Message } from '../types.ts';

/** For the presser alone. */
export function whisper(message: Message): Outcome {
  return { kind: 'whisper', message };
}

/** In place of the message with the button. */
export function update(message: Message): Outcome {
  return { kind: 'update', message };
}
