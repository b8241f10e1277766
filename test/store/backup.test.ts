import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isStoreError } from '../../src/store/error.ts';
import { backUp } from '../../src/store/sqlite/backup.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { forward, message, runningGame, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

let runs = 0;
let games: string;
let backup: string;
beforeEach(() => {
  runs += 1;
  mkdirSync(folder.at(`${runs}`));
  games = folder.at(`${runs}/games.sqlite`);
  backup = folder.at(`${runs}/backup.sqlite`);
});

async function keepGame(): Promise<void> {
  const store = openSqliteStore(games);
  await runningGame(store, 'kat-1');
  await store.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
  await store.close();
}

const filesHere = (): ReadonlyArray<string> => readdirSync(folder.at(`${runs}`)).sort();

function command(...args: ReadonlyArray<string>): ReturnType<typeof spawnSync> {
  return commandWith({ DATABASE_PATH: games }, ...args);
}

function commandWith(
  settings: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
): ReturnType<typeof spawnSync> {
  const environment = { PATH: process.env['PATH'] ?? '', ...settings };
  return spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/backup.ts', ...args], {
    encoding: 'utf8',
    env: environment,
  });
}

function program(args: ReadonlyArray<string>, options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ...args], options);
}

test('while a bot writes as fast as it can, a backup holds all that was stored when it began, whole', async () => {
  // Enough that a copy takes longer than many inputs.
  await openSqliteStore(games).close();
  const ballast = new Database(games);
  ballast.exec('CREATE TABLE ballast (bytes BLOB)');
  for (let row = 0; row < 60; row += 1) ballast.prepare('INSERT INTO ballast VALUES (zeroblob(1000000))').run();
  ballast.close();
  const writer = program(['test/store/killedWriter.ts', games], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  writer.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const stored = (): number => Number([...said.matchAll(/^input (\d+)\n/gm)].at(-1)?.[1] ?? 0);
  await expect.poll(stored).toBeGreaterThan(5);
  const before = stored();
  const copying = program(['src/tools/backup.ts', '--from', games, '--to', backup], { stdio: 'inherit' });
  const [code] = (await once(copying, 'close')) as Array<unknown>;
  const after = stored();
  await expect.poll(stored).toBeGreaterThan(after);
  writer.kill('SIGKILL');
  await once(writer, 'close');
  expect(code).toBe(0);
  const copy = openSqliteStore(backup);
  const seq = (await copy.state('kat-1'))?.lastSeq ?? -1;
  expect(seq).toBeGreaterThanOrEqual(before);
  expect(seq).toBeLessThanOrEqual(after + 1);
  expect((await copy.inputs('kat-1')).map((input) => input.seq)).toEqual(
    Array.from({ length: seq }, (_, place) => place + 1),
  );
  await copy.close();
});

test('a backup is one file, for its owner alone, from which games go on', async () => {
  await keepGame();
  const held = openSqliteStore(games);
  expect(await backUp(games, backup)).toEqual({ bytes: statSync(backup).size, games: 1 });
  await held.close();
  expect(filesHere().filter((name) => name.startsWith('backup'))).toEqual(['backup.sqlite']);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const store = openSqliteStore(backup);
  expect((await store.state('kat-1'))?.state.text).toBe('"one"');
  const after = await store.commit({ gameId: 'kat-1', revision: 3, at: 6, step: forward(2, '"two"'), messages: [] });
  expect(after.revision).toBe(4);
  await store.close();
});

test('a compact backup leaves out what is free, and gives back what becomes free, whatever version made the database', async () => {
  await keepGame();
  const ballast = (path: string, change: (db: Database.Database) => void): void => {
    const db = new Database(path);
    change(db);
    db.close();
  };
  const fill = (db: Database.Database): void => {
    for (let row = 0; row < 20; row += 1) db.prepare('INSERT INTO ballast VALUES (zeroblob(1000000))').run();
  };
  const empty = (db: Database.Database): void => {
    db.exec('DELETE FROM ballast');
  };
  ballast(games, (old) => {
    // As early versions made them.
    old.pragma('journal_mode = DELETE');
    old.pragma('auto_vacuum = NONE');
    old.exec('VACUUM; CREATE TABLE ballast (bytes BLOB)');
    expect(old.pragma('auto_vacuum', { simple: true })).toBe(0);
    fill(old);
    empty(old);
  });
  expect(statSync(games).size).toBeGreaterThan(20_000_000);

  expect(command('--to', backup, '--compact', '--json').status).toBe(0);
  expect(statSync(backup).size).toBeLessThan(2_000_000);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  ballast(backup, fill);
  ballast(backup, empty);
  const store = openSqliteStore(backup);
  expect((await store.game('kat-1'))?.revision).toBe(3);
  await store.prune(0);
  await store.close();
  expect(statSync(backup).size).toBeLessThan(4_000_000);
});

test('what an interrupted backup has left is in nobody’s way', async () => {
  await keepGame();
  writeFileSync(`${backup}.part`, 'half of something');
  await backUp(games, backup);
  expect(existsSync(`${backup}.part`)).toBe(false);
});

describe('a backup that can’t be made is refused in words, and nothing is left of it', () => {
  async function refused(from: string, to: string, manner: { readonly compact?: boolean } = {}): Promise<string> {
    const whole = (): ReadonlyArray<string> => filesHere().filter((name) => !/-(wal|shm)$/.test(name));
    const before = whole();
    const error: unknown = await backUp(from, to, manner).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(whole()).toEqual(before);
    if (!isStoreError(error)) throw new Error(`No StoreError, but ${String(error)}`);
    return error.message;
  }

  test('there is no database', async () => {
    expect(await refused(games, backup)).toContain(`There is no database ${games}`);
  });

  test('there is a file of that name', async () => {
    await keepGame();
    writeFileSync(backup, 'last week');
    expect(await refused(games, backup)).toContain('a backup replaces nothing');
    expect(readFileSync(backup, 'utf8')).toBe('last week');
  });

  test('the folder is not there', async () => {
    await keepGame();
    expect(await refused(games, folder.at('nowhere/backup.sqlite'))).toContain('does not exist');
  });

  test('it is the database of another program, or none', async () => {
    new Database(games).exec('CREATE TABLE letters (text)').close();
    expect(await refused(games, backup)).toContain('another program');
    writeFileSync(games, 'a letter to grandmother, and long enough to be mistaken for something else');
    expect(await refused(games, backup)).toContain('is not a database');
  });

  test('what was copied is damaged', async () => {
    await keepGame();
    const bytes = readFileSync(games);
    bytes.fill(0x5a, 4096 * 2, 4096 * 3);
    writeFileSync(games, bytes);
    expect(await refused(games, backup)).toContain('damaged');
    expect(await refused(games, backup, { compact: true })).toContain('damaged');
  });
});

test('the command says what it has done, or why not', async () => {
  await keepGame();
  expect(command('--to', backup)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      new RegExp(`^1 game copied from ${games} to ${backup}: 0\\.\\d MB in \\d+(\\.\\d)? s\\.\n$`),
    ),
  });
  expect(command('--to', backup)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^.+ is there already, .+\n$/),
  });
  expect(command()).toMatchObject({ status: 1, stderr: 'Say with --to FILE where the backup shall be.\n' });
  const told: unknown = JSON.parse(String(command('--to', `${backup}.2`, '--json').stdout));
  expect(told).toMatchObject({ from: games, to: `${backup}.2`, games: 1, bytes: statSync(backup).size });
});

test('where the games are in PostgreSQL the command says which program makes a backup, and makes none of a file that lies around', async () => {
  await keepGame();
  const settings = { DATABASE_URL: 'postgres://bot:secret@localhost/galactica' };
  const told = commandWith(settings, '--to', backup);
  expect(told).toMatchObject({ status: 1, stdout: '' });
  expect(told.stderr).toContain('pg_dump --format=custom --file FILE "$DATABASE_URL"');
  expect(String(told.stderr)).not.toContain('secret');
  expect(existsSync(backup)).toBe(false);
  expect(commandWith(settings, '--from', games, '--to', backup).status).toBe(0);
});
