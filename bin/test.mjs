// `npm test`: whatever is missing first, then the checks, then the tests. With arguments, which go to vitest: the tests
// that they choose and no checks, and only what these tests need.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKS, runChecks } from './check/runChecks.mjs';
import { choosePlainTests } from './setup/plainTests.mjs';
import { setUp } from './setup/setUp.mjs';
import { ROOT } from './setup/shell.mjs';

const args = process.argv.slice(2);

if (setUp({ tests: !choosePlainTests(args) })) {
  const failed = await runChecks(args.length === 0 ? CHECKS : []);
  // The tests run even if a check failed: the one who mends it wants to see everything at once.
  const code = await runTests(failed);
  process.exitCode = code === 0 && failed.length === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

/**
 * @param {string[]} failedChecks named again at the end, where they are seen
 * @returns {Promise<number>} vitest's exit code
 */
function runTests(failedChecks) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, FAILED_CHECKS: failedChecks.join(', ') },
    });
    child.on('error', () => {
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
