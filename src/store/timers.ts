import type { Seat } from './engineTypes.ts';
import type { GameId, UserId } from './records.ts';

/** What happens to a question that has waited long enough. */
export const timerKinds = ['remind', 'limit'] as const;
export type TimerKind = (typeof timerKinds)[number];

/** A question that waits for a person. It is there as long as the question is open. */
export interface TimerRecord {
  readonly seat: Seat;
  /** As it was shown, so that a question that was taken back and asked again is another one. */
  readonly decisionId: string;
  /** Who plays the seat and is waited for. */
  readonly userId: UserId;
  /** Whether nobody else may know that this person is asked. */
  readonly secret: boolean;
  /** How many reminders there were. */
  readonly attempt: number;
  /** Milliseconds of waiting that count, up to `countedAt`. */
  readonly spent: number;
  readonly countedAt: number;
  /** What is to be done next, and when; `undefined`: nothing, or the game stands still. */
  readonly due: { readonly at: number; readonly kind: TimerKind } | undefined;
}

/** What a gap in time (the bot did not run, or the clock was set) changes. */
export interface MadeUp {
  /** From now on the bot was seen at this time. */
  readonly seenAt: number;
  /** All timers of these games, as they are now. */
  readonly timers: ReadonlyMap<GameId, ReadonlyArray<TimerRecord>>;
  /** By how much later (or, if negative, sooner) games count as lifeless. */
  readonly shift: number;
}

/** Times that the bot keeps. They are written together with the change of a game that they belong to (`Change.timers`). */
export interface Timers {
  ofGame(id: GameId): Promise<ReadonlyArray<TimerRecord>>;
  /** Games in which something is due, the one that waits longest first. */
  dueGames(now: number): Promise<ReadonlyArray<GameId>>;
  /** Games in which any question waits for a person. */
  waitingGames(): Promise<ReadonlyArray<GameId>>;
  /** Lobbies and running games in which no person has done anything for as many days as their pace allows. */
  lifelessGames(now: number): Promise<ReadonlyArray<GameId>>;
  /** Running games with a seat whose owner is back by now. */
  returningGames(now: number): Promise<ReadonlyArray<GameId>>;
  /** When the bot looked at its timers last; `undefined`: never. */
  seenAt(): Promise<number | undefined>;
  /** Remembers that it does so now. */
  see(now: number): Promise<void>;
  /** In one transaction. */
  makeUp(change: MadeUp): Promise<void>;
}
