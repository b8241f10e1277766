import type { NamedSlot } from '../../../store/outbox.ts';
import type { ChannelId, GameId, UserId } from '../../../store/records.ts';

/** Whether a message that was given up for this reason, as the outbox has it, is to be tried again. */
export type MayTry = (reason: string) => boolean;

/** The numbers of messages that were sent again in a game. */
export interface Redelivered {
  readonly gameId: GameId;
  /** How many messages had been given up. */
  readonly givenUp: number;
  /** How many were in no place where people could see them. */
  readonly missing: number;
}

/** A message of ours that someone has deleted. */
export interface LostMessage extends NamedSlot {
  readonly gameId: GameId;
}

/**
 * `underWay`: something is sent in its place, so whether it is still missing is to be seen later. `held`: it was not to
 * be sent.
 */
export type SentAgain = 'sent' | 'underWay' | 'needless' | 'held';

/** Compares what people were to be shown with what arrived, and sends what is missing again. */
export interface Redelivery {
  /**
   * Looks at all games, and sends again what is missing or was given up for such a reason. One process at a time does
   * so; `undefined`: another one does. A game that fails is left for the next time, and the rest when the signal comes.
   */
  all(mayTry: MayTry, signal?: AbortSignal): Promise<ReadonlyArray<Redelivered> | undefined>;
  /** Does the same for the games of one guild, no matter who else does it. */
  ofGuild(guildId: string, mayTry: MayTry): Promise<ReadonlyArray<Redelivered>>;
  /** Forgets a message that is no longer there; what it was, if anything is to be seen to. */
  lost(channelId: ChannelId, messageId: string): Promise<ReadonlyArray<LostMessage>>;
  /**
   * Sends a lost message again, if it is still missing, there is still something to say by it, and `isAllowed` says so
   * when asked.
   */
  again(lost: Pick<LostMessage, 'gameId' | 'name'>, isAllowed: () => boolean): Promise<SentAgain>;
  /**
   * Shows someone their sheet again, and what they are asked: the place where they saw it is gone. `false`: nothing is
   * to be shown.
   */
  showSheet(gameId: GameId, userId: UserId): Promise<boolean>;
  /**
   * Holds the messages for a guild's channels back until then, in milliseconds since 1970; `undefined`: they are due
   * now.
   */
  rest(guildId: string, until: number | undefined): Promise<void>;
}
