import Database from 'better-sqlite3';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { queryFor } from '../../src/store/sqlite/gameSearch.ts';
import type { GameFilter } from '../../src/store/types.ts';
import { temporaryFolder } from '../store/scene.ts';

/** Statements that may look at every row of a table (or of an index), by how they begin, and why. */
const mayScan: ReadonlyArray<readonly [beginning: string, reason: string]> = [
  ['UPDATE outbox SET attempts = 1 WHERE state =', 'once at the start; only what waits'],
  ['WITH RECURSIVE lanes', 'once at the start; from lane to lane of what waits'],
  ['SELECT id FROM games WHERE status = \'over\' AND id NOT IN', 'once at the start'],
  ['SELECT DISTINCT game_id FROM timers', 'after the bot was away; only games that wait for somebody'],
  ['SELECT count(*) AS messages, min(id) AS first FROM outbox', 'for whoever looks after the bot; only what waits'],
  ['DELETE FROM outbox WHERE state <>', 'the housekeeping of the night'],
  ['DELETE FROM snapshots WHERE game_id IN', 'the housekeeping of the night'],
  ['DELETE FROM settings WHERE scope LIKE', 'the housekeeping of the night'],
];

/** Filters by which games are looked for while people play. */
const filters: ReadonlyArray<GameFilter> = [
  { userId: '1', statuses: ['running'] },
  { ownerId: '1', statuses: ['running'] },
  { guildId: '1', statuses: ['lobby'] },
  { channelId: '1', statuses: ['lobby'] },
  { channelId: '1', most: 1 },
  { statuses: ['running'] },
];

const folder = temporaryFolder();
afterEach(() => { vi.restoreAllMocks(); });
afterAll(() => { folder.remove(); });

/** All that a store prepares, at its opening and when it is asked for the first time. */
function statements(): ReadonlyArray<string> {
  const prepared = new Set<string>();
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const store = openSqliteStore(folder.at('plans.db'));
  for (const guild of [{}, { guildId: '1' }]) {
    for (const character of [{}, { character: 'base/adama' }]) {
      store.results.statistics({ ...guild, ...character, userId: '1' });
      if ('guildId' in guild) store.results.statistics({ ...guild, ...character });
    }
  }
  for (const [sql] of prepare.mock.calls) prepared.add(sql.replace(/\s+/g, ' ').trim());
  prepare.mockRestore();
  store.close();
  for (const filter of filters) prepared.add(queryFor(filter));
  return [...prepared].filter((sql) => /^(SELECT|INSERT|UPDATE|DELETE|WITH) /.test(sql) && !/sqlite_schema|pragma_/.test(sql));
}

/** What the plan of a statement says of each table that it reads from its first row to its last. */
function scansOf(db: Database.Database, sql: string): ReadonlyArray<string> {
  const bare = sql.replace(/'[^']*'/g, '');
  const named = Object.fromEntries([...bare.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => [name, 1]));
  const values = (bare.match(/\?/g) ?? []).map(() => 1);
  const given = Object.keys(named).length > 0 ? [named] : values;
  const made = new Set([...bare.matchAll(/\) AS ([a-z]+)|RECURSIVE ([a-z]+)/g)].map(([, one, other]) => one ?? other));
  return db.prepare<Array<unknown>, { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...given)
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN ') && !/CONSTANT ROW|VIRTUAL TABLE|\(subquery/.test(detail))
    .filter((detail) => !made.has(/^SCAN (\w+)/.exec(detail)?.[1]));
}

const all = statements();
const open = (): Database.Database => {
  const db = new Database(folder.at('plans.db'));
  db.pragma('foreign_keys = ON');
  return db;
};

test('no statement that runs while people play reads a whole table', () => {
  const db = open();
  const scanning = all.flatMap((sql) => scansOf(db, sql).map((scan) => `${scan}: ${sql}`));
  const unexpected = scanning.filter((found) => !mayScan.some(([beginning]) => found.includes(`: ${beginning}`)));
  db.close();
  expect(all.length).toBeGreaterThan(100);
  expect(unexpected).toEqual([]);
});

test('each exception is a statement that there is', () => {
  expect(mayScan.filter(([beginning]) => !all.some((sql) => sql.startsWith(beginning)))).toEqual([]);
});

test('a whole table that is read is seen, and what is looked up is not taken for it', () => {
  const db = open();
  expect(scansOf(db, 'SELECT * FROM slots WHERE message_id = ?')).toEqual(['SCAN slots']);
  expect(scansOf(db, `SELECT * FROM slots WHERE game_id = :id AND name <> ':x?'`)).toEqual([]);
  db.close();
});
