/**
 * Each way in which the program ends when it is started; the sentences for what it refuses are in
 * `test/startup/start.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { startProgram } from '../../src/tools/play/process.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import { soaking } from '../soak.ts';
import { until } from './scene.ts';

let folder: string;
let database: string;
let table: RunningTable;
beforeAll(async () => {
  table = await startTable({ people: ['Ada'] });
});
afterAll(async () => {
  await table.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-'));
  database = join(folder, 'games.sqlite');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null | undefined;
  readonly output: string;
}

async function start(environment: Record<string, string>, words: ReadonlyArray<string> = []): Promise<Ended> {
  const bot = await startProgram('src/main.ts', { DATABASE_PATH: database, TABLE_PORT: '0', ...environment }, words);
  const code = await bot.ended();
  return { code, output: bot.output().trim() };
}

/** Runs it as a user who may not do everything. */
function startAsNobody(environment: Record<string, string>): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/bot.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ENV_FILE: '', ...environment },
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  });
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

describe('the command line', () => {
  test('--help tells how it is started, and starts nothing', async () => {
    const { code, output } = await start({}, ['--help']);
    expect(code).toBe(0);
    expect(output).toMatch(/^Starts the bot, or without DISCORD_TOKEN the practice table\.\n/);
    expect(output).toContain('  DATABASE_PATH\n');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.runIf(soaking)('anything else is refused', async () => {
    expect(await start({}, ['--port', '80'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^The bot takes no argument --port: .+\nThe bot takes no argument 80: .+$/),
    });
  });
});

test('wrong settings of a file are told, each in a line of its own; the environment wins over them, and nothing is touched', async () => {
  const file = join(folder, 'settings');
  writeFileSync(file, 'LOG_LEVEL=loud\nTABLE_PORT=-1\nAUTOMATIC_LEVEL=brilliant\n');
  const { code, output } = await start({ ENV_FILE: file, LOG_LEVEL: 'info', TABLE_PORT: '-2' });
  expect(code).toBe(1);
  expect(output).toMatch(/^TABLE_PORT must be .+\nAUTOMATIC_LEVEL must be .+$/);
  expect(existsSync(database)).toBe(false);
});

test('what Discord refuses is told, and nothing that was opened before keeps the program from its end', async () => {
  const { code, output } = await start({
    DISCORD_TOKEN: 'wrong.token.here',
    DISCORD_API_URL: table.apiUrl,
    HEALTH_PORT: '0',
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^\{.*How the bot is can be asked.*\}\nDiscord refuses the token: copy it again from the developer portal into DISCORD_TOKEN\.$/,
  );
  expect(existsSync(database)).toBe(false);
});

test.runIf(soaking)('a damaged database is told, and left as it is', async () => {
  await openSqliteStore(database).close();
  const bytes = readFileSync(database);
  bytes.fill(0x5a, 100, 3000);
  writeFileSync(database, bytes);
  const { code, output } = await start({ DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl });
  expect(code).toBe(1);
  expect(output).toMatch(/damaged/);
  expect(readFileSync(database).equals(bytes)).toBe(true);
});

describeWithPostgres('a PostgreSQL database', () => {
  test.runIf(soaking)('of a newer version is told, without its password, and left as it is', async () => {
    const games = await freshDatabase();
    await (await openStore({ url: games.url })).close();
    await games.query('UPDATE schema_version SET version = 999');
    const { code, output } = await start({
      DISCORD_TOKEN: table.token,
      DISCORD_API_URL: table.apiUrl,
      DATABASE_PATH: '',
      DATABASE_URL: games.url,
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database .* comes from a newer version of this bot \(999; .*start the newer version\.$/,
    );
    expect(output).not.toContain(new URL(games.url).password);
    expect(await games.query('SELECT version FROM schema_version')).toEqual([{ version: 999 }]);
    await games.drop();
  });
});

describe('a user who may not', () => {
  test.runIf(soaking)('take a port', () => {
    expect(startAsNobody({ HEALTH_PORT: '81', TABLE_PORT: '0', DATABASE_PATH: ':memory:' })).toEqual({
      code: 1,
      output: 'Port 81 may not be used by this user: set HEALTH_PORT to a port from 1024 up.',
    });
  });

  test('look into a folder above the database', () => {
    const path = join(folder, 'inner', 'games.sqlite');
    mkdirSync(join(folder, 'inner'));
    chmodSync(folder, process.getuid?.() === 0 ? 0o700 : 0o000);
    const { code, output } = startAsNobody({ DATABASE_PATH: path, TABLE_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^This user may not look for .* \(EACCES\)\. Change the permissions of the folders above it, or choose another path\.$/,
    );
  });
});

test('without a token there is a practice table, one line says where, and Ctrl-C ends it cleanly', async () => {
  const bot = await startProgram('src/main.ts', { DATABASE_PATH: database, TABLE_PORT: '0', AUTOMATIC_LEVEL: 'easy' });
  await until(
    () => bot.output().includes('\n'),
    () => `No line came: ${bot.output()}`,
  );
  const [, url = ''] = /^Practice table: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(bot.output()) ?? [];
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html');
  expect(await bot.end('SIGINT')).toBe(0);
  expect(bot.output().split('\n')).toHaveLength(2);
});
