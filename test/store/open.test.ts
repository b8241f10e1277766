import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoreError, isStoreError } from '../../src/store/error.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { lockDatabase } from '../../src/store/sqlite/lock.ts';
import { expectStoreError, newGame, runningGame, temporaryFolder } from './scene.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A database with some hundred rows, closed. */
async function filled(path: string): Promise<void> {
  const store = openSqliteStore(path);
  await store.together([], async (at) => {
    for (let number = 0; number < 100; number += 1) await runningGame(at, `kat-${number}`);
  });
  await store.close();
}

async function refused(path: string): Promise<StoreError> {
  try {
    await openSqliteStore(path).close();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error('It was opened.');
}

test('a new database is created, ours and of the latest version', async () => {
  await openSqliteStore(folder.at('games.db')).close();
  const db = new Database(folder.at('games.db'), { readonly: true });
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  db.close();
});

test('an empty file becomes a database', async () => {
  writeFileSync(folder.at('games.db'), '');
  const store = openSqliteStore(folder.at('games.db'));
  expect((await store.create(newGame('kat-1'), 1, [])).id).toBe('kat-1');
  await store.close();
});

test('a missing folder is named, and not created', async () => {
  const error = await refused(folder.at('missing/games.db'));
  expect(error.code).toBe('noFolder');
  expect(error.message).toContain(folder.at('missing'));
  expect(existsSync(folder.at('missing'))).toBe(false);
});

test('a folder in place of the file is refused', async () => {
  mkdirSync(folder.at('games.db'));
  expect((await refused(folder.at('games.db'))).code).toBe('unwritable');
});

test('a file that is no database is refused and left as it was', async () => {
  writeFileSync(folder.at('notes.txt'), 'Dear diary, '.repeat(1000));
  const before = readFileSync(folder.at('notes.txt'));
  expect((await refused(folder.at('notes.txt'))).code).toBe('damaged');
  expect(readFileSync(folder.at('notes.txt'))).toEqual(before);
});

test('a damaged database is refused and left as it was', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const bytes = readFileSync(path);
  for (let page = 2; page * 4096 + 2048 < bytes.length; page += 1)
    bytes.fill(0xa5, page * 4096 + 16, page * 4096 + 1024);
  writeFileSync(path, bytes);
  const error = await refused(path);
  expect(error.code).toBe('damaged');
  expect(error.message).toContain('restore a backup');
  expect(readFileSync(path)).toEqual(bytes);
});

/** Damages states of games in a closed database, without a trace in the size and the time of the file. */
function damage(path: string): void {
  spawnSync('touch', ['-r', path, `${path}.time`]);
  const db = new Database(path, { readonly: true });
  const pages = db
    .prepare<[], { page: number }>(`SELECT pageno AS page FROM dbstat WHERE name = 'states' AND pagetype = 'leaf'`)
    .all();
  db.close();
  const bytes = readFileSync(path);
  for (const { page } of pages) bytes.fill(0xa5, (page - 1) * 4096 + 16, (page - 1) * 4096 + 1024);
  writeFileSync(path, bytes);
  spawnSync('touch', ['-r', `${path}.time`, path]);
}

test('a database that was closed in order and not touched since is not read through: a start takes no longer for a large one', async () => {
  const path = folder.at('games.db');
  await filled(path);
  damage(path);
  await openSqliteStore(path).close();
});

test('a database that a killed bot has left is locked no longer, and is read through', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/store/killedWriter.ts', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect((await refused(path)).code).toBe('locked');
  child.kill('SIGKILL');
  await once(child, 'exit');
  // What the bot wrote last would stand in front of what is damaged in the file.
  const db = new Database(path);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  damage(path);
  expect((await refused(path)).code).toBe('damaged');
});

test('a database that another program has changed since it was closed is read through', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const other = new Database(path);
  other.exec('CREATE TABLE mine (name TEXT); DROP TABLE mine');
  other.close();
  damage(path);
  expect((await refused(path)).code).toBe('damaged');
});

test('that a database was closed in order is not believed a second time', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const lock = lockDatabase(path);
  expect(lock.untouched).toBe(true);
  lock.release(false);
  const again = lockDatabase(path);
  expect(again.untouched).toBe(false);
  again.release(true);
});

test('a database that was cut short is refused', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const bytes = readFileSync(path).subarray(0, 20_000);
  writeFileSync(path, bytes);
  expect((await refused(path)).code).toBe('damaged');
  expect(readFileSync(path)).toEqual(bytes);
});

test('a database of a newer version is refused and left as it was', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const db = new Database(path);
  db.pragma(`user_version = ${migrations.length + 1}`);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  const before = readFileSync(path);
  const error = await refused(path);
  expect(error.code).toBe('newer');
  expect(error.message).toContain('newer version');
  expect(readFileSync(path)).toEqual(before);
});

test('the database of another program is refused and left as it was', async () => {
  const path = folder.at('other.db');
  const db = new Database(path);
  db.exec('CREATE TABLE recipes (name TEXT)');
  db.close();
  const before = readFileSync(path);
  expect((await refused(path)).code).toBe('notOurs');
  expect(readFileSync(path)).toEqual(before);
});

test('a database that this bot has open is refused to another, and free again after it is closed', async () => {
  const path = folder.at('games.db');
  const store = openSqliteStore(path);
  const error = await refused(path);
  expect(error.code).toBe('locked');
  expect(error.message).toContain('still running');
  await store.create(newGame('kat-1'), 1, []);
  await store.close();
  const again = openSqliteStore(path);
  expect((await again.game('kat-1'))?.id).toBe('kat-1');
  await again.close();
});

test('a database that another program is writing to is refused', async () => {
  const path = folder.at('games.db');
  await filled(path);
  const other = new Database(path);
  other.pragma('journal_mode = DELETE');
  other.exec('BEGIN EXCLUSIVE');
  await expectStoreError(() => openSqliteStore(path), 'locked');
  other.exec('ROLLBACK');
  other.close();
});

test('a look with another program is possible while the bot runs', async () => {
  const path = folder.at('games.db');
  const store = openSqliteStore(path);
  await store.create(newGame('kat-1'), 1, []);
  const other = new Database(path, { readonly: true });
  expect(other.prepare<[], { id: string }>('SELECT id FROM games').all()).toEqual([{ id: 'kat-1' }]);
  other.close();
  await store.close();
});

test('a database that may not be written is refused', async () => {
  const path = folder.at('games.db');
  await filled(path);
  chmodSync(path, 0o444);
  chmodSync(folder.path, 0o555);
  // Root may write everywhere; such a process gives its rights up first.
  const program = `
    const { openSqliteStore } = await import('./src/store/sqlite/index.ts');
    openSqliteStore(':memory:').close();
    if (process.getuid?.() === 0) process.setuid(65534);
    try { openSqliteStore(process.argv[1]); console.log('opened'); } catch (error) { console.log(error.code, error.message); }`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, path], {
    encoding: 'utf8',
  });
  chmodSync(folder.path, 0o755);
  expect(stdout).toMatch(/^unwritable .*permissions/);
});

test('a database left by a killed bot is opened, with what is in its write-ahead log', async () => {
  const path = folder.at('games.db');
  const store = openSqliteStore(path);
  await store.create(newGame('kat-1'), 1, []);
  for (const suffix of ['', '-wal']) copyFileSync(`${path}${suffix}`, folder.at(`copy.db${suffix}`));
  await store.close();
  const copy = openSqliteStore(folder.at('copy.db'));
  expect((await copy.game('kat-1'))?.id).toBe('kat-1');
  await copy.close();
});

test('refusing leaves nothing of SQLite’s beside the file', async () => {
  writeFileSync(folder.at('notes.txt'), 'Dear diary, '.repeat(1000));
  expect(isStoreError(await refused(folder.at('notes.txt')))).toBe(true);
  expect(readdirSync(folder.path).filter((name) => !name.endsWith('.lock'))).toEqual(['notes.txt']);
});
