import type { Seat } from './engineTypes.ts';
import type { AutomaticName, GameId, UserId } from './records.ts';

/** Words as their author wrote them, a player of the game, or an automatic player of its lobby. */
export type PollAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'automatic'; readonly name: AutomaticName };

export interface PollVote {
  readonly userId: UserId;
  readonly name: string;
  /** Place in `answers`. */
  readonly answer: number;
}

/** The reasons why no one can vote any more. */
export const pollEnds = ['closed', 'time', 'all', 'game'] as const;
export type PollEnd = (typeof pollEnds)[number];

/** A question to the table. Names and words are as their authors wrote them. */
export interface Poll {
  /** The poll's number within its game, from 1. */
  readonly number: number;
  readonly by: { readonly id: UserId; readonly name: string };
  readonly question: string;
  readonly answers: ReadonlyArray<PollAnswer>;
  /** Whether everyone sees while it is open how the votes stand. */
  readonly openResults: boolean;
  /** Whether everyone sees once it is closed who voted for what. */
  readonly named: boolean;
  /** Whether spectators may vote too; no one waits for them. */
  readonly spectators: boolean;
  readonly at: number;
  readonly closesAt: number;
  /** `undefined`: it is open. */
  readonly ended: PollEnd | undefined;
  readonly votes: ReadonlyArray<PollVote>;
}

/**
 * Polls of all games. An undo does not change them; they go when their game is deleted. Each method is one transaction.
 */
export interface PollStore {
  /** New, or in place of the one with this number. */
  readonly put: (gameId: GameId, poll: Poll) => Promise<void>;
  /** Oldest first. */
  readonly of: (gameId: GameId) => Promise<ReadonlyArray<Poll>>;
  /** Games with an open poll whose time is over. */
  readonly overdue: (now: number) => Promise<ReadonlyArray<GameId>>;
}
