import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { Table } from '../../src/table/server/index.ts';
import { startProgram } from '../../src/tools/play/process.ts';
import { until } from './scene.ts';

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
  const bot = startProgram('src/main.ts', { DATABASE_PATH: database, ...environment });
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
    expect(await refused()).toMatch(/in use|another|locked/i);
    await store.close();
  });
});

describe('practice', () => {
  test('without a token there is a table, one line says where, and a signal ends it cleanly', async () => {
    const bot = startProgram('src/main.ts', { DATABASE_PATH: database, TABLE_PORT: '0', AUTOMATIC_LEVEL: 'easy' });
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
    const bot = startProgram('src/main.ts', { DATABASE_PATH: database, TABLE_PORT: '0', AUTOMATIC_LEVEL: 'easy' });
    await until(() => bot.output().includes('Practice table'), () => `No line came: ${bot.output()}`);
    expect(await bot.end('SIGINT')).toBe(0);
  });
});
