import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isStoreError } from '../../../src/store/error.ts';
import type { StoreErrorCode } from '../../../src/store/error.ts';
import { move } from '../../../src/store/moving/move.ts';
import { openStore } from '../../../src/store/open.ts';
import type { StorePlace } from '../../../src/store/open.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { expectStoreError, newGame, temporaryFolder } from '../scene.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: { readonly path: string };
let empty: { readonly path: string };
beforeEach(async () => {
  folder = temporaryFolder();
  file = { path: folder.at('games.sqlite') };
  empty = { path: folder.at('empty.sqlite') };
  await keepGame(file);
});
afterEach(() => {
  folder.remove();
});

async function keepGame(place: StorePlace): Promise<void> {
  const store = await openStore(place);
  await store.create(newGame('kat-1'), 1, []);
  await store.close();
}

function changed(
  url: string,
  change: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port'>>,
): { readonly url: string } {
  return { url: Object.assign(new URL(url), change).href };
}

function sql(path: string, text: string): void {
  new Database(path).exec(text).close();
}

async function expectRefused(from: StorePlace, to: StorePlace, code: StoreErrorCode, words: RegExp): Promise<void> {
  const error: unknown = await move({ from, to, batch: 50, tell: () => undefined }).catch((reason: unknown) => reason);
  if (!isStoreError(error)) throw new Error(`No StoreError, but ${String(error)}`);
  expect([error.code, error.message]).toEqual([code, expect.stringMatching(words)]);
  for (const place of [from, to]) if ('url' in place) expect(error.message).not.toContain(new URL(place.url).password);
}

/** Checks that not a byte of a refused file changes. */
async function untouched(path: string, work: () => Promise<void>): Promise<void> {
  const digest = (): string => createHash('sha256').update(readFileSync(path)).digest('hex');
  const before = digest();
  await work();
  expect(digest()).toBe(before);
}

test('a source that is not there, no file, no database, or empty', async () => {
  const none = { path: folder.at('none.sqlite') };
  await expectRefused(
    none,
    empty,
    'noDatabase',
    /^There is no database .*none\.sqlite\. Name the one to be moved with --from\.$/,
  );
  expect(existsSync(folder.at('none.sqlite'))).toBe(false);
  expect(existsSync(folder.at('none.sqlite.lock'))).toBe(false);
  await expectRefused({ path: folder.path }, empty, 'unwritable', /is not a file/);
  writeFileSync(
    folder.at('letter'),
    'a letter to grandmother, and long enough to be mistaken for something else'.repeat(20),
  );
  await untouched(folder.at('letter'), () =>
    expectRefused({ path: folder.at('letter') }, empty, 'damaged', /is not a database/),
  );
  writeFileSync(folder.at('nothing'), '');
  await expectRefused({ path: folder.at('nothing') }, empty, 'noDatabase', /^There is no database/);
  expect(existsSync(empty.path)).toBe(false);
});

test('a file of another program, of a newer or an older version, half-migrated or damaged, at either end', async () => {
  const other = folder.at('other.sqlite');
  const refuse = async (change: string, code: StoreErrorCode, words: RegExp): Promise<void> => {
    copyFileSync(file.path, other);
    sql(other, change);
    await untouched(other, async () => {
      await expectRefused({ path: other }, empty, code, words);
      await expectRefused(file, { path: other }, code, words);
    });
  };
  await refuse('PRAGMA application_id = 1', 'notOurs', /is the database of another program\. It was left as it is/);
  await refuse(
    'PRAGMA user_version = 999',
    'newer',
    /comes from a newer version of this bot \(999; .*start the newer version/,
  );
  await refuse(
    'PRAGMA user_version = 16',
    'older',
    /comes from an older version of this bot \(16; .*start this version of the bot with it once/,
  );
  await refuse('DROP TABLE slots', 'damaged', /is not complete: there is no table slots/);
  copyFileSync(file.path, other);
  const bytes = readFileSync(other);
  bytes.fill(0x5a, 4096 * 2, 4096 * 6);
  writeFileSync(other, bytes);
  await untouched(other, () => expectRefused({ path: other }, empty, 'damaged', /is damaged/));
  expect(existsSync(empty.path)).toBe(false);
});

test('a file that a bot has open, at either end', async () => {
  const bot = await openStore(file);
  await expectRefused(
    file,
    empty,
    'locked',
    /games\.sqlite is in use by another process, probably a bot that is still running\. Stop that one first\.$/,
  );
  await bot.close();
  const other = await openStore(empty);
  await expectRefused(file, empty, 'locked', /empty\.sqlite is in use/);
  await other.close();
});

test('the same file by two names, and one that holds games already', async () => {
  symlinkSync(file.path, folder.at('link.sqlite'));
  for (const path of [file.path, folder.at('link.sqlite')]) {
    await untouched(file.path, () =>
      expectRefused(file, { path }, 'samePlace', /^Both addresses lead to the same database/),
    );
  }
  const full = { path: folder.at('full.sqlite') };
  await keepGame(full);
  const words = /full\.sqlite holds games or settings already\. It was left as it is/;
  await untouched(full.path, () => expectRefused(file, full, 'holdsGames', words));
  await expectRefused(file, { path: folder.at('nowhere/games.sqlite') }, 'noFolder', /does not exist/);
});

test('a file that a bot was only started with is empty enough', async () => {
  await (await openStore(empty)).close();
  expect(await move({ from: file, to: empty, batch: 50, tell: () => undefined })).toMatchObject({ games: 1 });
  const store = await openStore(empty);
  expect((await store.game('kat-1'))?.id).toBe('kat-1');
  await store.close();
});

describeWithPostgres('a move from or to PostgreSQL is refused', () => {
  let full: FreshDatabase;
  let other: FreshDatabase;
  beforeAll(async () => {
    [full, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    await keepGame(full);
  });
  afterAll(async () => {
    await Promise.all([full.drop(), other.drop()]);
  });

  const tablesOf = (database: FreshDatabase): Promise<ReadonlyArray<unknown>> =>
    database.query('SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1');

  test('where the server does not run, or does not let us in, or has no such database', async () => {
    const nobody = changed(full.url, { port: '1' });
    await expectRefused(
      nobody,
      empty,
      'unreachable',
      /can't be reached: its server does not run, or is not where --from says/,
    );
    await expectRefused(file, nobody, 'unreachable', /is not where --to says/);
    const wrong = changed(full.url, { password: 'wrong-one' });
    await expectRefused(wrong, empty, 'refused', /the name or the password in --from is wrong/);
    await expectRefused(file, wrong, 'refused', /the name or the password in --to is wrong/);
    const nowhere = changed(full.url, { pathname: '/nowhere' });
    await expectRefused(
      file,
      nowhere,
      'noDatabase',
      /^There is no database nowhere on .*Create it \(createdb\), or change --to\.$/,
    );
    expect(existsSync(empty.path)).toBe(false);
  });

  test('where nothing is to be moved, or games are already', async () => {
    await expectRefused({ url: other.url }, empty, 'noDatabase', /^There is nothing in the database test_/);
    await expectRefused(file, { url: full.url }, 'holdsGames', /holds games or settings already/);
    await expectRefused({ url: full.url }, file, 'holdsGames', /games\.sqlite holds games or settings already/);
    expect(await tablesOf(other)).toEqual([]);
    expect(await full.query('SELECT id FROM games')).toEqual([{ id: 'kat-1' }]);
  });

  test('where both ends are the same, by two addresses', async () => {
    const again = full.url.replace('127.0.0.1', 'localhost');
    await expectRefused({ url: full.url }, { url: again }, 'samePlace', /^Both addresses lead to the same database/);
  });

  test('where a bot has it open, at either end; and no bot starts while it is moved', async () => {
    const bot = await openStore({ url: full.url });
    await expectRefused(
      { url: full.url },
      empty,
      'locked',
      /is in use by a bot that is still running, or by another move\. Stop that one first\.$/,
    );
    await expectRefused(file, { url: full.url }, 'locked', /is in use by a bot/);
    await bot.close();
    let started: Promise<unknown> | undefined;
    const tell = (): void => {
      started ??= openStore({ url: full.url }).then(
        (store) => store.close(),
        (reason: unknown) => reason,
      );
    };
    const hold = async (): Promise<void> => {
      await started;
    };
    await move({ from: { url: full.url }, to: empty, batch: 50, tell });
    await hold();
    const told = await started;
    // It may have come so late that the move was over.
    if (told !== undefined) expect(told).toMatchObject({ code: 'locked', name: 'StoreError' });
  });

  test.each([
    ['newer', 'UPDATE schema_version SET version = 999', 'newer', /comes from a newer version/],
    ['half-migrated', 'DROP TABLE slots', 'damaged', /is not complete: there is no table slots/],
    ['of no version', 'DELETE FROM schema_version', 'damaged', /does not say of which version/],
    [
      'another program’s',
      'DROP TABLE schema_version; CREATE TABLE recipes (name text)',
      'notOurs',
      /holds tables of another program/,
    ],
  ] as const)('where it is %s, at either end', async (_, change, code, words) => {
    const database = await freshDatabase();
    await (await openStore({ url: database.url })).close();
    await database.query(change);
    const before = await tablesOf(database);
    await expectRefused({ url: database.url }, empty, code, words);
    await expectRefused(file, { url: database.url }, code, words);
    expect(await tablesOf(database)).toEqual(before);
    await database.drop();
  });

  /** All tables and views, as they were made, and what tells the database from others. */
  const everythingIn = (database: FreshDatabase): Promise<ReadonlyArray<unknown>> =>
    database.query(`
    SELECT relname::text AS name, oid::text AS made FROM pg_class WHERE relnamespace = current_schema()::regnamespace
    UNION ALL SELECT key, value FROM settings ORDER BY 1, 2`);

  async function expectNeeded(database: FreshDatabase, needs: ReadonlyArray<RegExp>, clear: string): Promise<void> {
    const to = { url: database.url };
    const before = await everythingIn(database);
    const words =
      /^Something of another program in the database test_.* needs what the bot has to remove there \(.*: drop what needs it, /;
    for (const each of [words, ...needs]) await expectRefused(file, to, 'notOurs', each);
    expect(await everythingIn(database)).toEqual(before);
    await database.query(clear);
    expect(await move({ from: file, to, batch: 50, tell: () => undefined })).toMatchObject({
      resumed: false,
      games: 1,
    });
    await (await openStore(to)).close();
    expect(await database.query('SELECT id FROM games')).toEqual([{ id: 'kat-1' }]);
  }

  const view = {
    make: 'CREATE VIEW report AS SELECT id FROM games',
    clear: 'DROP VIEW report',
    needs: /\bview report depends on table games\b/,
  };
  const key = {
    make: 'CREATE TABLE ratings (game text REFERENCES games)',
    clear: 'DROP TABLE ratings',
    needs: /\bconstraint ratings_game_fkey on table ratings depends on table games\b/,
  };
  const trigger = {
    make: 'CREATE TABLE recipes (name text); CREATE TRIGGER still BEFORE DELETE ON recipes EXECUTE FUNCTION stays()',
    clear: 'DROP TABLE recipes',
    needs: /\(trigger still on table recipes depends on function stays\(\)\)/,
  };

  test.each([
    ['a view', [view]],
    ['a foreign key', [key]],
    ['a trigger', [trigger]],
    ['a view and a foreign key', [view, key]],
  ])(
    'where something of another program needs the empty tables that a bot has made (%s); once that is dropped it goes',
    async (_, others) => {
      const database = await freshDatabase();
      await (await openStore({ url: database.url })).close();
      for (const { make } of others) await database.query(make);
      await expectNeeded(
        database,
        others.map(({ needs }) => needs),
        others.map(({ clear }) => clear).join('; '),
      );
      await database.drop();
    },
  );

  test('where a view needs the tables of a move that has to start over; once that is dropped it goes', async () => {
    const database = await freshDatabase();
    const stop = new AbortController();
    const stopped = move({
      from: file,
      to: { url: database.url },
      batch: 50,
      tell: () => {
        stop.abort();
      },
      signal: stop.signal,
    });
    await expectStoreError(() => stopped, 'stopped');
    sql(file.path, `UPDATE games SET revision = revision + 1`);
    await database.query(view.make);
    await expectNeeded(database, [view.needs], view.clear);
    await database.drop();
  });
});
