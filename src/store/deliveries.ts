import type { Intent, IntentKind, Lane, NamedSlot } from './outbox.ts';
import type { GameId } from './records.ts';

/** A message that was given up and that nothing newer has taken the place of. */
export interface UndeliveredMessage {
  readonly id: number;
  readonly gameId: GameId;
  readonly lane: Lane;
  readonly kind: IntentKind;
  /** `undefined`: a version that did not keep it gave it up. */
  readonly intent: Intent | undefined;
  /** The reason, in the words of the error. */
  readonly reason: string;
  readonly createdAt: number;
}

/** A kind of message in its lane. */
export interface MessagePlace {
  readonly lane: Lane;
  readonly kind: IntentKind;
}

/** A lobby or running game that is not paused: what its people were to be shown, and what there is of it. */
export interface PendingMessages {
  readonly gameId: GameId;
  /** `undefined`: it has not started. */
  readonly announced: string | undefined;
  /** Messages that are there, as far as we know: `lobby`, `question` and sheets. */
  readonly slots: ReadonlyArray<Pick<NamedSlot, 'name' | 'channelId'>>;
  /** Messages on their way or given up, of the same kinds. */
  readonly pending: ReadonlyArray<MessagePlace>;
}

/** The fate of messages, for comparison with what people were to be shown. */
export interface Deliveries {
  /** All lobbies and running games that are not paused. */
  readonly compared: () => Promise<ReadonlyArray<PendingMessages>>;
  /** The same of one game; `undefined`: it is no such game. */
  readonly comparedIn: (gameId: GameId) => Promise<PendingMessages | undefined>;
  /** Games with messages that were given up. */
  readonly withGivenUp: () => Promise<ReadonlyArray<GameId>>;
  /** Oldest first. */
  readonly givenUp: (gameId: GameId) => Promise<ReadonlyArray<UndeliveredMessage>>;
  /**
   * Returns when the next message of this kind was put into the outbox: of the game; of a person: into the same lane.
   */
  readonly nextAfter: (row: Pick<UndeliveredMessage, 'id' | 'gameId' | 'kind' | 'lane'>) => Promise<number | undefined>;
  /** Something newer stands for these from now on. */
  readonly settle: (rows: ReadonlyArray<Pick<UndeliveredMessage, 'id'>>) => Promise<void>;
  /** Returns the places of a game's waiting messages. */
  readonly waiting: (gameId: GameId) => Promise<ReadonlyArray<MessagePlace>>;
  /** Returns the slots of a message of ours, and its games; it may be several things. */
  readonly slotsAt: (slot: Omit<NamedSlot, 'name'>) => Promise<ReadonlyArray<NamedSlot & { readonly gameId: GameId }>>;
  /** Forgets a slot if this message is still what it names; whether it was. */
  readonly forget: (gameId: GameId, slot: NamedSlot) => Promise<boolean>;
  /** Postpones the messages for channels of a guild until then; with `undefined` they are due now. */
  readonly postpone: (guildId: string, until: number | undefined) => Promise<void>;
}
