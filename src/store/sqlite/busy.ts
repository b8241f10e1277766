import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { createGate } from '../sql/gate.ts';

/**
 * Milliseconds for which another program may keep the database locked before the caller gets an error; no one else
 * waits meanwhile.
 */
export const lockPatience = 20_000;
/** Milliseconds between two attempts: the first pause, and the longest. */
const [firstPause, longestPause] = [2, 50];
/** Milliseconds that SQLite itself waits for a lock, and the whole program with it. */
const blockingPatience = 0;

/** Another program has a lock on the database; the statement has done nothing. */
export function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/**
 * Makes a lock of another program an error at once (`isBusy`), from now on, so that only those wait who need what is
 * locked.
 */
export function waitElsewhere(db: Database.Database): void {
  db.pragma(`busy_timeout = ${blockingPatience}`);
}

/**
 * Repeats work that another program's lock keeps from being done, with pauses in which the rest of the program goes on.
 * Throws SQLite's error if the lock lasts longer than `patience`. `since`: from when on that counts, by
 * `performance.now()`.
 */
export async function despiteLocks<Result>(
  work: () => Promise<Result>,
  { patience = lockPatience, since = performance.now() }: { patience?: number; since?: number } = {},
): Promise<Result> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - since >= patience) throw error;
    }
    await wait(pause);
  }
}

/** Writes despite locks (`despiteLocks`), in the order in which they came. `since`: when that was. */
export type WriteDespiteLocks = <Result>(work: () => Promise<Result>, since?: number) => Promise<Result>;

/**
 * Returns a function that runs writes in order. `longest`: milliseconds after which a write that waits for earlier ones
 * is rejected with `tooLong()`.
 */
export function writingInOrder(
  longest: number,
  tooLong: () => Error,
  patience: number = lockPatience,
): WriteDespiteLocks {
  const line = createGate(longest, tooLong);
  let waiting = 0;
  return async (work, since = performance.now()) => {
    if (waiting === 0) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
    }
    waiting += 1;
    try {
      return await line.alone(() => despiteLocks(work, { patience, since }));
    } finally {
      waiting -= 1;
    }
  };
}
