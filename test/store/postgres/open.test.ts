import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreError } from '../../../src/store/error.ts';
import type { StoreErrorCode } from '../../../src/store/error.ts';
import { openStore } from '../../../src/store/open.ts';
import { migrations } from '../../../src/store/postgres/migrations/index.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { gameWithHands, handsSeen } from '../earlierHands.ts';
import { newGame } from '../scene.ts';

async function refused(url: string): Promise<StoreError> {
  try {
    await (await openStore({ url })).close();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error('It was opened.');
}

/** The same address with something else in it. */
function changed(url: string, change: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port'>>): string {
  return Object.assign(new URL(url), change).href;
}

describeWithPostgres('opening a PostgreSQL database', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  async function expectRefused(url: string, code: StoreErrorCode, words: RegExp): Promise<void> {
    const error = await refused(url);
    expect([error.code, error.message]).toEqual([code, expect.stringMatching(words)]);
    expect(error.message).not.toContain(new URL(url).password);
  }

  test('an empty one is made ready, and is there again later', async () => {
    const store = await openStore({ url: database.url });
    await store.create(newGame('kat-1'), 1, []);
    await store.close();
    const again = await openStore({ url: database.url });
    expect((await again.game('kat-1'))?.id).toBe('kat-1');
    await again.close();
    expect(await database.query('SELECT version FROM schema_version')).toEqual([{ version: migrations.length }]);
  });

  test.each([
    [
      'in a schema named like its program',
      'CREATE SCHEMA "galactica-table"; ALTER DATABASE %d SET search_path = "galactica-table"',
    ],
    ['in a schema with capitals', 'CREATE SCHEMA "Bot"; ALTER DATABASE %d SET search_path = "Bot"'],
    ['beside the views of an extension', 'CREATE EXTENSION pg_buffercache'],
  ])('an empty one is made ready %s, too', async (_, sql) => {
    const special = await freshDatabase();
    await special.query(sql.replace('%d', new URL(special.url).pathname.slice(1)));
    for (const isFirst of [true, false]) {
      const store = await openStore({ url: special.url });
      if (isFirst) await store.create(newGame('kat-1'), 1, []);
      expect((await store.game('kat-1'))?.id).toBe('kat-1');
      await store.close();
    }
    await special.drop();
  });

  test('one whose search_path leads nowhere is told', async () => {
    const lost = await freshDatabase();
    await lost.query(`ALTER DATABASE ${new URL(lost.url).pathname.slice(1)} SET search_path = nowhere`);
    await expectRefused(lost.url, 'noDatabase', /names no schema that is there/);
    await lost.drop();
  });

  test('a wrong password or name is told, and never written out', async () => {
    const [password, name] = [{ password: 'wrong-one' }, { username: 'nobody_known' }].map((wrong) =>
      changed(database.url, wrong),
    );
    const words = /^The database test_\w+ on 127\.0\.0\.1:\d+ does not let this user in: .*DATABASE_URL/;
    await expectRefused(password ?? '', 'refused', words);
    await expectRefused(name ?? '', 'refused', words);
  });

  test('a database that does not exist is named', async () => {
    const nowhere = changed(database.url, { pathname: '/nowhere' });
    await expectRefused(nowhere, 'noDatabase', /^There is no database nowhere on 127\.0\.0\.1/);
  });

  test('a server that is not there is told at once', async () => {
    const begun = performance.now();
    await expectRefused(
      changed(database.url, { port: '1' }),
      'unreachable',
      /can't be reached: its server does not run/,
    );
    const elsewhere = 'postgres://a:secret@nowhere.invalid/games';
    await expectRefused(elsewhere, 'unreachable', /^The database games on nowhere\.invalid can't be reached/);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  test('one of a newer version is left as it was', async () => {
    await database.query('UPDATE schema_version SET version = version + 1');
    await expectRefused(database.url, 'newer', /comes from a newer version of this bot/);
    expect(await database.query('SELECT version FROM schema_version')).toEqual([{ version: migrations.length + 1 }]);
    await database.query('UPDATE schema_version SET version = version - 1');
  });

  test('one of an earlier version is brought up to date only once no bot has it open in its earlier form', async () => {
    const earlier = await freshDatabase();
    const older = await openStore({ url: earlier.url });
    await older.create(newGame('kat-1'), 1, []);
    await earlier.query('UPDATE schema_version SET version = version - 1');
    await expectRefused(
      earlier.url,
      'locked',
      /a bot of that version still has it open\. It was left as it is: stop all bots on it, then start this one/,
    );
    expect(await earlier.query('SELECT version FROM schema_version')).toEqual([{ version: migrations.length - 1 }]);
    expect(
      (await older.commit({ gameId: 'kat-1', revision: 1, at: 2, game: { hostId: 'ben' }, messages: [] })).revision,
    ).toBe(2);
    await older.close();
    await earlier.query('ALTER TABLE results DROP COLUMN course');
    await earlier.query('ALTER TABLE seat_results DROP COLUMN answers');
    const newer = await Promise.all([openStore({ url: earlier.url }), openStore({ url: earlier.url })]);
    expect(await Promise.all(newer.map(async (store) => (await store.game('kat-1'))?.hostId))).toEqual(['ben', 'ben']);
    expect(await earlier.query('SELECT version FROM schema_version')).toEqual([{ version: migrations.length }]);
    for (const store of newer) await store.close();
    await earlier.drop();
  });

  test('whose hands people have seen is made out of what an earlier version kept', async () => {
    const earlier = await freshDatabase();
    for (const sql of migrations.slice(0, 4)) if (sql !== '') await earlier.query(sql);
    await earlier.query(
      'CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version (version) VALUES (4)',
    );
    await earlier.query(gameWithHands);
    const store = await openStore({ url: earlier.url });
    for (const [person, seats] of Object.entries(handsSeen))
      expect(await store.hands.seenBy('kat-1', person), person).toEqual(seats);
    expect(await store.hands.seenBy('kat-2', 'ann')).toEqual([]);
    expect((await store.outbox.takeDue('channel:c1', 99))?.nonce).toMatch(/^[0-9a-f]{8}-4$/);
    await store.close();
    await earlier.drop();
  });

  test.each([
    ['lacks a table', 'DROP TABLE slots', /is not complete: there is no table slots\. It was left as it is/],
    [
      'does not know its version',
      'DELETE FROM schema_version',
      /is not complete: it does not say of which version it is/,
    ],
    ['has two versions', 'INSERT INTO schema_version (version) VALUES (1)', /is not complete/],
  ])('one that %s is half-migrated: it is refused and left as it was', async (_, sql, words) => {
    const half = await freshDatabase();
    await (await openStore({ url: half.url })).close();
    await half.query(sql);
    const tables = 'SELECT count(*)::integer AS n FROM pg_tables WHERE schemaname = current_schema()';
    const before = await half.query(tables);
    await expectRefused(half.url, 'damaged', words);
    expect(await half.query(tables)).toEqual(before);
    await half.drop();
  });

  test.each([
    ['holds tables of its own', 'CREATE TABLE recipes (name text)', 'recipes'],
    ['counts its versions, too', 'CREATE TABLE schema_version (version text, installed timestamptz)', 'schema_version'],
  ])('the database of another program, which %s, is left as it was', async (_, sql, table) => {
    const theirs = await freshDatabase();
    await theirs.query(sql);
    await expectRefused(theirs.url, 'notOurs', new RegExp(`holds tables of another program \\(${table}\\)`));
    expect(
      await theirs.query('SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema()'),
    ).toEqual([{ name: table }]);
    await theirs.drop();
  });

  test.each([
    [
      'a function',
      'CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
      'function "refuse" already exists',
    ],
    ['a type', 'CREATE TYPE games AS (name text)', '"games" already exists'],
  ])('%s of another program that is in the way is named, and nothing has changed', async (_, sql, words) => {
    const theirs = await freshDatabase();
    await theirs.query(sql);
    await expectRefused(theirs.url, 'notOurs', new RegExp(`is in the bot's way in the database .*${words}`));
    expect(await theirs.query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema()')).toEqual([]);
    await theirs.drop();
  });

  test('a server that can’t encrypt, as the address demands, is told', async () => {
    await expectRefused(
      `${database.url}?sslmode=require`,
      'refused',
      /can't encrypt the connection, as DATABASE_URL demands \(sslmode\)/,
    );
  });

  test('who may not make or write tables is told what is missing', async () => {
    const { pathname } = new URL(database.url);
    const role = `reader_${pathname.slice(1)}`;
    await database.query(
      `CREATE ROLE ${role} LOGIN PASSWORD 'secret-word'; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`,
    );
    const asReader = (url: string): string => changed(url, { username: role, password: 'secret-word' });
    await expectRefused(asReader(database.url), 'unwritable', /may not read and write the tables/);
    const empty = await freshDatabase();
    await empty.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await expectRefused(asReader(empty.url), 'unwritable', /may not do what the bot needs/);
    expect(await empty.query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema()')).toEqual([]);
    await empty.drop();
    await database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });

  test('one that can only be read, or can’t hold every name, is refused', async () => {
    const latin = await freshDatabase(undefined, `ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    await expectRefused(latin.url, 'notOurs', /is encoded as LATIN1/);
    await latin.drop();
    const still = await freshDatabase();
    await still.query(`ALTER DATABASE ${new URL(still.url).pathname.slice(1)} SET default_transaction_read_only = on`);
    await expectRefused(still.url, 'unwritable', /can only be read/);
    await still.drop();
  });
});
