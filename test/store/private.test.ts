import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startProgram } from '../../src/tools/play/process.ts';
import { runningGame, temporaryFolder } from './scene.ts';

const repository = join(import.meta.dirname, '../..');
const beside = [
  'practice.sqlite',
  'practice.sqlite-shm',
  'practice.sqlite-wal',
  'practice.sqlite.lock',
  'practice.sqlite.lock-journal',
];

let folder: ReturnType<typeof temporaryFolder>;
let umask: number;
beforeEach(() => {
  folder = temporaryFolder();
  // As on most machines: others may read what is made without a thought.
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  folder.remove();
});

function rights(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder.path)
      .sort()
      .map((file) => [file, (statSync(folder.at(file)).mode & 0o777).toString(8)]),
  );
}

function allAt(mode: string): Readonly<Record<string, string>> {
  return Object.fromEntries(beside.map((file) => [file, mode]));
}

test('a new database and all that SQLite puts beside it are for their owner alone', async () => {
  const store = openSqliteStore(folder.at('practice.sqlite'));
  await runningGame(store, 'kat-1');
  expect(rights()).toEqual(allAt('600'));
  await store.close();
});

test('other users of the machine lose their rights to a database from before, and to the journals of a bot that was killed', async () => {
  const store = openSqliteStore(folder.at('old.sqlite'));
  await runningGame(store, 'kat-1');
  for (const ending of ['', '-wal', '-shm'])
    copyFileSync(folder.at(`old.sqlite${ending}`), folder.at(`practice.sqlite${ending}`));
  await store.close();
  const kept = readdirSync(folder.path).filter((file) => file.startsWith('practice'));
  for (const file of kept) chmodSync(folder.at(file), 0o644);
  const opened = openSqliteStore(folder.at('practice.sqlite'));
  expect(await opened.game('kat-1')).toBeDefined();
  expect(rights()).toMatchObject({
    'practice.sqlite': '640',
    'practice.sqlite-wal': '640',
    'practice.sqlite.lock': '600',
  });
  await opened.close();
});

test('what a start without a token leaves is for its owner alone, and git does not see it', async () => {
  const bot = await startProgram('src/main.ts', {
    DATABASE_PATH: folder.at('practice.sqlite'),
    TABLE_PORT: '0',
    AUTOMATIC_LEVEL: 'easy',
  });
  await bot.says('Practice table', 60_000);
  const found = rights();
  expect(await bot.end('SIGTERM')).toBe(0);
  const files = Object.keys({ ...found, ...rights() });
  expect(files).toEqual(expect.arrayContaining([...beside, 'practice-table.sqlite']));
  expect(new Set(Object.values(found))).toEqual(new Set(['600']));
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...files], { cwd: repository, encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(files);
});
