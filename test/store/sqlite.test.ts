import { afterAll, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { storeContract } from './contract/index.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { forward, lane, message, newGame, runningGame, temporaryFolder } from './scene.ts';
import { anyValues, searchOf } from './statements.ts';

const folder = temporaryFolder();
let files = 0;
const fresh = (): string => {
  files += 1;
  return folder.at(`contract-${files}.db`);
};
afterAll(() => folder.remove());

storeContract('SQLite in memory', () => openSqliteStore(':memory:', () => 50));

test('a file is for one process: what an earlier one has taken is free at once, whatever leases it had', async () => {
  const path = fresh();
  const store = openSqliteStore(path);
  await store.create(newGame('kat-1'), 1, [message()]);
  await store.leases.take(`process:${store.process}:1:0`, store.process, 1e15, 0);
  const taken = await store.outbox.takeDue(lane, 5);
  await store.close();
  const again = openSqliteStore(path);
  expect(again.process).not.toBe(store.process);
  expect(await again.outbox.takeDue(lane, 5)).toEqual({ ...taken, attempts: 2 });
  await again.close();
});

test('what came before the store is closed is stored before, however much it is', async () => {
  const path = fresh();
  const store = openSqliteStore(path);
  const places = Array.from({ length: 40 }, (_, place) => place);
  const works = places.map((place) => store.together([], (at) => at.settings.set('bot', `work-${place}`, place)));
  await Promise.all([...works, store.close()]);
  const again = openSqliteStore(path);
  expect(await again.settings.many(places.map((place) => ['bot', `work-${place}`]))).toEqual(places);
  await again.close();
});

test('everything is there again after the store was closed and opened', async () => {
  const path = fresh();
  const store = openSqliteStore(path);
  await runningGame(store, 'kat-1');
  const game = await store.commit({
    gameId: 'kat-1',
    revision: 2,
    at: 5,
    step: forward(1, '"one"'),
    announced: 'told',
    messages: [message(), message()],
  });
  const first = await store.outbox.takeDue(lane, 5);
  await store.close();
  const again = openSqliteStore(path);
  expect(await again.game('kat-1')).toEqual(game);
  expect(await again.state('kat-1')).toMatchObject({ state: { version: 1, text: '"one"' }, announced: 'told' });
  expect(await again.inputs('kat-1')).toHaveLength(1);
  expect(await again.outbox.takeDue(lane, 5)).toEqual({ ...first, attempts: 2 });
  await again.close();
});

test('what an earlier run has left waiting may have arrived, even if a power cut undid the note that it was tried', async () => {
  const path = fresh();
  const store = openSqliteStore(path);
  await store.create(newGame('kat-1'), 1, [message()]);
  await store.close();
  const again = openSqliteStore(path);
  expect((await again.outbox.takeDue(lane, 1))?.attempts).toBe(2);
  await again.close();
});

test.each([
  [{ channelId: 'c1', statuses: ['lobby'] }, 'games_by_channel'],
  [{ guildId: 'guild', statuses: ['lobby', 'running'] }, 'games_by_guild'],
  [{ userId: 'ann', statuses: ['running'] }, 'seats_by_user'],
  [{ ownerId: 'ann', statuses: ['running'] }, 'seats_by_owner'],
  [{ statuses: ['over'] }, 'games_by_status'],
] as const)('games are looked for by an index: %o', async (filter, index) => {
  const path = fresh();
  await openSqliteStore(path).close();
  const search = await searchOf(sqliteDialect, filter);
  const db = new Database(path);
  const plan = db
    .prepare<Array<unknown>, { detail: string }>(`EXPLAIN QUERY PLAN ${search.sql}`)
    .all(...anyValues(search, () => '[]'));
  const steps = plan.map(({ detail }) => detail);
  expect(steps.some((step) => step.includes(`INDEX ${index}`))).toBe(true);
  expect(steps.filter((step) => step.startsWith('SCAN games') || step.startsWith('SCAN seats'))).toEqual([]);
  db.close();
});

test('two databases never use the same nonce', () => {
  const nonces = [1, 2].map(async () => {
    const store = openSqliteStore(fresh());
    await store.create(newGame('kat-1'), 1, [message()]);
    const nonce = (await store.outbox.takeDue(lane, 1))?.nonce;
    await store.close();
    return nonce;
  });
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the database keeps a write-ahead log, and all its tables are strict', async () => {
  const path = fresh();
  await openSqliteStore(path).close();
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
    'leases',
    'notebooks',
    'ordered_inputs',
    'outbox',
    'packed_histories',
    'plans',
    'polls',
    'proposals',
    'results',
    'seat_results',
    'seats',
    'seen_hands',
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

test('what belongs to a game can’t be without it', async () => {
  const store = openSqliteStore(':memory:');
  await expect(store.outbox.setSlot('nobody-1', 'lobby', { channelId: 'c1', messageId: 'm1' })).rejects.toThrow(
    'FOREIGN KEY',
  );
  await store.close();
});

test('an input can’t be changed or deleted, not even by hand', async () => {
  const path = fresh();
  const store = openSqliteStore(path);
  await runningGame(store, 'kat-1');
  await store.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [] });
  await store.close();
  const db = new Database(path);
  expect(() => db.exec(`UPDATE inputs SET choice = '["no"]'`)).toThrow('append-only');
  expect(() => db.exec('DELETE FROM inputs')).toThrow('append-only');
  expect(() => db.exec(`UPDATE inputs SET secret = 1`)).toThrow('append-only');
  db.close();
});

test('the audit log can’t be changed, and goes only with its whole game but for the line about that', async () => {
  const path = fresh();
  const store = openSqliteStore(path);
  await runningGame(store, 'kat-1');
  await runningGame(store, 'kat-2');
  const by = { id: 'ann', name: 'Ann' };
  for (const gameId of ['kat-1', 'kat-2'])
    await store.commit({ gameId, revision: 2, at: 5, audit: [{ by, deed: { kind: 'paused' } }], messages: [] });
  await store.remove({
    gameId: 'kat-1',
    revision: 3,
    at: 9,
    withResult: true,
    audit: { by, deed: { kind: 'deleted', status: 'running', inputs: 0 } },
  });
  await store.close();
  const db = new Database(path);
  expect(() => db.exec(`UPDATE audit SET by_name = 'Ben'`)).toThrow('append-only');
  expect(() => db.exec('DELETE FROM audit')).toThrow('append-only');
  expect(() => db.exec(`DELETE FROM audit WHERE game_id = 'kat-1'`)).toThrow('append-only');
  expect(() => db.exec('DELETE FROM deleted_games')).toThrow('stays deleted');
  db.close();
});
