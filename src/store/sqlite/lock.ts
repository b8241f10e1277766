import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import { asStoreError } from './failures.ts';
import { keepPrivate } from './files.ts';

export interface DatabaseLock {
  /** Whether the database is as its last process left it, and that process closed it in order. */
  readonly untouched: boolean;
  /** Releases the lock. `closed`: the database was closed in order, and the next process to open it may know. */
  release(closed: boolean): void;
}

/**
 * Keeps a second bot away from the same database, while backups and a look with the sqlite3 shell stay possible. The
 * lock is SQLite's own on a small file beside the database: the system lets go of it however the process ends, so it
 * is never left over. While no one has the database open, a mark in that file says how it was left.
 */
export function lockDatabase(path: string): DatabaseLock {
  const lock = openLock(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    const untouched = takeMark(lock, path);
    return {
      untouched,
      release(closed) {
        try {
          if (closed) leaveMark(lock, path);
        } finally {
          lock.close();
        }
      },
    };
  } catch (error) {
    lock.close();
    throw alreadyOpen(path, error);
  }
}

/** Whether the mark of a close in order is there and still true. It is gone before anything is done to the database. */
function takeMark(lock: Database.Database, path: string): boolean {
  if (lock.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'closed'`).get() === undefined) return false;
  const marked = lock.prepare<[], { file: string }>('SELECT file FROM closed').get()?.file;
  lock.exec('DROP TABLE closed; COMMIT; BEGIN EXCLUSIVE');
  return marked !== undefined && marked === fingerprint(path);
}

function leaveMark(lock: Database.Database, path: string): void {
  const file = fingerprint(path);
  if (file === undefined) return;
  lock.exec('CREATE TABLE closed (file TEXT NOT NULL) STRICT');
  lock.prepare('INSERT INTO closed (file) VALUES (?)').run(file);
  lock.exec('COMMIT');
}

/**
 * Size and time of the last change, which no program leaves as they were. `undefined`: something is still to be brought
 * into the file.
 */
function fingerprint(path: string): string | undefined {
  // A process that has only looked may leave an empty one.
  const waits = (ending: string): boolean => (statSync(`${path}${ending}`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (waits('-wal') || waits('-journal')) return undefined;
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file === undefined ? undefined : `${file.size} ${file.mtimeNs}`;
}

function openLock(path: string): Database.Database {
  try {
    keepPrivate(`${path}.lock`);
    return new Database(`${path}.lock`, { timeout: 0 });
  } catch (error) {
    throw asStoreError(error, path);
  }
}

function alreadyOpen(path: string, error: unknown): StoreError {
  const known = asStoreError(error, path);
  if (known.code !== 'locked') return known;
  return new StoreError(
    'locked',
    `The database ${path} is in use by another process, probably a bot that is still running. Stop that one first.`,
    error,
  );
}
