/** Starts that can't come to anything: one sentence each, and nothing is left behind. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTable } from '../../src/table/server/index.ts';
import { startProgram } from '../../src/tools/play/process.ts';

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'galactica-words-')); });
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  readonly code: number | null | undefined;
  readonly output: string;
}

async function start(environment: Record<string, string>, words: ReadonlyArray<string> = []): Promise<Told> {
  const bot = await startProgram('src/main.ts', { DATABASE_PATH: join(folder, 'games.sqlite'), TABLE_PORT: '0', ...environment }, words);
  const code = await bot.ended();
  return { code, output: bot.output().trim() };
}

/** As a user who may not do everything. */
function startAsNobody(environment: Record<string, string>): Told {
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

  test('anything else is refused', async () => {
    expect(await start({}, ['--port', '80'])).toEqual({
      code: 1, output: expect.stringMatching(/^The bot takes no argument --port: .+\nThe bot takes no argument 80: .+$/),
    });
  });
});

test('a port of the practice table that is taken leaves no database behind', async () => {
  const table = await startTable({ people: ['Ada'] });
  const { code, output } = await start({ TABLE_PORT: `${table.port}` });
  expect(code).toBe(1);
  expect(output).toMatch(/^Port \d+ of this machine is in use: .*\.$/);
  expect(readdirSync(folder)).toEqual([]);
  await table.close();
});

test('settings in a file count, and the environment wins over them', async () => {
  const file = join(folder, 'settings');
  writeFileSync(file, 'LOG_LEVEL=loud\nAUTOMATIC_LEVEL=brilliant\n');
  const told = await start({ ENV_FILE: file, LOG_LEVEL: 'info' });
  expect(told).toEqual({ code: 1, output: expect.stringMatching(/^AUTOMATIC_LEVEL must be .*\.$/) });
  writeFileSync(file, 'DISCORD_TOKN=a.b.c\n');
  const output = expect.stringMatching(/^DISCORD_TOKN in .* is no setting of this bot: .*$/);
  expect(await start({ ENV_FILE: file })).toEqual({ code: 1, output });
});

describe('a user who may not', () => {
  test.each([
    ['TABLE_PORT', { TABLE_PORT: '81' }],
    ['HEALTH_PORT', { HEALTH_PORT: '81', TABLE_PORT: '0' }],
  ])('take the port of %s', (name, environment) => {
    const words = `Port 81 may not be used by this user: set ${name} to a port from 1024 up.`;
    expect(startAsNobody({ ...environment, DATABASE_PATH: ':memory:' })).toEqual({ code: 1, output: words });
  });

  test('look into a folder above the database', () => {
    const path = join(folder, 'inner', 'games.sqlite');
    mkdirSync(join(folder, 'inner'));
    chmodSync(folder, process.getuid?.() === 0 ? 0o700 : 0o000);
    const { code, output } = startAsNobody({ DATABASE_PATH: path, TABLE_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(/^This user may not look for .* \(EACCES\)\. Change the permissions of the folders above it, or choose another path\.$/);
  });
});

test('an address instead of a path names the right setting', async () => {
  const { code, output } = await start({ DATABASE_PATH: 'postgres://localhost/games' });
  expect(code).toBe(1);
  expect(output).toBe('DATABASE_PATH is a path of a file: put the address of a PostgreSQL database into DATABASE_URL.');
  expect(existsSync('postgres:')).toBe(false);
});
