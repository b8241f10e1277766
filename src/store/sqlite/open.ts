import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import { migrations } from '../migrations/index.ts';
import { askGuilds, askOwnerSettings, nobodys, noteOwner, ownedBy } from '../owner.ts';
import type { Claim, Owned } from '../owner.ts';
import { tableNames } from '../sql/tableNames.ts';
import { notWhole, unfinishedMove } from '../sql/unfinishedMove.ts';
import { asStoreError } from './failures.ts';
import { keepPrivate, lookAtFile } from './files.ts';
import { lockDatabase } from './lock.ts';
import { givingBack } from './space.ts';

/** Marks a database as ours (SQLite's `application_id`). */
const ours = 0x42_53_47_31;

/** Endings of the files that SQLite may have left beside a database. */
export const companions = ['-wal', '-shm', '-journal'] as const;

export interface OpenDatabase {
  readonly db: Database.Database;
  close(): void;
}

/**
 * Opens the database at `path` (created if there is none; `:memory:` for one that is gone when closed) and brings it up
 * to date. `claim` decides whether this process may have it. Throws `StoreError` in words for the operator of the bot,
 * and leaves the file untouched then.
 */
export function openDatabase(path: string, claim?: Claim): OpenDatabase {
  if (path === ':memory:')
    return owned(
      ready(inMemory(), () => {}),
      claim?.(nobodys),
    );
  const found = lookAtFile(path);
  const lock = lockDatabase(path);
  let touched = false;
  try {
    const whose = found === 'existing' ? inspect(path, lock.untouched) : nobodys;
    const owner = claim?.(whose);
    touched = true;
    keepPrivate(path);
    for (const companion of companions.map((ending) => `${path}${ending}`))
      if (existsSync(companion)) keepPrivate(companion);
    return owned(
      ready(new Database(path), () => {
        lock.release(true);
      }),
      owner,
    );
  } catch (error) {
    lock.release(!touched && lock.untouched);
    throw asStoreError(error, path);
  }
}

let empty: Buffer | undefined;

/** Returns a new database in memory: a copy of an empty one, which all migrations have made once in this process. */
function inMemory(): Database.Database {
  if (empty === undefined) {
    const first = new Database(':memory:');
    setUp(first);
    empty = first.serialize();
    first.close();
  }
  return new Database(empty);
}

/** Notes whose the database is. */
function owned(opened: OpenDatabase, owner: string | undefined): OpenDatabase {
  if (owner !== undefined) opened.db.prepare(noteOwner('?')).run(JSON.stringify(owner));
  return opened;
}

/**
 * Looks, without a right to write, whether this is a sound database that this program knows. Reading a large file
 * through takes minutes: only one that was not closed in order, or that someone has touched since. Tells whose it is.
 */
function inspect(path: string, untouched: boolean): Owned {
  const db = new Database(path, { readonly: true, timeout: 1000 });
  try {
    checkOrigin(db, path);
    if (!untouched) checkHealth(db, path);
    if (numberOf(db, 'user_version') === 0) return nobodys;
    const settings = db.prepare<[], { key: string; value: string }>(askOwnerSettings).all();
    return ownedBy(settings, db.prepare<[], { guild: string }>(askGuilds).all());
  } finally {
    db.close();
  }
}

/** Throws `StoreError` unless this is a database that this program knows, and whole. */
export function checkOrigin(db: Database.Database, path: string): void {
  const { move } = look(db, path);
  if (move !== undefined) throw notWhole(path, move.get('from'));
}

export interface FoundDatabase {
  /** 0: nothing is in it. */
  readonly version: number;
  /** The notes of an unfinished move into it. */
  readonly move: ReadonlyMap<string, string> | undefined;
}

/**
 * Returns what is in a database. Throws `StoreError` if it is another program's, of a newer version, or not complete.
 */
export function look(db: Database.Database, path: string): FoundDatabase {
  const version = numberOf(db, 'user_version');
  const tables = db
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(({ name }) => name);
  if (numberOf(db, 'application_id') !== ours && (tables.length > 0 || version > 0)) {
    throw new StoreError(
      'notOurs',
      `${path} is the database of another program. It was left as it is: choose another path.`,
    );
  }
  if (version > migrations.length) {
    throw new StoreError(
      'newer',
      `The database ${path} comes from a newer version of this bot (${version}; this one knows ${migrations.length}). It was left as it is: start the newer version.`,
    );
  }
  const missing = version === migrations.length ? tableNames.find((table) => !tables.includes(table)) : undefined;
  if (missing !== undefined) {
    throw new StoreError(
      'damaged',
      `The database ${path} is not complete: there is no table ${missing}. It was left as it is: restore a backup, or choose another path.`,
    );
  }
  if (!tables.includes(unfinishedMove)) return { version, move: undefined };
  const notes = db.prepare<[], { name: string; value: string }>(`SELECT name, value FROM ${unfinishedMove}`).all();
  return { version, move: new Map(notes.map(({ name, value }) => [name, value])) };
}

/** Reads all of it. Throws `StoreError` if it is damaged. */
export function checkHealth(db: Database.Database, path: string): void {
  const [first] = db.prepare<[], { quick_check: string }>('PRAGMA quick_check(1)').all();
  if (first?.quick_check !== 'ok') {
    throw new StoreError(
      'damaged',
      `The database ${path} is damaged (${first?.quick_check ?? 'it can’t be checked'}). It was left as it is: restore a backup, or choose another path.`,
    );
  }
}

function ready(db: Database.Database, release: () => void): OpenDatabase {
  const close = (): void => {
    db.close();
    release();
  };
  try {
    setUp(db);
    return { db, close };
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Makes the database ready to work with. `together`: is stored together with what brings it up to date, if that is
 * needed.
 */
export function setUp(db: Database.Database, together?: () => void): void {
  db.pragma('busy_timeout = 5000');
  // Of a new file alone: an older one uses again what becomes free in it, and a compact backup of it gives it back.
  givingBack(db);
  db.pragma('journal_mode = WAL');
  // What was acknowledged survives also a power cut.
  db.pragma('synchronous = FULL');
  // In pages: 16 MB. Copied into the file every 4 MB, as SQLite does by itself, storing takes a quarter more time.
  db.pragma('wal_autocheckpoint = 4000');
  migrate(db, together);
  // The rollback data of a part of a transaction: SQLite by itself soon makes a file of it, and a migration may.
  db.pragma('temp_store = MEMORY');
  db.pragma('foreign_keys = ON');
}

function migrate(db: Database.Database, together: (() => void) | undefined): void {
  const missing = migrations.slice(numberOf(db, 'user_version'));
  if (missing.length === 0) return;
  // A table that others refer to can only be made again while no one looks; whether all is right again is checked at
  // the end.
  db.pragma('foreign_keys = OFF');
  const upgrade = db.transaction(() => {
    db.pragma(`application_id = ${ours}`);
    for (const sql of missing) db.exec(sql);
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw cannotUpgrade(db, 'parts of it refer to others that are missing');
    db.pragma(`user_version = ${migrations.length}`);
    together?.();
  });
  try {
    upgrade.immediate();
  } catch (error) {
    // Not what this program or an earlier one has made; other failures have nothing to do with what is in it.
    if (error instanceof Database.SqliteError && /^SQLITE_(ERROR|CONSTRAINT|MISMATCH)/.test(error.code))
      throw cannotUpgrade(db, error.message, error);
    throw error;
  }
}

function cannotUpgrade({ name }: Database.Database, reason: string, cause?: unknown): StoreError {
  return new StoreError(
    'damaged',
    `The database ${name} can’t be brought up to date: ${reason}. It was left as it is: restore a backup, or start the version of the bot that wrote it.`,
    cause,
  );
}

function numberOf(db: Database.Database, pragma: 'user_version' | 'application_id'): number {
  const value: unknown = db.pragma(pragma, { simple: true });
  return typeof value === 'number' ? value : 0;
}
