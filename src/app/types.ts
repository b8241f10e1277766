import type { Decision, GameEvent, GameOptions, GameView, Seat } from '../store/engineTypes.ts';
import type { Outbox } from '../store/outbox.ts';
import type { ChannelId, GameId, GameRecord, UserId } from '../store/records.ts';
import type { Settings } from '../store/types.ts';

export type { Choice, Decision, GameEvent, GameOptions, GameState, GameView, Outcome, Seat } from '../store/engineTypes.ts';
export type { Intent, IntentKind, Lane, Notice, Outbox, OutboxRow, Slot } from '../store/outbox.ts';
export type { ChannelId, GameId, GameRecord, GameStatus, SeatHolder, UserId } from '../store/records.ts';
export type { Settings } from '../store/types.ts';
export { AppError, isAppError } from './error.ts';
export type { AppErrorCode } from './error.ts';

/** Somebody of the guild who does something. */
export interface Person {
  readonly id: UserId;
  readonly name: string;
  /** May administer any game of the guild (a guild permission; the bot looks). A game's host always may administer it. */
  readonly administrator?: boolean;
}

/** The options that people choose; the number of players is the number of seats. */
export type ChosenOptions = Partial<Omit<GameOptions, 'players'>>;

export interface CreateInput {
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly host: Person;
  readonly options?: ChosenOptions;
}

export interface LogFilter {
  readonly turn?: number;
  /** Only so many lines, the latest. */
  readonly last?: number;
}

/** Between how many players the options can be played. */
export interface SeatLimits {
  readonly fewest: number;
  readonly most: number;
}

/** What a person sees who may act. Decisions have the ids that `answer` takes. */
export interface Answered {
  readonly game: GameRecord;
  readonly seat: Seat;
  /** What is open for this person now (automatic players may still be about to act). */
  readonly decisions: ReadonlyArray<Decision>;
}

/** One line of a game's log. */
export interface LogEntry {
  /** The input that caused it; 0: the start of the game. */
  readonly seq: number;
  readonly turn: number;
  readonly at: number;
  readonly event: GameEvent;
}

/**
 * Everything a person can do. Each rejects with an `AppError` (code, message, hint: words for that person) if it can't be
 * done, and then nothing has changed. A bug of ours is logged and is an `AppError`, too, with the code `internal`.
 */
export interface App {
  /** Opens a lobby in a channel that has no other open game; the host takes the first seat. */
  create(input: CreateInput): Promise<GameRecord>;
  join(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Out of a lobby. If the host leaves, the next person is host; when the last person leaves, the lobby is closed. */
  leave(gameId: GameId, person: Person): Promise<GameRecord>;
  addAutomatic(gameId: GameId, person: Person): Promise<GameRecord>;
  removeAutomatic(gameId: GameId, person: Person): Promise<GameRecord>;
  setOptions(gameId: GameId, person: Person, options: ChosenOptions): Promise<GameRecord>;
  start(gameId: GameId, person: Person): Promise<GameRecord>;
  abandon(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Hands a seat of a running game to somebody else, or to an automatic player (`undefined`). For the host, administrators and whoever has the seat. */
  replaceSeat(gameId: GameId, person: Person, seat: Seat, by: Person | undefined): Promise<GameRecord>;
  /** `decisionId` and `choiceIds` as in `openDecisions`. A person with several seats can't exist: one seat a game. */
  answer(gameId: GameId, userId: UserId, decisionId: string, choiceIds: ReadonlyArray<string>): Promise<Answered>;
  /** Takes back the last answer that a person gave, and all that automatic players did since. Host and administrators. */
  undo(gameId: GameId, person: Person): Promise<GameRecord>;

  /** Throws `noSuchGame`. */
  game(gameId: GameId): Promise<GameRecord>;
  /** The lobby or running game of a channel, else the one that ended there last. */
  gameInChannel(channelId: ChannelId): Promise<GameRecord | undefined>;
  /** Lobbies and running games in which this person has a seat, newest first. */
  gamesOf(userId: UserId): Promise<ReadonlyArray<GameRecord>>;
  /** Lobbies and running games of a guild, newest first. */
  gamesOfGuild(guildId: string): Promise<ReadonlyArray<GameRecord>>;
  /** How many seats the game's options allow. */
  seatLimits(gameId: GameId): Promise<SeatLimits>;
  /** What this person (or everybody) may know of a game that has started. */
  viewFor(gameId: GameId, who: UserId | 'public'): Promise<GameView>;
  /** Empty for somebody who has nothing to decide; throws `notYourGame` for somebody without a seat. */
  openDecisions(gameId: GameId, userId: UserId): Promise<ReadonlyArray<Decision>>;
  /** Oldest first. What was taken back is not in it. */
  log(gameId: GameId, who: UserId | 'public', filter?: LogFilter): Promise<ReadonlyArray<LogEntry>>;

  /** Messages to deliver; only the delivery worker uses it. */
  readonly outbox: Outbox;
  /** Calls back after each change that may have put rows in the outbox. Returns what stops it. */
  onOutbox(listener: () => void): () => void;
  readonly settings: Settings;
  /** Throws away delivered messages and the earlier states of ended games after 30 days; games and logs stay. */
  tidy(): Promise<void>;
  /** After a start of the bot: goes on with every game in which automatic players are to act. */
  resume(): Promise<void>;
  /** When automatic players have nothing more to do in any game. */
  idle(): Promise<void>;
  /** Lets the step at hand end, then closes the store. */
  close(): Promise<void>;
}
