import type { Locale } from '../../../words/index.ts';
import type { GameId, GameRecord } from '../../../store/records.ts';
import type { Poll, PollAnswer } from '../../../store/polls.ts';
import { DAY, HOUR, MINUTE } from '../../model/timing/presets.ts';
import type { Person } from '../../core/person.ts';

export type { Poll, PollAnswer, PollEnd } from '../../../store/polls.ts';

export const fewestAnswers = 2;
export const mostAnswers = 8;
export const mostOpenPolls = 3;
/** Characters, so that question and buttons are read at a glance. */
export const longestQuestion = 200;
export const longestAnswer = 60;
/** How long a poll is open: milliseconds. */
export const pollTime = { least: 5 * MINUTE, usual: 24 * HOUR, most: 14 * DAY } as const;

/** A question for the table. `answers`: none for all players of the game; `time`: as it was typed. */
export interface NewPoll extends Pick<Poll, 'question' | 'openResults' | 'named' | 'spectators'> {
  readonly answers: ReadonlyArray<string>;
  /** How long it is open, as it was typed; without it a day. */
  readonly time: string | undefined;
  /** The language in which that was typed; it is tried first. */
  readonly locale?: Locale;
}

export interface PollView {
  readonly game: GameRecord;
  readonly poll: Poll;
  /** The names of those who voted for each answer, in order of the seats; without those who may not vote any more. */
  readonly votes: ReadonlyArray<{ readonly answer: PollAnswer; readonly names: ReadonlyArray<string> }>;
  /** How many players there are to vote, and how many of them have. */
  readonly players: number;
  readonly voted: number;
}

/** Questions of people to the table; they change nothing in the game. All reject with an `AppError`. */
export interface Polls {
  /** Opens a poll. For players. Rejects with `illegalPoll`, `notYourGame`, `notRunning`. */
  open(gameId: GameId, person: Person, poll: NewPoll): Promise<PollView>;
  /**
   * Casts a vote or replaces the person's last one; the last of all players closes the poll. Rejects with `pollClosed`,
   * `notYourVote`.
   */
  vote(gameId: GameId, person: Person, number: number, answer: number): Promise<PollView>;
  /** Closes a poll. For the person who asked, the host and administrators. Rejects with `pollClosed`, `notAllowed`. */
  close(gameId: GameId, person: Person, number: number): Promise<PollView>;
  /** `undefined`: there is no such poll. */
  look(gameId: GameId, number: number): Promise<PollView | undefined>;
  /** Numbers of those that are open. */
  openIn(gameId: GameId): Promise<ReadonlyArray<number>>;
}
