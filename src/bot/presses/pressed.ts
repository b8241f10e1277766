import type { Press } from '../press.ts';
import type { Caller, Message } from '../types.ts';
import type { PressReply } from '../respond.ts';

/** Someone pressed a button or chose from a menu. */
export interface Pressed {
  readonly caller: Caller;
  readonly press: Press;
  /** Values chosen from a menu. */
  readonly values: ReadonlyArray<string>;
  /** The place of the button: the channel, a reply that only the presser sees, or a person's private place. */
  readonly place: 'channel' | 'reply' | 'direct';
  /** The message with the button. */
  readonly messageId?: string;
}

/** Replies to the presser alone. */
export function whisper(message: Message): PressReply {
  return { kind: 'whisper', message };
}

/** Replaces the message with the button. */
export function update(message: Message): PressReply {
  return { kind: 'update', message };
}
