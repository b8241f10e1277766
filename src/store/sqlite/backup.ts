import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import { asStoreError } from './failures.ts';
import { keepPrivate, lookAtFile } from './files.ts';
import { checkHealth, checkOrigin } from './open.ts';
import { givingBack } from './space.ts';

export interface Backup {
  readonly bytes: number;
  /** How many games are in it. */
  readonly games: number;
}

/**
 * More pages than any database has: all of them in one step, since a step that comes after a change begins from the
 * start.
 */
const allPages = 0x7fff_ffff;

/**
 * Copies a database, even while a bot works with it, as it is at this moment, and reads the copy through. It never
 * replaces a file, and under its name it is whole. Compact, it takes longer, leaves out the pages that are free, and
 * whatever version made the database, gives back what becomes free in it (`space.ts`). Rejects with a `StoreError` if
 * it can't be made; then there is no trace of it.
 */
export async function backUp(
  from: string,
  to: string,
  { compact = false }: { readonly compact?: boolean } = {},
): Promise<Backup> {
  if (statSync(from, { throwIfNoEntry: false })?.isFile() !== true)
    throw new StoreError('noDatabase', `There is no database ${from}. Name it with --from or DATABASE_PATH.`);
  if (statSync(to, { throwIfNoEntry: false }) !== undefined)
    throw new StoreError('backupExists', `${to} is there already, and a backup replaces nothing. Choose another name.`);
  lookAtFile(to);
  const part = `${to}.part`;
  removePart(part);
  try {
    keepPrivate(part);
    await copy(from, part, compact);
    const games = readThrough(part);
    const { size: bytes } = statSync(part);
    settle(part);
    renameSync(part, to);
    settle(dirname(to));
    return { bytes, games };
  } catch (error) {
    removePart(part);
    throw asStoreError(error, part);
  }
}

function removePart(part: string): void {
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${ending}`, { force: true });
}

async function copy(from: string, part: string, compact: boolean): Promise<void> {
  const db = openedToRead(from);
  try {
    if (!compact) await db.backup(part, { progress: () => allPages });
    else {
      // A damaged one can't be put in order, and SQLite would not say why.
      checkHealth(db, from);
      givingBack(db);
      db.prepare('VACUUM INTO ?').run(part);
    }
  } finally {
    db.close();
  }
}

function openedToRead(from: string): Database.Database {
  try {
    const db = new Database(from, { readonly: true, timeout: 5000 });
    checkOrigin(db, from);
    return db;
  } catch (error) {
    throw asStoreError(error, from);
  }
}

/** How many games are in it. Afterwards all of it is in one file. */
function readThrough(part: string): number {
  const db = new Database(part);
  try {
    db.pragma('journal_mode = DELETE');
    checkHealth(db, part);
    return db.prepare<[], { n: number }>('SELECT count(*) AS n FROM games').get()?.n ?? 0;
  } finally {
    db.close();
  }
}

/** Waits until a file's contents, or a folder's names, are on disk. */
function settle(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
