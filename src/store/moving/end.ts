import type { CompiledQuery } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export type StoredValue = string | number | Buffer | null;
export type StoredRow = Readonly<Record<string, StoredValue>>;
/** The notes of a move in the database into which it goes. */
export type MoveNotes = ReadonlyMap<string, string>;

/** One end of a move: a database that no one else has open, and no bot may open, until it is closed. */
export interface End {
  /** The database's name for people, without a password. */
  readonly name: string;
  readonly dialect: Dialect;
  readonly all: (query: CompiledQuery) => Promise<ReadonlyArray<StoredRow>>;
  /** Returns a table's columns, in alphabetical order. */
  readonly columns: (table: string) => Promise<ReadonlyArray<string>>;
  /** Returns the latest number that was given to a row of this table, even if that row has gone; 0: none. */
  readonly lastNumber: (table: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The end to which all goes. */
export interface MoveEnd extends End {
  /**
   * The present contents: whether tables of ours are there, and the notes of an unfinished move, if they are of one.
   */
  readonly found: { readonly tables: boolean; readonly notes: MoveNotes | undefined };
  /**
   * Makes all tables and the mark of an unfinished move with these notes, in one go. Whatever tables of ours were there
   * go.
   */
  readonly begin: (notes: MoveNotes) => Promise<void>;
  /** Does all of that or nothing. */
  readonly together: (work: () => Promise<void>) => Promise<void>;
  /** Numbers rows behind this one, which is at least 1, from now on. */
  readonly numberBehind: (table: string, number: number) => Promise<void>;
  /** Makes sure that what was stored is on disk, even if the machine loses its power, and will be found quickly. */
  readonly settle: () => Promise<void>;
}
