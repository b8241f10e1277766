import type { Seat } from './engineTypes.ts';
import type { GameId, UserId } from './records.ts';

/** The kinds of what happens to a question that has waited long enough. */
export const timerKinds = ['remind', 'limit'] as const;
export type TimerKind = (typeof timerKinds)[number];

/** A question that waits for a person. It is there as long as the question is open. */
export interface TimerRecord {
  readonly seat: Seat;
  /** The id as it was shown, so that a question that was undone and asked again is another one. */
  readonly decisionId: string;
  /** The player of the seat, who is waited for. */
  readonly userId: UserId;
  /** Whether no one else may know that this person is asked. */
  readonly secret: boolean;
  /** How many reminders there were. */
  readonly attempt: number;
  /** Milliseconds of waiting that count, up to `countedAt`. */
  readonly spent: number;
  readonly countedAt: number;
  /** The next thing to do, and when; `undefined`: nothing, or the game is paused. */
  readonly due: { readonly at: number; readonly kind: TimerKind } | undefined;
}

/**
 * A gap in time (the bot did not run, or the clock was set) that is being made up for, game by game in the order of
 * their ids.
 */
export interface Break {
  /** Time at which the bot was there last. */
  readonly seenAt: number;
  /** Time at which it was there again. */
  readonly now: number;
  /** The last game for which it was made up; empty: none yet. */
  readonly upTo: GameId | '';
}

/**
 * Times that the bot keeps. They are written together with the change of a game that they belong to (`Change.timers`).
 */
export interface Timers {
  readonly ofGame: (id: GameId) => Promise<ReadonlyArray<TimerRecord>>;
  /** Games in which something is due, the one that waits longest first. */
  readonly dueGames: (now: number) => Promise<ReadonlyArray<GameId>>;
  /** Games in which any question waits for a person. */
  readonly waitingGames: () => Promise<ReadonlyArray<GameId>>;
  /** Lobbies and running games in which no person has done anything for as many days as their pace allows. */
  readonly lifelessGames: (now: number) => Promise<ReadonlyArray<GameId>>;
  /** Running games with a seat whose owner is back by now. */
  readonly returningGames: (now: number) => Promise<ReadonlyArray<GameId>>;
  /** Returns when the bot looked at its timers last; `undefined`: never. */
  readonly seenAt: () => Promise<number | undefined>;
  /** Remembers that it does so now. */
  readonly see: (now: number) => Promise<void>;
  /** Returns the break that is being made up for, and is not at its end yet. */
  readonly break: () => Promise<Break | undefined>;
  /** All timers of these games as they are now, and how far it has come with them, in one transaction. */
  readonly makeUp: (done: Break, timers: ReadonlyMap<GameId, ReadonlyArray<TimerRecord>>) => Promise<void>;
  /**
   * The bot was seen when it was there again; games count as lifeless by so much later (or sooner). In one transaction.
   */
  readonly endBreak: (done: Break) => Promise<void>;
}
