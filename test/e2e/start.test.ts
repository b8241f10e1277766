import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../../src/store/migrations/index.ts';
import { openStore } from '../../src/store/open.ts';
import { postgresTarget } from '../../src/store/postgres/moving.ts';
import { makeUnfinishedMove, unfinishedMove } from '../../src/store/sql/unfinishedMove.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { Table } from '../../src/table/server/index.ts';
import { startProgram } from '../../src/tools/play/process.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import type { FreshDatabase } from '../postgres/database.ts';
import { patience } from '../patience.ts';
import { until } from './scene.ts';

const notWhole = /^The database .* is not whole: a move from games\.sqlite into it has begun .*\. Run the same npm run move again, .*\.$/;

let folder: string;
let database: string;
let table: Table;
beforeAll(async () => { table = await startTable({ people: ['Ada'] }); });
afterAll(async () => { await table.close(); });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-'));
  database = join(folder, 'games.sqlite');
});
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

async function start(environment: Record<string, string>): Promise<{ readonly code: number | undefined; readonly output: string }> {
  const bot = await startProgram('src/main.ts', { DATABASE_PATH: database, ...environment });
  const code = await bot.ended();
  return { code, output: bot.output().trim() };
}

test('wrong settings are told, each in a line of its own, and nothing is touched', async () => {
  const { code, output } = await start({ TABLE_PORT: '-1', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(output).toMatch(/^TABLE_PORT must be .+\nLOG_LEVEL must be .+$/);
  expect(existsSync(database)).toBe(false);
});

describe('the port at which the bot tells how it is', () => {
  test('is taken', async () => {
    const { code, output } = await start({ DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl, HEALTH_PORT: `${table.port}` });
    expect(code).toBe(1);
    expect(output).toBe(`Port ${table.port} at 127.0.0.1 is in use: stop the other program (is the bot running already?), or set HEALTH_PORT to another port.`);
    expect(existsSync(database)).toBe(false);
    expect(table.log).toEqual([]);
  });

  test('is none, or at no address of this machine', async () => {
    expect(await start({ HEALTH_PORT: 'nine' })).toEqual({ code: 1, output: expect.stringMatching(/^HEALTH_PORT must be a port: .+$/) });
    const { code, output } = await start({ HEALTH_PORT: '0', HEALTH_HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(output).toBe('203.0.113.1 is no address of this machine: set HEALTH_HOST to one that is, such as 127.0.0.1.');
    expect(existsSync(database)).toBe(false);
  });

  test('is free again where the bot could not start', async () => {
    const { code, output } = await start({ DISCORD_TOKEN: 'wrong.token.here', DISCORD_API_URL: table.apiUrl, HEALTH_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(/\nDiscord refuses the token: .+$/);
  });
});

describe('Discord', () => {
  let other: Server;
  let otherUrl: string;
  beforeAll(async () => {
    other = createServer((_request, response) => { response.end('<html>hello</html>'); });
    await new Promise<void>((resolve) => { other.listen(0, '127.0.0.1', resolve); });
    otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/api`;
  });
  afterAll(() => { other.close(); });

  test('refuses the token', async () => {
    const { code, output } = await start({ DISCORD_TOKEN: 'wrong.token.here', DISCORD_API_URL: table.apiUrl });
    expect(code).toBe(1);
    expect(output).toBe('Discord refuses the token: copy it again from the developer portal into DISCORD_TOKEN.');
    expect(existsSync(database)).toBe(false);
  });

  test('can not be reached', async () => {
    const { code, output } = await start({ DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: 'http://127.0.0.1:1/api' });
    expect(code).toBe(1);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:1\/api can't be reached \(.+\): check the network and DISCORD_API_URL\.$/);
    expect(existsSync(database)).toBe(false);
  });

  test('is something else', async () => {
    const { code, output } = await start({ DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: otherUrl });
    expect(code).toBe(1);
    expect(output).toBe(`${otherUrl} does not answer as Discord does: check DISCORD_API_URL.`);
  });
});

describe('a database that can not be used is left as it is', () => {
  async function refused(): Promise<string> {
    const { code, output } = await start({ DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl });
    expect(code).toBe(1);
    return output;
  }

  test('damaged', async () => {
    await openSqliteStore(database).close();
    const bytes = readFileSync(database);
    bytes.fill(0x5a, 100, 3000);
    writeFileSync(database, bytes);
    expect(await refused()).toMatch(/damaged/);
    expect(readFileSync(database).equals(bytes)).toBe(true);
  });

  test('no database at all', async () => {
    writeFileSync(database, 'a letter to grandmother, and long enough to be mistaken for something else');
    expect(await refused()).toContain(database);
    expect(readFileSync(database, 'utf8')).toContain('grandmother');
  });

  test('in use by another bot', async () => {
    const store = openSqliteStore(database);
    expect(await refused()).toBe(`The database ${database} is in use by another process, probably a bot that is still running. Stop that one first.`);
    await store.close();
  });

  test.each([
    ['of a newer version', 'PRAGMA user_version = 999', /^The database .* comes from a newer version of this bot \(999; this one knows \d+\)\. It was left as it is: start the newer version\.$/],
    ['half-migrated', 'DROP TABLE slots', /^The database .* is not complete: there is no table slots\. It was left as it is: .*\.$/],
    ['of another program', 'PRAGMA application_id = 1', /^.* is the database of another program\. It was left as it is: choose another path\.$/],
    ['the end of a move that has not come to its end', unfinished('games.sqlite'), notWhole],
  ])('%s', async (_, change, words) => {
    await openSqliteStore(database).close();
    new Database(database).exec(change).close();
    const bytes = readFileSync(database);
    expect(await refused()).toMatch(words);
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
    const bot = await startProgram('src/main.ts', { DATABASE_PATH: database, DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl });
    await bot.says('The bot is ready', patience);
    expect(await bot.end('SIGTERM')).toBe(0);
    const db = new Database(database, { readonly: true });
    expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
    db.close();
  });
});

function unfinished(from: string): string {
  return `${makeUnfinishedMove}; INSERT INTO ${unfinishedMove} (name, value) VALUES ('from', '${from}')`;
}

describeWithPostgres('a PostgreSQL database that can not be used is left as it is', () => {
  let games: FreshDatabase;
  beforeEach(async () => { games = await freshDatabase(); });
  afterEach(async () => { await games.drop(); });

  async function refused(url = games.url): Promise<string> {
    const discord = { DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl };
    const { code, output } = await start({ ...discord, DATABASE_PATH: '', DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output).not.toContain(new URL(url).password);
    return output;
  }

  const everything = (): Promise<ReadonlyArray<unknown>> => (
    games.query('SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2')
  );

  test('out of reach, with a wrong password, or not there', async () => {
    expect(await refused('postgres://bot:pass-word@127.0.0.1:1/games'))
      .toMatch(/^The database games on 127\.0\.0\.1:1 can't be reached: its server does not run, or is not where DATABASE_URL says\. .*\.$/);
    const wrong = Object.assign(new URL(games.url), { password: 'not-this-one' });
    expect(await refused(wrong.href)).toMatch(/^The database test_\w+ on 127\.0\.0\.1:\d+ does not let this user in: the name or the password in DATABASE_URL is wrong, .*\.$/);
    const nowhere = Object.assign(new URL(games.url), { pathname: '/nowhere' });
    expect(await refused(nowhere.href)).toMatch(/^There is no database nowhere on .*\. Create it \(createdb\), or change DATABASE_URL\.$/);
    expect(await everything()).toEqual([]);
  });

  test.each([
    [
      'of a newer version', 'UPDATE schema_version SET version = 999',
      /^The database .* comes from a newer version of this bot \(999; .*start the newer version\.$/,
    ],
    ['half-migrated', 'DROP TABLE slots', /^The database .* is not complete: there is no table slots\. It was left as it is: .*\.$/],
    ['of another program', 'DROP TABLE schema_version', /^The database .* holds tables of another program \(achievements, audit, card_results\)\. It was left as it is: .*\.$/],
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
    expect(await refused()).toMatch(/^The database .* is being moved \(npm run move\)\. Start the bot when that is done, .*\.$/);
    await mover.close();
  });
});

describe('practice', () => {
  test('without a token there is a table, one line says where, and a signal ends it cleanly', async () => {
    const bot = await startProgram('src/main.ts', { DATABASE_PATH: database, TABLE_PORT: '0', AUTOMATIC_LEVEL: 'easy' });
    await until(() => bot.output().includes('\n'), () => `No line came: ${bot.output()}`);
    const [, url = ''] = /^Practice table: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(bot.output()) ?? [];
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html');
    expect(await bot.end('SIGTERM')).toBe(0);
    expect(bot.output().split('\n')).toHaveLength(2);
  });

  test('says so if its port is taken', async () => {
    const { code, output } = await start({ TABLE_PORT: `${table.port}` });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${table.port} of this machine is in use`));
  });

  test('also ends on Ctrl-C', async () => {
    const bot = await startProgram('src/main.ts', { DATABASE_PATH: database, TABLE_PORT: '0', AUTOMATIC_LEVEL: 'easy' });
    await until(() => bot.output().includes('Practice table'), () => `No line came: ${bot.output()}`);
    expect(await bot.end('SIGINT')).toBe(0);
  });
});
