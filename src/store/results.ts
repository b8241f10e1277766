import type { GameOptions, Outcome, Seat } from './engineTypes.ts';
import type { GameId, UserId } from './records.ts';

/** Cylon Leaders and the Sympathetic Cylon belong to no team: they win or lose by their Agenda. */
export const sides = ['human', 'cylon', 'cylonLeader', 'sympatheticCylon'] as const;
export type Side = (typeof sides)[number];

/**
 * How fast the person of a seat answered: milliseconds from the game's answer before, which anyone may have given, to
 * each of theirs.
 */
export interface AnswerTimes {
  readonly answers: number;
  readonly total: number;
  readonly median: number;
  readonly longest: number;
}

/** How a game was set up and how long it took. */
export interface GameCourse {
  readonly options: GameOptions;
  readonly players: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Days (UTC) on which someone answered. */
  readonly days: number;
  /** No option of it goes against the rulebooks and their published rulings. */
  readonly byTheBook: boolean;
}

/** The course of a game that its result remembers, besides how it ended. */
export interface RememberedCourse extends GameCourse {
  /** Answer times by seat; `undefined`: the seat's person gave none. */
  readonly answers: ReadonlyArray<AnswerTimes | undefined>;
}

/** How a seat ended; `userId` `undefined`: an automatic player. */
export interface SeatResult {
  readonly seat: Seat;
  readonly userId: UserId | undefined;
  /** A person's name; empty for an automatic player. */
  readonly name: string;
  readonly character: string | undefined;
  readonly side: Side;
  readonly won: boolean;
  /** A person's achievements, by name. */
  readonly achievements?: ReadonlyArray<string>;
  readonly answers?: AnswerTimes;
}

/** Something that a person has earned, in the first game that it was earned in. */
export interface EarnedAchievement {
  readonly achievement: string;
  readonly gameId: GameId;
  readonly endedAt: number;
  /** Number of games it was in. */
  readonly games: number;
}

/** Something that a person has earned in a game and in none that ended before. */
export interface NewAchievement {
  readonly seat: Seat;
  readonly achievement: string;
}

/** Cards that are counted by what became of them: a Mission was passed, a Mutiny card played, a Motive fulfilled. */
export const countedCards = ['mission', 'mutiny', 'motive'] as const;
export type CountedCard = (typeof countedCards)[number];

/** `seat`: who turned it up, played it or held it. */
export interface CardResult {
  readonly kind: CountedCard;
  readonly card: string;
  readonly seat: Seat;
  readonly worked: boolean;
}

/** How a game ended, for the statistics. */
export interface GameResult {
  readonly winner: Outcome['winner'];
  readonly cause: Outcome['cause'];
  readonly turns: number;
  readonly seats: ReadonlyArray<SeatResult>;
  readonly cards: ReadonlyArray<CardResult>;
  readonly course?: GameCourse;
}

/** Games and how many of them were won. */
export interface Tally {
  readonly games: number;
  readonly won: number;
}

export interface CharacterTally extends Tally {
  readonly character: string;
}

export interface CardTally {
  readonly card: string;
  readonly times: number;
  readonly worked: number;
}

export interface PersonTally extends Tally {
  readonly userId: UserId;
  /** The name in the latest of the games. */
  readonly name: string;
}

/** A filter for the games that count: they match all of the filled-in fields. */
export interface ResultFilter {
  readonly guildId?: string;
  /** A person: only games that they played to the end, and only their seats in them. */
  readonly userId?: UserId;
  readonly character?: string;
}

export interface Statistics {
  readonly games: number;
  readonly turns: { readonly fewest: number; readonly mean: number; readonly most: number } | undefined;
  /** Games by winner. */
  readonly winners: Readonly<Record<Outcome['winner'], number>>;
  /** Games by what ended them, the most frequent first. */
  readonly causes: ReadonlyArray<{
    readonly winner: Outcome['winner'];
    readonly cause: Outcome['cause'];
    readonly games: number;
  }>;
  /** Seats of people by side. */
  readonly people: Readonly<Record<Side, Tally>>;
  /** Seats of automatic players by side; none when asked for a person. */
  readonly automatic: Readonly<Record<Side, Tally>>;
  /** Seats of people by character, the most played first. */
  readonly characters: ReadonlyArray<CharacterTally>;
  /** Tallies over people and automatic players, the most frequent first. */
  readonly cards: Readonly<Record<CountedCard, ReadonlyArray<CardTally>>>;
  /** The people who played most, first; at most 10. */
  readonly persons: ReadonlyArray<PersonTally>;
}

/** Computed by the database from the results of games that are over. They outlive their games. */
export interface Results {
  readonly statistics: (filter: ResultFilter) => Promise<Statistics>;
  /** Whether the result of this game is kept. */
  readonly has: (gameId: GameId) => Promise<boolean>;
  /** Returns what a person has earned, the latest first; `guildId`: on that server alone. */
  readonly achievements: (
    filter: Pick<ResultFilter, 'guildId'> & { readonly userId: UserId },
  ) => Promise<ReadonlyArray<EarnedAchievement>>;
  /** `undefined`: of no result, or of one that an earlier version kept. */
  readonly course: (gameId: GameId) => Promise<RememberedCourse | undefined>;
  readonly newAchievements: (gameId: GameId) => Promise<ReadonlyArray<NewAchievement>>;
  /** Games that are over and have no result, or one of a version that knew no achievements. */
  readonly missing: () => Promise<ReadonlyArray<GameId>>;
}
