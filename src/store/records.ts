import type { Level } from '../players/levels.ts';
import type { GameOptions, Outcome, Seat } from './engineTypes.ts';

export type { Level } from '../players/levels.ts';

/** Short and speakable, such as `adama-417`; people type it in commands. */
export type GameId = string;
/** Discord's id of a person. */
export type UserId = string;
export type ChannelId = string;

/** The states of a game. `archived`: out of use because nothing happened any more; it can be revived. */
export const gameStatuses = ['lobby', 'running', 'over', 'abandoned', 'archived'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** An automatic player's number in its game, from 1: they have no names but what each language calls that number. */
export interface AutomaticName {
  readonly automatic: number;
}
/** A player's name: people as they wrote it. */
export type PlayerName = string | AutomaticName;

/**
 * The player of a seat; the seat's number is its place in `GameRecord.seats`, and the engine's `Seat` once the game
 * runs. While its owner is away, the holder is the substitute: the holder alone is asked, answers, and knows the seat's
 * secrets.
 */
export type SeatHolder =
  | { readonly kind: 'user'; readonly userId: UserId; readonly name: string; readonly standsInFor?: Owner }
  /** `level`: of its own; without it, it plays as well as the game says. */
  | { readonly kind: 'automatic'; readonly name: AutomaticName; readonly level?: Level; readonly standsInFor?: Owner };

/** A person in a seat. */
export type PersonSeat = Extract<SeatHolder, { readonly kind: 'user' }>;

/** The person whose seat it is while someone else plays it. */
export interface Owner {
  readonly userId: UserId;
  readonly name: string;
  /** Time at which the seat goes back by itself. */
  readonly until: number;
}

export const limitAnswers = ['default', 'automatic', 'pause'] as const;

/** How a game deals with people who don't answer. Times are minutes, 0: never. */
export interface PaceOptions {
  /** A question is reminded of after so long, and once more after `remindAgain`. */
  readonly remindAfter: number;
  /** Longer than `remindAfter`; left out: twice as long. */
  readonly remindAgain?: number;
  /** How long a question may wait of which everyone knows who is asked. */
  readonly limit: number;
  /** How long a window of reactions stays open, in which no one may know who is asked. */
  readonly reactionLimit: number;
  /** The effect of the limit: the question's default answer, that of an automatic player, or a pause of the game. */
  readonly atLimit: (typeof limitAnswers)[number];
  /** Number of days without a person who does anything after which the game is archived. */
  readonly archiveAfter: number;
}

/** A game's pause: while it lasts, nothing is answered and no time runs out. */
export interface Pause {
  readonly at: number;
  /** The person who paused it, as they wrote their name; `undefined`: the bot itself. */
  readonly by: string | undefined;
}

export interface GameRecord {
  readonly id: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly hostId: UserId;
  readonly status: GameStatus;
  /** `players` is always the number of seats taken. */
  readonly options: GameOptions;
  readonly pace: PaceOptions;
  /** How well automatic players play that have no level of their own. */
  readonly level: Level;
  readonly seats: ReadonlyArray<SeatHolder>;
  /** Milliseconds since 1970, as everywhere in the store. */
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
  /** Time of the last change of any kind. */
  readonly changedAt: number;
  /** Time of the last change that a person made; later if the bot was not there for a while. */
  readonly livelyAt: number;
  /** Counts every stored change of the game (inputs, lobby changes, undo); never goes back. */
  readonly revision: number;
  /**
   * How often something was undone. Decision ids shown to people carry it, so that an old button never answers a new
   * question.
   */
  readonly undone: number;
  readonly outcome: Outcome | undefined;
  /** `undefined`: the game goes on. */
  readonly paused: Pause | undefined;
}

/** A spectator: knows what everyone knows. */
export interface Spectator {
  readonly userId: UserId;
  readonly name: string;
}

/** The answerers other than people: an automatic player, or the timer for someone whose time has run out. */
export const answeredFor = ['automatic', 'timer'] as const;

/** Whether a person gave this answer, just then and with their own hands. */
export function isByPerson({ by }: Pick<InputRecord, 'by'>): boolean {
  return !answeredFor.some((each) => each === by);
}

/** One answer, as it was given. Inputs are never deleted: an undone one has `undoneAt`. */
export interface InputRecord {
  readonly seq: number;
  readonly seat: Seat;
  /** `timer`: for a person whose time had run out. */
  readonly by: UserId | (typeof answeredFor)[number];
  /** The engine's own id of the decision. */
  readonly decisionId: string;
  readonly choice: ReadonlyArray<string>;
  /** Whether only the asked seat knew that it was asked. */
  readonly secret: boolean;
  readonly at: number;
  readonly undoneAt: number | undefined;
}
