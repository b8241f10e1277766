import type { Press } from '../customId.ts';
import type { Caller } from '../types.ts';

/** Somebody pressed a button or chose from a menu. */
export interface Pressed {
  readonly caller: Caller;
  readonly press: Press;
  /** Values chosen from a menu. */
  readonly values: ReadonlyArray<string>;
  /** Where the button stands: in the channel, in a reply that only the presser sees, or in direct messages. */
  readonly place: 'channel' | 'reply' | 'direct';
}
