import Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import { asStoreError } from './failures.ts';
import { keepPrivate } from './files.ts';

/**
 * Keeps a second bot away from the same database, while backups and a look with the sqlite3 shell stay possible. The
 * lock is SQLite's own on an empty file beside the database: the system lets go of it however the process ends, so it
 * is never left over.
 */
export function lockDatabase(path: string): { release(): void } {
  const lock = openLock(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw alreadyOpen(path, error);
  }
  return { release: () => lock.close() };
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
  return new StoreError('locked', `The database ${path} is in use by another process, probably a bot that is still running. Stop that one first.`, error);
}
