import type { CompiledQuery } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export type StoredValue = string | number | Buffer | null;
export type StoredRow = Readonly<Record<string, StoredValue>>;
/** What a move has noted in the database into which it goes. */
export type MoveNotes = ReadonlyMap<string, string>;

/** One end of a move: a database that no one else has open, and no bot may open, until it is closed. */
export interface End {
  /** As people know it, without a password. */
  readonly name: string;
  readonly dialect: Dialect;
  readonly all: (query: CompiledQuery) => Promise<ReadonlyArray<StoredRow>>;
  /** Of a table, in the order of the alphabet. */
  readonly columns: (table: string) => Promise<ReadonlyArray<string>>;
  /** The latest number that was given to a row of this table, also if that row has gone; 0: none. */
  readonly lastNumber: (table: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The end to which all goes. */
export interface MoveEnd extends End {
  /** What is there: tables of ours; with what an unfinished move has noted, if they are of one. */
  readonly found: { readonly tables: boolean; readonly notes: MoveNotes | undefined };
  /**
   * Makes all tables and the mark of an unfinished move with these notes, in one go. Whatever tables of ours were there
   * go.
   */
  readonly begin: (notes: MoveNotes) => Promise<void>;
  /** Does all of that or nothing. */
  readonly together: (work: () => Promise<void>) => Promise<void>;
  /** From now on rows are numbered behind this one, which is at least 1. */
  readonly numberBehind: (table: string, number: number) => Promise<void>;
  /** What was stored is on disk, also if the machine loses its power, and will be found quickly. */
  readonly settle: () => Promise<void>;
}
