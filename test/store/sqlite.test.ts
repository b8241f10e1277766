import { afterAll, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { storeContract } from './contract/index.ts';
import { queryFor } from '../../src/store/sqlite/gameSearch.ts';
import { forward, lane, message, newGame, runningGame, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
let files = 0;
const fresh = (): string => {
  files += 1;
  return folder.at(`contract-${files}.db`);
};
afterAll(() => folder.remove());

storeContract('SQLite in memory', () => openSqliteStore(':memory:', () => 50));
storeContract('SQLite in a file', () => openSqliteStore(fresh(), () => 50));

test('everything is there again after the store was closed and opened', () => {
  const path = fresh();
  const store = openSqliteStore(path);
  runningGame(store, 'kat-1');
  const game = store.commit({
    gameId: 'kat-1',
    revision: 2,
    at: 5,
    step: forward(1, '"one"'),
    announced: 'told',
    messages: [message(), message()],
  });
  const first = store.outbox.takeDue(lane, 5);
  store.close();
  const again = openSqliteStore(path);
  expect(again.game('kat-1')).toEqual(game);
  expect(again.state('kat-1')).toMatchObject({ state: { version: 1, text: '"one"' }, announced: 'told' });
  expect(again.inputs('kat-1')).toHaveLength(1);
  expect(again.outbox.takeDue(lane, 5)).toEqual({ ...first, attempts: 2 });
  again.close();
});

test('what an earlier run has left waiting may have arrived, also if a power cut took back that it was tried', () => {
  const path = fresh();
  const store = openSqliteStore(path);
  store.create(newGame('kat-1'), 1, [message()]);
  store.close();
  const again = openSqliteStore(path);
  expect(again.outbox.takeDue(lane, 1)?.attempts).toBe(2);
  again.close();
});

test.each([
  [{ channelId: 'c1', statuses: ['lobby'] }, 'games_by_channel'],
  [{ guildId: 'guild', statuses: ['lobby', 'running'] }, 'games_by_guild'],
  [{ userId: 'ann', statuses: ['running'] }, 'seats_by_user'],
  [{ ownerId: 'ann', statuses: ['running'] }, 'seats_by_owner'],
  [{ statuses: ['over'] }, 'games_by_status'],
] as const)('games are looked for by an index: %o', (filter, index) => {
  const path = fresh();
  openSqliteStore(path).close();
  const db = new Database(path);
  const plan = db
    .prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${queryFor(filter)}`)
    .all({ ...filter, statuses: JSON.stringify(filter.statuses), most: -1 });
  const steps = plan.map(({ detail }) => detail);
  expect(steps.some((step) => step.includes(`INDEX ${index}`))).toBe(true);
  expect(steps.filter((step) => step.startsWith('SCAN games') || step.startsWith('SCAN seats'))).toEqual([]);
  db.close();
});

test('two databases never use the same nonce', () => {
  const nonces = [1, 2].map(() => {
    const store = openSqliteStore(fresh());
    store.create(newGame('kat-1'), 1, [message()]);
    const nonce = store.outbox.takeDue(lane, 1)?.nonce;
    store.close();
    return nonce;
  });
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the database keeps a write-ahead log, and all its tables are strict', () => {
  const path = fresh();
  openSqliteStore(path).close();
  const db = new Database(path);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  const strict = db
    .prepare<[], { name: string; strict: number }>(
      `SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all();
  expect(strict.filter((table) => table.strict === 0)).toEqual([]);
  expect(strict.map(({ name }) => name).sort()).toEqual([
    'achievements',
    'audit',
    'card_results',
    'deleted_games',
    'events',
    'games',
    'inputs',
    'notebooks',
    'ordered_inputs',
    'outbox',
    'plans',
    'polls',
    'proposals',
    'results',
    'seat_results',
    'seats',
    'sessions',
    'settings',
    'slots',
    'snapshots',
    'spectators',
    'standing_orders',
    'states',
    'suspicions',
    'timers',
  ]);
  db.close();
});

test('what belongs to a game can’t be without it', () => {
  const store = openSqliteStore(':memory:');
  expect(() => store.outbox.setSlot('nobody-1', 'lobby', { channelId: 'c1', messageId: 'm1' })).toThrow('FOREIGN KEY');
  store.close();
});

test('an input can’t be changed or deleted, not even by hand', () => {
  const path = fresh();
  const store = openSqliteStore(path);
  runningGame(store, 'kat-1');
  store.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [] });
  store.close();
  const db = new Database(path);
  expect(() => db.exec(`UPDATE inputs SET choice = '["no"]'`)).toThrow('append-only');
  expect(() => db.exec('DELETE FROM inputs')).toThrow('append-only');
  expect(() => db.exec(`UPDATE inputs SET secret = 1`)).toThrow('append-only');
  db.close();
});

test('the audit log can’t be changed, and goes only with its whole game but for the line about that', () => {
  const path = fresh();
  const store = openSqliteStore(path);
  runningGame(store, 'kat-1');
  runningGame(store, 'kat-2');
  const by = { id: 'ann', name: 'Ann' };
  for (const gameId of ['kat-1', 'kat-2'])
    store.commit({ gameId, revision: 2, at: 5, audit: [{ by, deed: { kind: 'paused' } }], messages: [] });
  store.remove({
    gameId: 'kat-1',
    revision: 3,
    at: 9,
    withResult: true,
    audit: { by, deed: { kind: 'deleted', status: 'running', inputs: 0 } },
  });
  store.close();
  const db = new Database(path);
  expect(() => db.exec(`UPDATE audit SET by_name = 'Ben'`)).toThrow('append-only');
  expect(() => db.exec('DELETE FROM audit')).toThrow('append-only');
  expect(() => db.exec(`DELETE FROM audit WHERE game_id = 'kat-1'`)).toThrow('append-only');
  expect(() => db.exec('DELETE FROM deleted_games')).toThrow('stays deleted');
  db.close();
});
