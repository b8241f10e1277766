import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Owned } from '../../src/store/owner.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { readCommandLine } from '../../src/tools/commandLine.ts';
import { moveProgram } from '../../src/tools/moveFlags.ts';
import { newGame } from '../store/scene.ts';
import { runHere } from './runHere.ts';

let folder: string;
let games: string;
let copy: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-move-'));
  games = join(folder, 'games.sqlite');
  copy = join(folder, 'copy.sqlite');
  const store = openSqliteStore(games);
  await store.create(newGame('kat-1'), 1, []);
  await store.close();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function runProcess(...args: ReadonlyArray<string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/move.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the command says what it has done and how the bot is started from now on, and as JSON for other programs', async () => {
  const { status, stdout, stderr } = runProcess('--from', games, '--to', copy);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    new RegExp(
      [
        `^1 game \\(\\d+ rows\\) moved from ${games} to ${copy} in \\d+(\\.\\d)? s\\. Both ends were compared and say the same\\.`,
        `Start the bot with DATABASE_PATH=${copy} from now on, and never again with ${games}: put that away\\.\n$`,
      ].join('\n'),
    ),
  );
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const told: unknown = JSON.parse(
    (await runHere('move', '--from', copy, '--to', join(folder, 'third.sqlite'), '--json')).stdout,
  );
  const digest: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(told).toMatchObject({ from: copy, games: 1, resumed: false, seconds: expect.any(Number) });
  expect(told).toHaveProperty(
    'tables',
    expect.arrayContaining([
      { table: 'games', rows: 1, digest },
      { table: 'seats', rows: 2, digest },
    ]),
  );
});

test('what can’t be done is told in a sentence with exit code 1, and nothing is touched', async () => {
  const before = readdirSync(folder);
  const one = async (...args: ReadonlyArray<string>): Promise<string> => {
    const { status, stdout, stderr } = await runHere('move', ...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    return stderr;
  };
  expect(await one()).toBe('Say with --from where the games are, and with --to where they go.\n');
  const place =
    'A place is the path of a SQLite file, or the address of a PostgreSQL database such as postgres://name@localhost/galactica.';
  expect(await one('--from', games, '--to', 'mysql://localhost/games')).toBe(
    `${place}\nnpm run move -- --help says what there is.\n`,
  );
  expect(await one('--from', join(folder, 'none.sqlite'), '--to', copy)).toMatch(
    /^There is no database .*none\.sqlite\. .*\n$/,
  );
  expect(readdirSync(folder)).toEqual(before);
});

test.each([
  [['--from', 'games.sqlite', '--to', 'postgres://localhost'], /^A place is the path of a SQLite file/],
  [['--from', ':memory:', '--to', 'games.sqlite'], /^A place is the path of a SQLite file/],
  [['--from', 'games.sqlite', '--to', 'copy.sqlite', '--batch', '5000'], /^--batch takes 1500 at most\.$/],
])('%j is refused', (args, words) => {
  expect(readCommandLine(moveProgram, args)).toEqual({ kind: 'wrong', problems: [expect.stringMatching(words)] });
});

test('whose the games are is moved with them: a start with another token is refused there, too', async () => {
  await openSqliteStore(games, Date.now, () => '11').close();
  expect((await runHere('move', '--from', games, '--to', copy)).status).toBe(0);
  let found: Owned | undefined;
  const claim = (owned: Owned): string => {
    found = owned;
    return '11';
  };
  await openSqliteStore(copy, Date.now, claim).close();
  expect(found).toMatchObject({ owner: '11' });
});
