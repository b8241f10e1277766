/** A database belongs to one application: what a start with no token, or with another one, does to it. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { backUp } from '../../src/store/sqlite/backup.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { claimFor } from '../../src/startup/ownership.ts';
import { untilTrue } from '../health/scene.ts';
import { patience } from '../patience.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import { newGame } from '../store/scene.ts';
import { startHere } from './bots.ts';

let original: string;
let folder: string;
let games: string;
let table: RunningTable;
beforeAll(async () => {
  table = await startTable({ people: ['Ada', 'Bo', 'Chidi'], patience });
  original = mkdtempSync(join(tmpdir(), 'galactica-owner-'));
  await stopWithMessagesWaiting(join(original, 'games.sqlite'));
});
afterAll(async () => {
  await table.close();
  rmSync(original, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-owner-'));
  games = join(folder, 'games.sqlite');
  copyFileSync(join(original, 'games.sqlite'), games);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
});

const withToken = (): Record<string, string> => ({
  DISCORD_TOKEN: table.token,
  DISCORD_API_URL: table.apiUrl,
  LOG_LEVEL: 'info',
});

/** A lobby whose messages Discord did not take before the bot was stopped. */
async function stopWithMessagesWaiting(database: string): Promise<void> {
  const bot = await startHere({ ...withToken(), DATABASE_PATH: database });
  table.failNext(/^(POST|PATCH) \/channels\//, 500, 1000);
  await table.person('Ada').command('game create');
  await untilTrue(async () => waiting(database) > 0, 'Nothing waits to be sent.');
  await bot.end('SIGTERM');
}

function look<Row>(database: string, sql: string): ReadonlyArray<Row> {
  const db = new Database(database, { readonly: true });
  try {
    return db.prepare<[], Row>(sql).all();
  } finally {
    db.close();
  }
}

const waiting = (database: string): number =>
  look<{ n: number }>(database, "SELECT count(*) AS n FROM outbox WHERE state = 'waiting'")[0]?.n ?? 0;
const ownerOf = (database: string): unknown =>
  JSON.parse(
    look<{ value: string }>(database, "SELECT value FROM settings WHERE scope = 'bot' AND key = 'application'")[0]
      ?.value ?? 'null',
  );

async function refused(environment: Record<string, string>): Promise<string> {
  const bytes = readFileSync(games);
  const error: unknown = await startHere({ DATABASE_PATH: games, TABLE_PORT: '0', ...environment }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('It started.');
  expect(readFileSync(games).equals(bytes)).toBe(true);
  expect(waiting(games)).toBeGreaterThan(0);
  return error.message;
}

test('a service that has lost its token leaves the games of its application alone', async () => {
  expect(ownerOf(games)).toBe(table.applicationId);
  const words = new RegExp(
    `^The database ${games} belongs to the application ${table.applicationId} of Discord\\. Without DISCORD_TOKEN .*\\.$`,
  );
  expect(await refused({})).toMatch(words);
  expect(readdirSync(folder).filter((name) => name.includes('table'))).toEqual([]);
  expect(await refused({ NODE_ENV: 'production' })).toMatch(
    /^DISCORD_TOKEN is missing, and NODE_ENV is production: .*\.$/,
  );
});

test('an earlier version noted no owner: its games are left alone, too', async () => {
  const db = new Database(games);
  db.exec("DELETE FROM settings WHERE scope = 'bot' AND key = 'application'").pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  expect(await refused({})).toMatch(/^The database .* belongs to a bot on Discord\. .*\.$/);
});

test('a token of another application is refused, and with leave takes the database over', async () => {
  const other = await startTable({ people: ['Eve'], patience });
  const environment = { DISCORD_TOKEN: other.token, DISCORD_API_URL: other.apiUrl, LOG_LEVEL: 'info' };
  const [theirs, ours] = [table.applicationId, other.applicationId];
  const words = `^The database .* belongs to the application ${theirs} of Discord\\. DISCORD_TOKEN is of the application ${ours}, .*\\.$`;
  expect(await refused(environment)).toMatch(new RegExp(words));
  const bot = await startHere({ ...environment, DATABASE_PATH: games, ALLOW_OTHER_APPLICATION: 'true' });
  await bot.end('SIGTERM');
  expect(ownerOf(games)).toBe(other.applicationId);
  await other.close();
});

test('the practice table has its own database again, and one of an earlier version that lies beside its guild', async () => {
  const own = join(folder, 'mine.sqlite');
  const start = async (): Promise<void> => {
    const bot = await startHere({ DATABASE_PATH: own, TABLE_PORT: '0' });
    await bot.end('SIGTERM');
  };
  await start();
  expect(ownerOf(own)).toBe('practice');
  const [stored] = look<{ json: string }>(
    join(folder, 'mine-table.sqlite'),
    "SELECT json FROM things WHERE kind = 'guild'",
  );
  const guild = JSON.parse(stored?.json ?? '') as { id: string };
  const store = openSqliteStore(own);
  await store.create({ ...newGame('kat-1'), guildId: guild.id }, 1, []);
  await store.settings.clear('bot', 'application');
  await store.close();
  await start();
  expect(ownerOf(own)).toBe('practice');
});

test('a backup says whose it is', async () => {
  const copy = join(folder, 'copy.sqlite');
  await backUp(games, copy);
  expect(ownerOf(copy)).toBe(table.applicationId);
});

describeWithPostgres('in PostgreSQL', () => {
  test('the same', async () => {
    const database = await freshDatabase();
    const place = { url: database.url };
    const by = (applicationId: string | undefined, takesOver = false) =>
      claimFor({ applicationId, place: 'in DATABASE_URL', practiceIds: [], takesOver });
    const store = await openStore(place, Date.now, by('11'));
    await store.create(newGame('kat-1'), 1, []);
    await store.close();
    const belongs = /^The database in DATABASE_URL belongs to the application 11 of Discord\. /;
    await expect(openStore(place, Date.now, by('12'))).rejects.toThrow(belongs);
    await expect(openStore(place, Date.now, by(undefined))).rejects.toThrow(/Without DISCORD_TOKEN/);
    const again = await openStore(place, Date.now, by('11'));
    expect(await again.settings.get('bot', 'application')).toBe('11');
    await again.close();
    await (await openStore(place, Date.now, by('12', true))).close();
    expect(await database.query("SELECT value FROM settings WHERE key = 'application'")).toEqual([{ value: '"12"' }]);
    await database.drop();
  });
});
