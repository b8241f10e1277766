import type { GameEvent, Seat } from './engineTypes.ts';
import type { Intent, Lane, Outbox } from './outbox.ts';
import type { ChannelId, GameId, GameRecord, GameStatus, InputRecord, UserId } from './records.ts';

/** Small remembered things: of the bot, a guild, a game or a person, e.g. scope `user:123`. Values are plain JSON. */
export interface Settings {
  get(scope: string, key: string): unknown;
  set(scope: string, key: string, value: unknown): void;
  clear(scope: string, key: string): void;
}

export type NewGame = Pick<GameRecord, 'id' | 'guildId' | 'channelId' | 'hostId' | 'options' | 'seats'>;

/** What may change of a game's record. */
export type GamePatch = Partial<Pick<GameRecord, 'hostId' | 'status' | 'options' | 'seats' | 'startedAt' | 'endedAt' | 'outcome'>>;

export type NewInput = Omit<InputRecord, 'at' | 'undoneAt'>;

/** An event with the input that caused it (0: the start) and the turn in which it happened. */
export interface NewEvent {
  readonly seq: number;
  readonly turn: number;
  readonly event: GameEvent;
}

/** A game's state as text of its own choice (JSON), and the version of the program that can read it. */
export interface StateText {
  readonly version: number;
  readonly text: string;
}

/** What a change does to the state of a game. */
export type Step =
  | { readonly kind: 'start'; readonly state: StateText; readonly events: ReadonlyArray<NewEvent> }
  /** Inputs in order, the first one after the last input of the game. `keep`: keep the state before, to come back to. */
  | { readonly kind: 'forward'; readonly state: StateText; readonly inputs: ReadonlyArray<NewInput>; readonly events: ReadonlyArray<NewEvent>; readonly keep: Keep }
  /** Takes back input `from` and all after it; the state becomes the one kept before `from`, byte for byte. */
  | { readonly kind: 'back'; readonly from: number };

/** `turn`: for good, as the start of that turn. `lately`: as one of the last `snapshotsKept`. */
export type Keep = { readonly as: 'nothing' } | { readonly as: 'lately' | 'turn'; readonly turn: number };

export const snapshotsKept = 50;

export interface NewMessage {
  readonly lane: Lane;
  readonly intent: Intent;
}

/** One transaction: all of it is stored, or nothing. */
export interface Change {
  readonly gameId: GameId;
  /** The revision that the change is based on. */
  readonly revision: number;
  readonly at: number;
  readonly game?: GamePatch;
  readonly step?: Step;
  /** What people have been told so far, in words of the app's own. */
  readonly announced?: string;
  readonly messages: ReadonlyArray<NewMessage>;
}

export interface StoredState {
  readonly revision: number;
  /** Of the last input ever, also if it was taken back. */
  readonly lastSeq: number;
  readonly state: StateText;
  readonly announced: string;
}

export interface SnapshotInfo {
  /** The state is the one before this input. */
  readonly seq: number;
  readonly turn: number;
  readonly turnStart: boolean;
}

export interface EventRecord extends NewEvent {
  readonly at: number;
}

export interface GameFilter {
  readonly statuses?: ReadonlyArray<GameStatus>;
  readonly channelId?: ChannelId;
  readonly guildId?: string;
  readonly userId?: UserId;
}

export interface EventFilter {
  /** Only what this seat (or everybody) may know. */
  readonly who: Seat | 'public';
  readonly turn?: number;
  /** Only so many, the latest. */
  readonly last?: number;
}

/**
 * Where games live. Every method is one transaction and returns when it is on disk. Throws `StoreError`; then nothing
 * has changed.
 */
export interface Store {
  readonly outbox: Outbox;
  readonly settings: Settings;
  /** A lobby of revision 1. Throws `gameExists` if the id is taken. */
  create(game: NewGame, at: number, messages: ReadonlyArray<NewMessage>): GameRecord;
  game(id: GameId): GameRecord | undefined;
  /** Newest first. */
  games(filter: GameFilter): ReadonlyArray<GameRecord>;
  /** Throws `conflict` if the game has changed since `change.revision`, `noSuchGame`, `noSnapshot`. */
  commit(change: Change): GameRecord;
  /** `undefined` for a game that has not started. */
  state(id: GameId): StoredState | undefined;
  /** Oldest first. */
  snapshots(id: GameId): ReadonlyArray<SnapshotInfo>;
  snapshot(id: GameId, seq: number): StateText | undefined;
  /** Oldest first, those taken back included. */
  inputs(id: GameId): ReadonlyArray<InputRecord>;
  /** The last input by a person that was not taken back. */
  lastInputByPerson(id: GameId): InputRecord | undefined;
  /** Oldest first, without what was taken back. */
  events(id: GameId, filter: EventFilter): ReadonlyArray<EventRecord>;
  /** Forgets delivered messages and the snapshots of games that ended before that time. */
  prune(before: number): void;
  close(): void;
}

