import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Inside the checkout, so that the little project finds vitest.
mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
const project = mkdtempSync(join(ROOT, 'node_modules/.cache/count-'));
afterAll(() => rmSync(project, { recursive: true }));

interface Run {
  readonly lines: ReadonlyArray<string>;
  /** The report on the tests that failed. */
  readonly errors: string;
  readonly status: number | null;
}

/** Runs this test file, and what else is in the little project. */
function runTests(source: string, env: Record<string, string> = {}): Run {
  writeFileSync(join(project, 'some.test.js'), source);
  const done = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      project,
      '--config',
      'none.js',
      '--reporter=default',
      `--reporter=${join(ROOT, 'bin/countReporter.mjs')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, FAILED_CHECKS: '', NO_COLOR: '1', ...env } },
  );
  return { lines: done.stdout.trimEnd().split('\n'), errors: done.stderr, status: done.status };
}

const CONFIG = { include: ['*.test.js', 'slow/**/*.test.js'], exclude: [], server: { deps: { inline: true } } };
writeFileSync(join(project, 'none.js'), `export default { test: ${JSON.stringify(CONFIG)} };\n`);
const HEAD = "import { expect, test } from 'vitest';\n";

test('the last line of a run counts what passed and what failed, and not what was skipped', () => {
  const { lines, status } = runTests(
    `${HEAD}test('a', () => {}); test('b', () => {}); test('c', () => expect(1).toBe(2)); test.skip('d', () => {});`,
  );
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(status).toBe(1);
});

test('a file that can not be loaded counts as a failure', () => {
  const { lines, status } = runTests(`${HEAD}throw new Error('broken at the top');`);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

test('an error outside of any test counts as a failure', () => {
  const { lines, status } = runTests(
    `${HEAD}test('a', () => { void Promise.reject(new Error('nobody waits for this')); });`,
  );
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(status).toBe(1);
});

test('checks that failed before the tests are named above the last line', () => {
  const { lines } = runTests(`${HEAD}test('a', () => {});`, { FAILED_CHECKS: 'lint, types' });
  expect(lines.slice(-2)).toEqual(['Checks that failed, see the top: lint, types', '1 passed, 0 failed']);
});

test('the seconds and tests of each folder are told above the last line', () => {
  for (const folder of ['slow/pile/deep', 'slow/pile', 'slow/two']) {
    mkdirSync(join(project, folder), { recursive: true });
    writeFileSync(join(project, folder, 'a.test.js'), `${HEAD}test('a', () => {}); test.skip('b', () => {});`);
  }
  const { lines } = runTests(`${HEAD}test('a', () => {});`);
  rmSync(join(project, 'slow'), { recursive: true });
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
  expect(lines.slice(-4, -1).toSorted()).toEqual([
    expect.stringMatching(/^\. +\d+\.\d s +1 test$/),
    expect.stringMatching(/^slow\/pile +\d+\.\d s +2 tests$/),
    expect.stringMatching(/^slow\/two +\d+\.\d s +1 test$/),
  ]);
});

test('a test that goes by chance tells the seed of it where it fails, and takes the one it is given', () => {
  const chance = join(ROOT, 'test/chance.ts');
  const source = `${HEAD}import { seeded } from ${JSON.stringify(chance)};
    test('a', () => { const random = seeded(); expect(random()).toBe(2); });`;
  const first = runTests(source, { SEED: '417' });
  expect(first.errors).toContain('The same chance again: SEED=417');
  const drawn = ({ errors }: Run): string => /expected (0\.\d+) to be 2/.exec(errors)?.[1] ?? expect.fail(errors);
  expect(drawn(runTests(source, { SEED: '417' }))).toBe(drawn(first));
  expect(drawn(runTests(source, { SEED: '418' }))).not.toBe(drawn(first));
});
