import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { paces } from '../../src/app/model/timing/presets.ts';
import { sql as first } from '../../src/store/migrations/001.ts';
import { isStoreError } from '../../src/store/error.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { gameWithHands, handsSeen } from './earlierHands.ts';
import { options, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A database as the first version left it, with a game that has been played. */
function firstVersion(path: string): void {
  const db = new Database(path);
  db.pragma('foreign_keys = ON');
  db.exec(first);
  db.pragma('user_version = 1');
  db.pragma('application_id = 0x42534731');
  db.prepare(
    `INSERT INTO games (id, guild_id, channel_id, host_id, status, options, created_at, started_at, changed_at, revision, undone) VALUES ('kat-1', 'guild', 'c1', 'ann', 'running', ?, 5, 6, 7, 4, 1)`,
  ).run(JSON.stringify(options));
  db.exec(`
    INSERT INTO seats (game_id, seat, kind, user_id, name) VALUES
      ('kat-1', 0, 'user', 'ann', 'Ann'), ('kat-1', 1, 'automatic', NULL, 'Automatic 1');
    INSERT INTO states (game_id, state_version, state, announced) VALUES ('kat-1', 1, '"state"', 'told');
    INSERT INTO inputs (game_id, seq, seat, given_by, decision_id, choice, at) VALUES ('kat-1', 1, 0, 'ann', 'd1', '["yes"]', 7);
    INSERT INTO outbox (game_id, lane, kind, intent, next_attempt_at, created_at) VALUES
      ('kat-1', 'channel:c1', 'lobby', '{"kind":"lobby"}', 7, 7);
    INSERT INTO slots (game_id, name, channel_id, message_id) VALUES ('kat-1', 'lobby', 'c1', 'm1');`);
  db.close();
}

test('a database of the first version is brought up to date with all its games', async () => {
  const path = folder.at('old.db');
  firstVersion(path);
  const store = openSqliteStore(path);
  expect(await store.game('kat-1')).toMatchObject({
    id: 'kat-1',
    status: 'running',
    options,
    pace: paces.daily,
    level: 'normal',
    createdAt: 5,
    startedAt: 6,
    changedAt: 7,
    livelyAt: 7,
    revision: 4,
    undone: 1,
    seats: [
      { kind: 'user', userId: 'ann', name: 'Ann' },
      { kind: 'automatic', name: { automatic: 1 } },
    ],
  });
  expect(await store.state('kat-1')).toEqual({
    revision: 4,
    lastSeq: 1,
    state: { version: 1, text: '"state"' },
    announced: 'told',
  });
  // Of older games neither the seed is known nor which questions were secret.
  expect(await store.inputs('kat-1')).toMatchObject([{ seq: 1, by: 'ann', secret: true }]);
  expect([await store.seed('kat-1'), (await store.game('kat-1'))?.paused]).toEqual([undefined, undefined]);
  expect((await store.audit('kat-1', 0, 9)).total).toBe(0);
  expect(await store.outbox.takeDue('channel:c1', 10)).toMatchObject({ gameId: 'kat-1', intent: { kind: 'lobby' } });
  expect(await store.outbox.slot('kat-1', 'lobby')).toEqual({ channelId: 'c1', messageId: 'm1' });
  expect(
    (await store.commit({ gameId: 'kat-1', revision: 4, at: 8, game: { status: 'archived' }, messages: [] })).status,
  ).toBe('archived');
  await store.close();
  const db = new Database(path);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(db.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE '%_new'`).all()).toEqual([]);
  db.close();
});

test('what belongs to a game can’t be without it after the upgrade either', async () => {
  const path = folder.at('strict.db');
  firstVersion(path);
  const store = openSqliteStore(path);
  await expect(store.outbox.setSlot('nobody-1', 'lobby', { channelId: 'c1', messageId: 'm1' })).rejects.toThrow(
    'FOREIGN KEY',
  );
  await store.close();
});

test('a database in which something belongs to no game is left as it was', () => {
  const path = folder.at('broken.db');
  firstVersion(path);
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  db.exec(`INSERT INTO slots (game_id, name, channel_id, message_id) VALUES ('nobody-1', 'lobby', 'c1', 'm1')`);
  db.close();
  expect(() => openSqliteStore(path)).toThrow('can’t be brought up to date');
  const after = new Database(path);
  expect(after.pragma('user_version', { simple: true })).toBe(1);
  after.close();
});

test('a database that somebody has changed by hand is refused with the reason, and left as it was', () => {
  const path = folder.at('changed.db');
  firstVersion(path);
  const db = new Database(path);
  db.exec('CREATE TABLE games_new (mine TEXT)');
  db.close();
  expect(() => openSqliteStore(path)).toThrow(expect.toSatisfy((error: unknown) => isStoreError(error, 'damaged')));
  expect(() => openSqliteStore(path)).toThrow(
    /changed\.db can’t be brought up to date: .*games_new.*start the version of the bot that wrote it/,
  );
  const after = new Database(path);
  expect(after.pragma('user_version', { simple: true })).toBe(1);
  expect(after.prepare('SELECT count(*) AS games FROM games').get()).toEqual({ games: 1 });
  after.close();
});

test('the Sympathetic Cylon of a game that ended before the statistics knew one counts apart, as long as the state is kept', async () => {
  const path = folder.at('sympathetic.db');
  firstVersion(path);
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  for (const sql of migrations.slice(1, 5)) db.exec(sql);
  db.pragma('user_version = 5');
  db.prepare(`UPDATE states SET state = ?`).run(
    JSON.stringify({ players: [{ cylon: 'sympathetic' }, { cylon: 'revealed' }, {}] }),
  );
  db.exec(`
    INSERT INTO results (game_id, guild_id, winner, cause, turns, ended_at) VALUES
      ('kat-1', 'guild', 'cylons', 'food', 20, 9), ('kat-0', 'guild', 'cylons', 'food', 20, 9);
    INSERT INTO seat_results (game_id, seat, user_id, name, character, side, won) VALUES
      ('kat-1', 0, 'ann', 'Ann', NULL, 'cylon', 1), ('kat-1', 1, 'ben', 'Ben', NULL, 'cylon', 1),
      ('kat-1', 2, NULL, 'Automatic', NULL, 'human', 0),
      ('kat-0', 0, 'ann', 'Ann', NULL, 'cylon', 0);`);
  db.close();
  const store = openSqliteStore(path);
  const { people, automatic } = await store.results.statistics({});
  expect(people).toEqual({
    human: { games: 0, won: 0 },
    cylon: { games: 2, won: 1 },
    cylonLeader: { games: 0, won: 0 },
    sympatheticCylon: { games: 1, won: 1 },
  });
  expect(automatic.human).toEqual({ games: 1, won: 0 });
  await store.close();
});

/** A database after that many migrations. */
function earlier(path: string, version: number): Database.Database {
  const db = new Database(path);
  for (const sql of migrations.slice(0, version)) db.exec(sql);
  db.pragma(`user_version = ${version}`);
  db.pragma('application_id = 0x42534731');
  return db;
}

test('whose hands people have seen is made out of what an earlier version kept', async () => {
  const path = folder.at('hands.db');
  const db = earlier(path, 19);
  db.exec(gameWithHands);
  db.close();
  const store = openSqliteStore(path);
  for (const [person, seats] of Object.entries(handsSeen))
    expect(await store.hands.seenBy('kat-1', person), person).toEqual(seats);
  expect(await store.hands.seenBy('kat-2', 'ann')).toEqual([]);
  await store.close();
});

test('a result that an earlier version kept counts as before and knows nothing of its course', async () => {
  const path = folder.at('courses.db');
  const db = earlier(path, 21);
  db.exec(`
    INSERT INTO results (game_id, guild_id, winner, cause, turns, ended_at, rewarded) VALUES ('old', 'guild', 'humans', 'reachedKobol', 30, 9, 1);
    INSERT INTO seat_results VALUES ('old', 0, 'ann', 'Ann', NULL, 'human', 1);`);
  db.close();
  const store = openSqliteStore(path);
  expect(await store.results.statistics({ userId: 'ann' })).toMatchObject({
    games: 1,
    people: { human: { games: 1, won: 1 } },
  });
  expect(await store.results.course('old')).toBeUndefined();
  await store.close();
});

test('what an earlier version may have sent already keeps the nonce that it had, and nothing later counts', async () => {
  const path = folder.at('nonces.db');
  const db = earlier(path, 19);
  db.exec(gameWithHands);
  db.exec(`INSERT INTO settings (scope, key, value) VALUES ('bot', 'instance', '"0badcafe"')`);
  db.close();
  const message = { lane: 'channel:c1', intent: { kind: 'lobby' } } as const;
  const nonces: Array<string | undefined> = [];
  for (const revision of [4, 5]) {
    const store = openSqliteStore(path);
    const next = async (): Promise<void> => {
      const row = await store.outbox.takeDue('channel:c1', 99);
      nonces.push(row?.nonce);
      if (row !== undefined) await store.outbox.markDelivered(row.id);
    };
    await store.commit({ gameId: 'kat-1', revision, at: 8, messages: [message] });
    if (revision === 4) await next();
    await next();
    await store.close();
  }
  expect(nonces[0]).toBe('0badcafe-4');
  for (const nonce of nonces.slice(1)) expect(nonce).toMatch(/^0badcafe-[0-9a-z]{11}$/);
  expect(new Set(nonces).size).toBe(3);
});

test('what automatic players were called in English is their number now, in seats, messages and the audit log', async () => {
  const path = folder.at('names.db');
  firstVersion(path);
  await openSqliteStore(path).close();
  const db = new Database(path);
  const holder = { kind: 'automatic', name: 'Automatic 1' };
  const person = { kind: 'user', userId: 'ann', name: 'Automatic 9' };
  const notices = [
    { kind: 'levelSet', by: 'Automatic 9', level: 'hard', name: 'Automatic 1' },
    {
      kind: 'undone',
      by: 'Ann',
      right: 'own',
      answers: [
        { name: 'Automatic 1', count: 2 },
        { name: 'Ben', count: 1 },
      ],
      revealed: false,
    },
    { kind: 'seatReplaced', by: 'Ann', seat: 1, from: holder, to: person },
  ];
  const insert = db.prepare(
    `INSERT INTO outbox (game_id, lane, kind, intent, next_attempt_at, created_at) VALUES ('kat-1', ?, 'notice', ?, 8, 8)`,
  );
  notices.forEach((notice, at) => insert.run(`user:${at}`, JSON.stringify({ kind: 'notice', notice })));
  const deed = { kind: 'standIn', seat: 1, owner: 'Automatic 9', standIn: 'Automatic 12', until: 9 };
  db.prepare(
    `INSERT INTO audit (game_id, at, by_id, by_name, kind, deed) VALUES ('kat-1', 8, 'ann', 'Ann', 'standIn', ?)`,
  ).run(JSON.stringify(deed));
  db.close();
  const store = openSqliteStore(path);
  const told = await Promise.all(notices.map(async (_, at) => (await store.outbox.takeDue(`user:${at}`, 9))?.intent));
  const intents = [
    { ...notices[0], name: { automatic: 1 } },
    {
      ...notices[1],
      answers: [
        { name: { automatic: 1 }, count: 2 },
        { name: 'Ben', count: 1 },
      ],
    },
    { ...notices[2], from: { kind: 'automatic', name: { automatic: 1 } } },
  ].map((notice) => ({ kind: 'notice', notice }));
  expect(told).toEqual(intents);
  expect((await store.audit('kat-1', 0, 9)).entries[0]?.deed).toEqual({ ...deed, standIn: { automatic: 12 } });
  await store.close();
});
