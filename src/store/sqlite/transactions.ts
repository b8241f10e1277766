import type Database from 'better-sqlite3';
import type { Patience } from './patience.ts';

/** Works that are stored as a whole or not at all, or that only read. One at a time. */
export interface Transactions {
  /** `relaxed`: without waiting for the disk (see `Patience`). */
  readonly write: <Result>(work: () => Promise<Result>, relaxed: boolean) => Promise<Result>;
  readonly look: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Within one that writes: if this fails it takes only itself back. */
  readonly part: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** One has begun and not ended. SQLite itself ends it if, for instance, the disk is full. */
  readonly lasts: () => boolean;
}

interface Told {
  /** One that wrote is stored. */
  readonly done: () => void;
  /** One that wrote has ended, in whatever way. */
  readonly over: () => void;
  /** Something begins that may be taken back alone: what is returned takes back whatever it wanted to tell. */
  readonly begun: () => () => void;
}

export function transactionsOf(db: Database.Database, patience: Patience, told: Told): Transactions {
  const [begin, beginWrite, commit, rollBack] = ['BEGIN', 'BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => db.prepare(sql));
  const [save, release, goBack] = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part'].map((sql) => db.prepare(sql));
  const lasts = (): boolean => db.inTransaction;
  const ending = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      commit?.run();
      return result;
    } catch (error) {
      if (lasts()) rollBack?.run();
      throw error;
    }
  };
  const write: Transactions['write'] = async (work, relaxed) => {
    patience(relaxed);
    beginWrite?.run();
    try {
      const result = await ending(work);
      told.done();
      return result;
    } finally {
      told.over();
    }
  };
  return {
    write,
    async look(work) {
      begin?.run();
      return await ending(work);
    },
    async part(work) {
      save?.run();
      const takeBack = told.begun();
      try {
        const result = await work();
        release?.run();
        return result;
      } catch (error) {
        takeBack();
        if (lasts()) {
          goBack?.run();
          release?.run();
        }
        throw error;
      }
    },
    lasts,
  };
}
