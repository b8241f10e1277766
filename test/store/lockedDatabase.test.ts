import Database from 'better-sqlite3';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let files = 0;
let path: string;
let store: Store;
let other: Database.Database;
beforeEach(() => {
  files += 1;
  path = folder.at(`locked-${files}.db`);
  store = openSqliteStore(path);
  other = new Database(path);
});
afterEach(async () => {
  other.close();
  await store.close();
});

/** The program's other work besides the database, once in every turn of the event loop. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await work();
  clearInterval(timer);
  return turns;
}

test('while another program has the write lock, the event loop goes on, and people read', async () => {
  await store.settings.set('guild:1', 'place', 'thread');
  other.exec('BEGIN IMMEDIATE');
  const writes = [
    store.settings.set('guild:2', 'place', 'channel'),
    store.together([], (all) => all.settings.set('guild:3', 'place', 'forum')),
    store.timers.see(1),
  ];
  const turns = await turnsDuring(async () => {
    await wait(300);
    expect(await store.vitals.games()).toEqual({ lobby: 0, running: 0 });
    expect(await store.look((all) => all.settings.get('guild:1', 'place'))).toBe('thread');
  });
  // One blocked wait of SQLite would leave two or three.
  expect(turns).toBeGreaterThan(20);
  other.exec('ROLLBACK');
  await Promise.all(writes);
  expect(await store.settings.get('guild:2', 'place')).toBe('channel');
  expect(await store.settings.get('guild:3', 'place')).toBe('forum');
});

test('what is written in the meantime is stored in the order in which it came', async () => {
  other.exec('BEGIN IMMEDIATE');
  const writes = [store.settings.set('guild:1', 'place', 'first')];
  // The pauses of the first have grown by now.
  await wait(100);
  for (const place of ['second', 'third']) writes.push(store.settings.set('guild:1', 'place', place));
  writes.push(store.together([], (all) => all.settings.set('guild:1', 'place', 'last')));
  other.exec('ROLLBACK');
  await Promise.all(writes);
  expect(other.prepare(`SELECT value FROM settings WHERE scope = 'guild:1'`).pluck().all()).toEqual(['"last"']);
});

test('while another program copies the database and brings the log into it, all is stored', async () => {
  other.pragma('busy_timeout = 0');
  const copied = other.backup(folder.at(`copy-${files}.db`), { progress: () => 1 });
  for (let count = 0; count < 20; count += 1) {
    const written = store.together([], (all) => all.settings.set('guild:1', 'count', count));
    other.pragma('wal_checkpoint(TRUNCATE)');
    await written;
  }
  await copied;
  expect(other.prepare(`SELECT value FROM settings WHERE scope = 'guild:1'`).pluck().all()).toEqual(['19']);
});
