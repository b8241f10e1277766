import type { GameOptions, Outcome, Seat } from './engineTypes.ts';

/** Short and speakable, such as `adama-417`; people type it in commands. */
export type GameId = string;
/** Discord's id of a person. */
export type UserId = string;
export type ChannelId = string;

export const gameStatuses = ['lobby', 'running', 'over', 'abandoned'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** Who plays a seat; the seat's number is its place in `GameRecord.seats`, and the engine's `Seat` once the game runs. */
export type SeatHolder =
  | { readonly kind: 'user'; readonly userId: UserId; readonly name: string }
  | { readonly kind: 'automatic'; readonly name: string };

export interface GameRecord {
  readonly id: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly hostId: UserId;
  readonly status: GameStatus;
  /** `players` is always the number of seats taken. */
  readonly options: GameOptions;
  readonly seats: ReadonlyArray<SeatHolder>;
  /** Milliseconds since 1970, as everywhere in the store. */
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
  /** Of the last change of any kind. */
  readonly changedAt: number;
  /** Counts every stored change of the game (inputs, lobby changes, undo); never goes back. */
  readonly revision: number;
  /** How often something was taken back. Decision ids shown to people carry it, so that an old button never answers a new question. */
  readonly undone: number;
  readonly outcome: Outcome | undefined;
}

/** One answer, as it was given. Inputs are never deleted: what was taken back has `undoneAt`. */
export interface InputRecord {
  readonly seq: number;
  readonly seat: Seat;
  readonly by: UserId | 'automatic';
  /** The engine's own id of the decision. */
  readonly decisionId: string;
  readonly choice: ReadonlyArray<string>;
  readonly at: number;
  readonly undoneAt: number | undefined;
}
