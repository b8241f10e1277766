import type { App, ChannelId, OutboxRow, Slot } from '../../app/types.ts';
import type { Painter } from '../messages/painter.ts';
import type { Words } from '../types.ts';
import type { Courier } from './courier.ts';

/** As pino's. */
export interface BotLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What delivering a message needs. */
export interface DeliveryParts {
  readonly app: App;
  readonly words: Words;
  readonly painter: Painter;
  readonly courier: Courier;
  readonly log: BotLog;
  /** The latest message of anybody in a channel, as far as the gateway told us. */
  lastMessageId(channelId: ChannelId): string | undefined;
}

/** Which message a row became. */
export interface Sent {
  readonly messageId?: string;
  readonly slot?: Slot & { readonly name: string };
}

export type RowOf<K extends OutboxRow['intent']['kind']> = OutboxRow & { readonly intent: Extract<OutboxRow['intent'], { readonly kind: K }> };

/** Where the setting of a game is kept. */
export function gameScope(gameId: string): string {
  return `game:${gameId}`;
}
