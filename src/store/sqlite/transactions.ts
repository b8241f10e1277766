import type Database from 'better-sqlite3';
import type { Durability } from './patience.ts';

/** Works that are stored as a whole or not at all, or that only read. One at a time. */
export interface SqliteTransactions {
  /** `relaxed`: without waiting for the disk (see `Patience`). */
  readonly write: <Result>(work: () => Promise<Result>, relaxed: boolean) => Promise<Result>;
  readonly look: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs a part of a writing transaction: if it fails it rolls back only itself. */
  readonly part: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Whether one that writes is under way. */
  readonly isWriting: () => boolean;
  /**
   * Whether what is done now could still be stored. SQLite itself ends a transaction if, for instance, the disk is
   * full.
   */
  readonly isSound: () => boolean;
  /**
   * Runs a statement. Within a transaction that SQLite has ended none is run any more, because it would be stored by
   * itself: each ends with the error that ended the transaction, and so does the transaction.
   */
  readonly step: <Result>(statement: () => Result) => Result;
}

interface Told {
  /** One that wrote is stored. */
  readonly done: () => void;
  /** One that wrote has ended, in whatever way. */
  readonly over: () => void;
  /**
   * Begins a part that may be rolled back alone; the returned function drops everything that the part wanted to tell.
   */
  readonly begun: () => () => void;
}

export function transactionsOf(db: Database.Database, patience: Durability, told: Told): SqliteTransactions {
  const [begin, beginWrite, commit, rollBack] = ['BEGIN', 'BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) =>
    db.prepare(sql),
  );
  const [save, release, goBack] = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part'].map((sql) => db.prepare(sql));
  let writes = false;
  /** The cause that ended the writing transaction before its end. */
  let broken: { readonly by: unknown } | undefined;

  const step: SqliteTransactions['step'] = (statement) => {
    if (broken !== undefined) throw broken.by;
    try {
      return statement();
    } catch (error) {
      if (writes && !db.inTransaction) broken = { by: error };
      throw error;
    }
  };
  const ending = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      step(() => commit?.run());
      return result;
    } catch (error) {
      if (db.inTransaction) rollBack?.run();
      throw broken === undefined ? error : broken.by;
    }
  };
  const write: SqliteTransactions['write'] = async (work, relaxed) => {
    patience(relaxed);
    beginWrite?.run();
    writes = true;
    try {
      const result = await ending(work);
      told.done();
      return result;
    } finally {
      writes = false;
      broken = undefined;
      told.over();
    }
  };
  const isSound = (): boolean => broken === undefined && db.inTransaction;
  const undoPart = (): void => {
    try {
      goBack?.run();
      release?.run();
    } catch (error) {
      // What is half done must not be stored with the rest.
      broken = { by: error };
    }
  };
  return {
    write,
    async look(work) {
      begin?.run();
      return await ending(work);
    },
    async part(work) {
      step(() => save?.run());
      const takeBack = told.begun();
      try {
        const result = await work();
        step(() => release?.run());
        return result;
      } catch (error) {
        takeBack();
        if (isSound()) undoPart();
        throw error;
      }
    },
    isWriting: () => writes,
    isSound,
    step,
  };
}
