import { expect, test } from 'vitest';
import { readImports } from '../../bin/arrows/imports.mjs';
import { choosePlainTests, isPlainTest, PLAIN_TESTS } from '../../bin/setup/plainTests.mjs';
import { ROOT } from '../../bin/setup/shell.mjs';

/** Modules that start threads, bots, a server or a browser. */
const starters = [
  'src/threads/pool.ts',
  'src/tools/play/process.ts',
  'src/tools/postgres/server.ts',
  'test/postgres/database.ts',
  'playwright-core',
];

test('plain tests reach nothing that starts a thread, a bot, a server or a browser', () => {
  const { files, imports } = readImports(ROOT, PLAIN_TESTS);
  expect(files.length).toBeGreaterThan(500);
  const found = imports.filter(({ to, onlyTypes }) => !onlyTypes && starters.includes(to));
  expect(found.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test.each([
  [['test/engine/cards'], true],
  [['test/engine/cards/quorum.test.ts', 'test/players', '-t', 'Executive Order'], true],
  [['test/engine', 'test/store'], false],
  [['test/engine/../store'], false],
  [['quorum'], false],
  [[], false],
])('%j chooses plain tests alone: %s', (args, plain) => {
  expect(choosePlainTests(args)).toBe(plain);
});

test('a file is told from a folder whose name begins alike', () => {
  expect(isPlainTest(`${ROOT}/test/engine/table.ts`)).toBe(true);
  expect(isPlainTest('test/engines/table.ts')).toBe(false);
});
