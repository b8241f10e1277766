import type Database from 'better-sqlite3';

/** Works that are stored as a whole or not at all, or that only read. One at a time. */
export interface Transactions {
  /** `relaxed`: without waiting for the disk (see `relaxed`). */
  write<Result>(work: () => Promise<Result>, relaxed: boolean): Promise<Result>;
  look<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Within one that writes: if this fails it takes only itself back. */
  part<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface Told {
  /** One that wrote is stored. */
  done(): void;
  /** One that wrote has ended, in whatever way. */
  over(): void;
}

export function transactionsOf(db: Database.Database, told: Told): Transactions {
  const [begin, beginWrite, commit, rollBack] = ['BEGIN', 'BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => db.prepare(sql));
  const [save, release, goBack] = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part'].map((sql) => db.prepare(sql));
  const ending = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      commit?.run();
      return result;
    } catch (error) {
      // SQLite itself has ended it if, for instance, the disk was full.
      if (db.inTransaction) rollBack?.run();
      throw error;
    }
  };
  const write = async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
    async write(work, relaxed) {
      if (!relaxed) return await write(work);
      db.pragma('synchronous = NORMAL');
      try {
        return await write(work);
      } finally {
        db.pragma('synchronous = FULL');
      }
    },
    async look(work) {
      begin?.run();
      return await ending(work);
    },
    async part(work) {
      save?.run();
      try {
        const result = await work();
        release?.run();
        return result;
      } catch (error) {
        if (db.inTransaction) {
          goBack?.run();
          release?.run();
        }
        throw error;
      }
    },
  };
}
