import type { App, ChannelId, NamedSlot, Note, OutboxRow } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import type { Emojis } from '../emojis.ts';
import type { Painter } from '../messages/painter.ts';
import type { Say } from '../../words/index.ts';
import type { PermissionName } from '../permissions.ts';
import type { Courier } from './courier.ts';
import type { Members } from './members.ts';
import { wordingIn } from '../wording.ts';
import type { Wording } from '../wording.ts';

/** The parts that delivering a message needs. */
export interface DeliveryParts {
  readonly app: App;
  readonly words: Wording;
  readonly painter: Painter;
  readonly courier: Courier;
  /** The members of private threads. */
  readonly members: Members;
  readonly log: Log;
  readonly emojis?: Pick<Emojis, 'lost'>;
  /** The latest message of anyone in a channel, as far as the gateway told us. */
  lastMessageId(channelId: ChannelId): string | undefined;
  /** The permissions that we lack in a channel or thread, as far as the gateway told us. */
  readonly lacking?: (channelId: ChannelId) => ReadonlyArray<PermissionName> | undefined;
  /** Pictures are not taken where this message goes: it is to be composed for words alone. */
  readonly withoutPictures?: boolean;
}

/** The same in the language of who reads. */
export interface SpokenParts extends DeliveryParts {
  readonly say: Say;
}

export const spokenIn = (parts: DeliveryParts, say: Say): SpokenParts => ({
  ...parts,
  say,
  words: wordingIn(parts.words, say),
});

/** Which message a row became, and what is to be remembered with that. */
export interface Sent {
  readonly messageId?: string;
  readonly slot?: NamedSlot;
  readonly notes?: ReadonlyArray<Note>;
}

export type RowOf<K extends OutboxRow['intent']['kind']> = OutboxRow & {
  readonly intent: Extract<OutboxRow['intent'], { readonly kind: K }>;
};

/** The outbox rows for one person alone: by direct message, or in a private thread. */
export type PrivateRow = RowOf<
  'sheet' | 'sheetClosed' | 'privateLog' | 'asked' | 'privateReminder' | 'timedOut' | 'privateTip' | 'orders'
>;

/** Returns the scope of a game's settings. */
export function gameScope(gameId: string): string {
  return `game:${gameId}`;
}
