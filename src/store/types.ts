import type { AuditPage, DeedKind, NewAuditEntry } from './audit.ts';
import type { Deliveries } from './deliveries.ts';
import type { GameEvent, Seat } from './engineTypes.ts';
import type { HandStore } from './hands.ts';
import type { Intent, Lane, Outbox } from './outbox.ts';
import type { NoteStore } from './notes.ts';
import type { OrderDone, OrderStore } from './orders.ts';
import type { PollStore } from './polls.ts';
import type { Proposal } from './proposals.ts';
import type { ChannelId, GameId, GameRecord, GameStatus, InputRecord, Spectator, UserId } from './records.ts';
import type { GameResult, Results } from './results.ts';
import type { SessionStore } from './sessions.ts';
import type { TimerRecord, Timers } from './timers.ts';
import type { Vitals } from './vitals.ts';

/** Small remembered things: of the bot, a guild, a game or a person, e.g. scope `user:123`. Values are plain JSON. */
export interface Settings {
  readonly get: (scope: string, key: string) => Promise<unknown>;
  /** Several at once, in the order in which they are named; `undefined` for what is not there. */
  readonly many: (wanted: ReadonlyArray<readonly [scope: string, key: string]>) => Promise<ReadonlyArray<unknown>>;
  readonly set: (scope: string, key: string, value: unknown) => Promise<void>;
  /**
   * Sets the value only if there is none yet; resolves to whether it did. Of several calls at the same time one gets
   * `true`.
   */
  readonly add: (scope: string, key: string, value: unknown) => Promise<boolean>;
  readonly clear: (scope: string, key: string) => Promise<void>;
}

export type NewGame = Pick<
  GameRecord,
  'id' | 'guildId' | 'channelId' | 'hostId' | 'options' | 'pace' | 'level' | 'seats'
>;

/**
 * The fields of a game's record that may change. With `channelId`, what still waits for the old channel goes to the new
 * one.
 */
export type GamePatch = Partial<
  Pick<
    GameRecord,
    | 'channelId'
    | 'hostId'
    | 'status'
    | 'options'
    | 'pace'
    | 'level'
    | 'seats'
    | 'startedAt'
    | 'endedAt'
    | 'outcome'
    | 'paused'
  >
>;

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

/** A change's effect on the state of a game. */
export type StoredStep =
  /** `seed`: with the options and the inputs it gives the game again. */
  | {
      readonly kind: 'start';
      readonly seed: string;
      readonly state: StateText;
      readonly events: ReadonlyArray<NewEvent>;
    }
  /**
   * Inputs in order, the first one after the last input of the game. `keep`: keep the state before, to come back to.
   */
  | {
      readonly kind: 'forward';
      readonly state: StateText;
      readonly inputs: ReadonlyArray<NewInput>;
      readonly events: ReadonlyArray<NewEvent>;
      readonly keep: Keep;
    }
  /** Undoes input `from` and all after it; the state becomes the one kept before `from`, byte for byte. */
  | { readonly kind: 'back'; readonly from: number };

/** `turn`: for good, as the start of that turn. `lately`: as one of the last `snapshotsKept`. */
export type Keep = { readonly as: 'nothing' } | { readonly as: 'lately' | 'turn'; readonly turn: number };

export const snapshotsKept = 50;

export interface NewMessage {
  readonly lane: Lane;
  readonly intent: Intent;
}

/** One transaction: all of it is stored, or nothing. */
export interface GameChange {
  readonly gameId: GameId;
  /** The revision that the change is based on. */
  readonly revision: number;
  readonly at: number;
  readonly game?: GamePatch;
  readonly step?: StoredStep;
  /** The record of what people have been told so far, in the app's own format. */
  readonly announced?: string;
  /** The result of a game that ends with this change. It is removed when the end is undone. */
  readonly result?: GameResult;
  /** Replaces the game's latest proposal. */
  readonly proposal?: Proposal;
  readonly spectators?: { readonly add?: Spectator; readonly remove?: UserId };
  /** An order of a player did this. */
  readonly byOrder?: OrderDone;
  /** Entries for the audit log. */
  readonly audit?: ReadonlyArray<NewAuditEntry>;
  /**
   * All timers of the game, as they are from now on; without it they stay as they were. A game that no longer runs has
   * none.
   */
  readonly timers?: ReadonlyArray<TimerRecord>;
  /**
   * More is to follow soon: messages wait for it until then, and go with those of the next change of this game, which
   * may wait for more itself, but not for longer.
   */
  readonly tellBy?: number;
  /** No person did this: it is no sign of life. */
  readonly unattended?: boolean;
  readonly messages: ReadonlyArray<NewMessage>;
}

export interface StoredState {
  readonly revision: number;
  /** Sequence number of the game's last input, undone ones included. */
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
  /** A person who plays in the game. */
  readonly userId?: UserId;
  /** The owner of a seat that a substitute plays in the game. */
  readonly ownerId?: UserId;
  /** Most games; the newest are taken. */
  readonly most?: number;
}

export interface EventFilter {
  /**
   * The viewer: only what this seat (or everyone) may know. `all`: everything; no one may be shown that while the game
   * goes on.
   */
  readonly who: Seat | 'public' | 'all';
  readonly turn?: number;
  /** Most events; the latest are taken. */
  readonly last?: number;
  /** The first input: only events of this one and of those after it. */
  readonly from?: number;
  /** Selects what was undone at this time, instead of what stands. */
  readonly undoneAt?: number;
}

/** A deletion of a game and of what belongs to it. */
export interface Deletion {
  readonly gameId: GameId;
  readonly revision: number;
  readonly at: number;
  /**
   * Whether to delete also how the game ended, which otherwise goes on counting in the statistics of those who played
   * it.
   */
  readonly withResult: boolean;
  /** The only thing that is kept of the game itself. */
  readonly audit: NewAuditEntry;
}

/**
 * A lock on something that no one else may change meanwhile: a game, or whatever else two people could decide about in
 * the same moment.
 */
export type Lock = `game:${GameId}` | `channel:${ChannelId}` | `guild:${string}` | `user:${UserId}` | 'time';

export interface HeldPart {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
}

/** Work that only one process may do at a time, such as serving a lane. */
export interface Leases {
  /**
   * Takes or prolongs it until then; `false`: another process has it. One that has run out is free, and so is one that
   * runs out much later than this one would: it was taken before the clock was set back.
   */
  readonly take: (name: string, holder: string, until: number, now: number) => Promise<boolean>;
  /** Those that have not run out and whose name begins like this. */
  readonly held: (beginning: string, now: number) => Promise<ReadonlyArray<HeldPart>>;
  /**
   * Those whose name begins like this and that run out much later than `until` run out then: the clock was set back.
   */
  readonly shorten: (beginning: string, until: number) => Promise<void>;
  /** Gives up those of this holder: all, or this one. */
  readonly release: (holder: string, name?: string) => Promise<void>;
}

/**
 * Reads and writes in one transaction: what is read fits together, and what is written is stored as a whole or not at
 * all. A part that fails and is caught rolls back only itself.
 */
export interface Transaction {
  readonly outbox: Outbox;
  readonly deliveries: Deliveries;
  readonly settings: Settings;
  readonly results: Results;
  readonly timers: Timers;
  readonly orders: OrderStore;
  readonly sessions: SessionStore;
  readonly hands: HandStore;
  readonly notes: NoteStore;
  readonly polls: PollStore;
  readonly vitals: Vitals;
  /** A lobby of revision 1. Throws `gameExists` if the id is taken, or was by a game that is deleted. */
  create(
    game: NewGame,
    at: number,
    messages: ReadonlyArray<NewMessage>,
    audit?: ReadonlyArray<NewAuditEntry>,
  ): Promise<GameRecord>;
  game(id: GameId): Promise<GameRecord | undefined>;
  /** Newest first. */
  games(filter: GameFilter): Promise<ReadonlyArray<GameRecord>>;
  /** Throws `conflict` if the game has changed since `change.revision`, `noSuchGame`, `noSnapshot`. */
  commit(change: GameChange): Promise<GameRecord>;
  /** `undefined` for a game that has not started. */
  state(id: GameId): Promise<StoredState | undefined>;
  /** Oldest first. */
  snapshots(id: GameId): Promise<ReadonlyArray<SnapshotInfo>>;
  snapshot(id: GameId, seq: number): Promise<StateText | undefined>;
  /** Returns the seat's last answer to this question that was not undone. */
  answerTo(id: GameId, seat: Seat, decisionId: string): Promise<InputRecord | undefined>;
  /** Returns inputs, oldest first, undone ones included. */
  inputs(id: GameId): Promise<ReadonlyArray<InputRecord>>;
  /** Returns events, oldest first, without what was undone. */
  events(id: GameId, filter: EventFilter): Promise<ReadonlyArray<EventRecord>>;
  /** The seed of a game that has started; `undefined`: an earlier version did not keep it. */
  seed(id: GameId): Promise<string | undefined>;
  spectators(id: GameId): Promise<ReadonlyArray<Spectator>>;
  /** The latest one, open or settled. */
  proposal(id: GameId): Promise<Proposal | undefined>;
  /** Games with a proposal that is still open and should not be any more. */
  overdueProposals(now: number): Promise<ReadonlyArray<GameId>>;
  /** A page of the audit log, also of a deleted game. */
  audit(id: GameId, first: number, count: number): Promise<AuditPage>;
  /** Whether the audit log has such a line about this game. */
  wasDone(id: GameId, kind: DeedKind): Promise<boolean>;
  /** A game that was deleted, and of which guild it was. */
  deleted(id: GameId): Promise<{ readonly guildId: string; readonly at: number } | undefined>;
  /**
   * Removes everything that is stored about a game, its result only if that is wanted. Throws `conflict`, `noSuchGame`.
   */
  remove(deletion: Deletion): Promise<void>;
  /**
   * Deletes delivered messages and the snapshots of games that ended before that time; for games that were archived
   * before it all snapshots but the start of their turn; and what is remembered of games that are gone.
   */
  prune(before: number): Promise<void>;
  /** Returns at most `most` games that ended before that time and whose inputs and events are not packed yet. */
  packable(before: number, most: number): Promise<ReadonlyArray<GameId>>;
  /** Packs inputs and events of such a game, whose snapshots have gone; they are read as before. */
  pack(id: GameId, before: number): Promise<void>;
  readonly leases: Leases;
}

/**
 * The database of games. Used directly, every method is one transaction and resolves when it is on disk. Rejects with
 * `StoreError`; then nothing has changed.
 */
export interface Store extends Transaction {
  /** Tells this process from others on the same database; another one at each start. */
  readonly process: string;
  /**
   * Makes one transaction of all that the work does: all of it is stored, or, if it rejects, nothing. What it rejects
   * with is passed on. No one else, in whatever process, changes what is locked before it ends. Within the work only
   * the given transaction may be used. It may be run again from its beginning if the database asks for that.
   */
  together<T>(locks: ReadonlyArray<Lock>, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Reads only; what is read fits together. */
  look<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls back when something may wait in the outbox that another process has put there. Returns what stops it. */
  onNews(listener: () => void): () => void;
  /**
   * Whether the database still has a connection of that process; one that has lost it for a moment only may have none
   * either.
   */
  isConnected(process: string): Promise<boolean>;
  /** The time of all processes that may have the database: its server's, or this machine's. Milliseconds since 1970. */
  time(): Promise<number>;
  close(): Promise<void>;
}
