// `npm test`: whatever is missing first, then the checks, then the tests. Arguments go to vitest.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKS, runChecks } from './check/runChecks.mjs';
import { setUp } from './setup/setUp.mjs';
import { ROOT } from './setup/shell.mjs';

if (setUp({ browser: true, units: true })) {
  const failed = await runChecks(CHECKS);
  // The tests run even if a check failed: whoever mends it wants to see everything at once.
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
    const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, FAILED_CHECKS: failedChecks.join(', ') },
    });
    child.on('error', () => { resolve(1); });
    child.on('close', (code) => { resolve(code ?? 1); });
  });
}
