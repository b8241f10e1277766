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

function runTests(source: string, env: Record<string, string> = {}): { lines: string[]; status: number | null } {
  writeFileSync(join(project, 'some.test.js'), source);
  const done = spawnSync(process.execPath, [
    join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', project, '--config', 'none.js',
    '--reporter=default', `--reporter=${join(ROOT, 'bin/countReporter.mjs')}`,
  ], { encoding: 'utf8', env: { ...process.env, FAILED_CHECKS: '', NO_COLOR: '1', ...env } });
  return { lines: done.stdout.trimEnd().split('\n'), status: done.status };
}

writeFileSync(join(project, 'none.js'), "export default { test: { include: ['*.test.js'], exclude: [] } };\n");
const HEAD = "import { expect, test } from 'vitest';\n";

test('the last line of a run counts what passed and what failed, and not what was skipped', () => {
  const { lines, status } = runTests(`${HEAD}test('a', () => {}); test('b', () => {}); test('c', () => expect(1).toBe(2)); test.skip('d', () => {});`);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(status).toBe(1);
});

test('a file that can not be loaded counts as a failure', () => {
  const { lines, status } = runTests(`${HEAD}throw new Error('broken at the top');`);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

test('an error outside of any test counts as a failure', () => {
  const { lines, status } = runTests(`${HEAD}test('a', () => { void Promise.reject(new Error('nobody waits for this')); });`);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(status).toBe(1);
});

test('checks that failed before the tests are named above the last line', () => {
  const { lines } = runTests(`${HEAD}test('a', () => {});`, { FAILED_CHECKS: 'lint, types' });
  expect(lines.slice(-2)).toEqual(['Checks that failed, see the top: lint, types', '1 passed, 0 failed']);
});
