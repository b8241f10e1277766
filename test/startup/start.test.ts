/**
 * Starts that the bot refuses, without a process of its own: one sentence each, and nothing is changed.
 * `test/e2e/start.test.ts` starts the program.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { explain } from '../../src/startup/start.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { openStore } from '../../src/store/open.ts';
import { postgresTarget } from '../../src/store/postgres/moving.ts';
import { makeUnfinishedMove, unfinishedMove } from '../../src/store/sql/unfinishedMove.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { startHere } from '../e2e/bots.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import type { FreshDatabase } from '../postgres/database.ts';
import { temporaryFolder } from '../store/scene.ts';

const notWhole =
  /^The database .* is not whole: a move from games\.sqlite into it has begun .*\. Run the same npm run move again, .*\.$/;

let folder: ReturnType<typeof temporaryFolder>;
let database: string;
let table: RunningTable;
let discord: { readonly DISCORD_TOKEN: string; readonly DISCORD_API_URL: string };
beforeAll(async () => {
  table = await startTable({ people: ['Ada'] });
  discord = { DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl };
});
afterAll(async () => {
  await table.close();
});
beforeEach(() => {
  folder = temporaryFolder();
  database = folder.at('games.sqlite');
});
afterEach(() => {
  folder.remove();
});

/** Starts everything with these settings, and stops it again. Returns the sentence with which the program would end. */
async function started(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const bot = await startHere({ DATABASE_PATH: database, TABLE_PORT: '0', ...environment });
    await bot.end('SIGTERM');
    return 'It started.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function unfinished(from: string): string {
  return `${makeUnfinishedMove}; INSERT INTO ${unfinishedMove} (name, value) VALUES ('from', '${from}')`;
}

describe('a port that the bot can not have leaves no database behind', () => {
  test('the health check’s is taken', async () => {
    const before = table.log.length;
    expect(await started({ ...discord, HEALTH_PORT: `${table.port}` })).toBe(
      `Port ${table.port} at 127.0.0.1 is in use: stop the other program (is the bot running already?), or set HEALTH_PORT to another port.`,
    );
    expect(table.log.length).toBe(before);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('the health check’s is at no address of this machine', async () => {
    expect(await started({ HEALTH_PORT: '0', HEALTH_HOST: '203.0.113.1' })).toBe(
      '203.0.113.1 is no address of this machine: set HEALTH_HOST to one that is, such as 127.0.0.1.',
    );
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('the practice table’s is taken', async () => {
    expect(await started({ TABLE_PORT: `${table.port}` })).toBe(
      `Port ${table.port} of this machine is in use: stop the other program (is the bot running already?), or set TABLE_PORT to another port.`,
    );
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test.each(['203.0.113.1', 'nowhere.invalid'])(
    'the practice table’s is at no address of this machine: %s',
    async (host) => {
      expect(await started({ TABLE_HOST: host })).toBe(
        `${host} is no address of this machine: set TABLE_HOST to one that is, such as 127.0.0.1.`,
      );
      expect(readdirSync(folder.path)).toEqual([]);
    },
  );

  test('the practice table’s is for other users', () => {
    const error = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES', syscall: 'listen' });
    expect(explain(error, { tablePort: 81, tableHost: '127.0.0.1' })).toBe(
      'Port 81 may not be used by this user: set TABLE_PORT to a port from 1024 up.',
    );
  });
});

test('what nobody has foreseen is told with where it came from', () => {
  expect(explain(new TypeError('x is not a function'), { tablePort: 0, tableHost: '127.0.0.1' })).toMatch(
    /^The bot could not start\. TypeError: x is not a function\n +at /,
  );
});

describe('Discord', () => {
  let other: Server;
  let otherUrl: string;
  beforeAll(async () => {
    other = createServer((_request, response) => {
      response.end('<html>hello</html>');
    });
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/api`;
  });
  afterAll(() => {
    other.close();
  });

  test('can not be reached', async () => {
    expect(await started({ DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: 'http://127.0.0.1:1/api' })).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/api can't be reached \(.+\): check the network and DISCORD_API_URL\.$/,
    );
    expect(existsSync(database)).toBe(false);
  });

  test('is something else', async () => {
    expect(await started({ DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: otherUrl })).toBe(
      `${otherUrl} does not answer as Discord does: check DISCORD_API_URL.`,
    );
    expect(existsSync(database)).toBe(false);
  });
});

describe('a database that can not be used is left as it is', () => {
  test('no database at all', async () => {
    writeFileSync(database, 'a letter to grandmother, and long enough to be mistaken for something else');
    expect(await started(discord)).toContain(database);
    expect(readFileSync(database, 'utf8')).toContain('grandmother');
  });

  test('in use by another bot', async () => {
    const store = openSqliteStore(database);
    expect(await started(discord)).toBe(
      `The database ${database} is in use by another process, probably a bot that is still running. Stop that one first.`,
    );
    await store.close();
  });

  test.each([
    [
      'of a newer version',
      'PRAGMA user_version = 999',
      /^The database .* comes from a newer version of this bot \(999; this one knows \d+\)\. It was left as it is: start the newer version\.$/,
    ],
    [
      'half-migrated',
      'DROP TABLE slots',
      /^The database .* is not complete: there is no table slots\. It was left as it is: .*\.$/,
    ],
    [
      'of another program',
      'PRAGMA application_id = 1',
      /^.* is the database of another program\. It was left as it is: choose another path\.$/,
    ],
    ['the end of a move that has not come to its end', unfinished('games.sqlite'), notWhole],
  ])('%s', async (_, change, words) => {
    await openSqliteStore(database).close();
    new Database(database).exec(change).close();
    const bytes = readFileSync(database);
    expect(await started(discord)).toMatch(words);
    expect(readFileSync(database).equals(bytes)).toBe(true);
  });

  test('an older one is brought up to date', async () => {
    // As the version before the last migration has made it.
    const before = migrations.slice(0, -1);
    const older = new Database(database);
    for (const sql of before) older.exec(sql);
    older.pragma('application_id = 0x42534731');
    older.pragma(`user_version = ${before.length}`);
    older.close();
    expect(await started(discord)).toBe('It started.');
    const db = new Database(database, { readonly: true });
    expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
    db.close();
  });
});

describeWithPostgres('a PostgreSQL database that can not be used is left as it is', () => {
  let games: FreshDatabase;
  beforeEach(async () => {
    games = await freshDatabase();
  });
  afterEach(async () => {
    await games.drop();
  });

  async function refused(url = games.url): Promise<string> {
    const words = await started({ ...discord, DATABASE_PATH: '', DATABASE_URL: url });
    expect(words).not.toContain(new URL(url).password);
    return words;
  }

  const everything = (): Promise<ReadonlyArray<unknown>> =>
    games.query(
      'SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2',
    );

  test('out of reach, with a wrong password, or not there', async () => {
    expect(await refused('postgres://bot:pass-word@127.0.0.1:1/games')).toMatch(
      /^The database games on 127\.0\.0\.1:1 can't be reached: its server does not run, or is not where DATABASE_URL says\. .*\.$/,
    );
    const wrong = Object.assign(new URL(games.url), { password: 'not-this-one' });
    expect(await refused(wrong.href)).toMatch(
      /^The database test_\w+ on 127\.0\.0\.1:\d+ does not let this user in: the name or the password in DATABASE_URL is wrong, .*\.$/,
    );
    const nowhere = Object.assign(new URL(games.url), { pathname: '/nowhere' });
    expect(await refused(nowhere.href)).toMatch(
      /^There is no database nowhere on .*\. Create it \(createdb\), or change DATABASE_URL\.$/,
    );
    expect(await everything()).toEqual([]);
  });

  test.each([
    [
      'half-migrated',
      'DROP TABLE slots',
      /^The database .* is not complete: there is no table slots\. It was left as it is: .*\.$/,
    ],
    [
      'of another program',
      'DROP TABLE schema_version',
      /^The database .* holds tables of another program \(achievements, audit, card_results\)\. It was left as it is: .*\.$/,
    ],
    ['the end of a move that has not come to its end', unfinished('games.sqlite'), notWhole],
  ])('%s', async (_, change, words) => {
    await (await openStore({ url: games.url })).close();
    await games.query(change);
    const before = await everything();
    expect(await refused()).toMatch(words);
    expect(await everything()).toEqual(before);
  });

  test('being moved', async () => {
    const mover = await postgresTarget(games.url);
    expect(await refused()).toMatch(
      /^The database .* is being moved \(npm run move\)\. Start the bot when that is done, .*\.$/,
    );
    await mover.close();
  });
});
