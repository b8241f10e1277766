import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { TestsResult } from './results.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** As far as it is read of what vitest reports. */
const counted = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/**
 * Runs tests with `SOAK=true`: many more random games, each with a new seed, and the files named `*.soak.test.ts`. What vitest says goes
 * to standard error; a failure names its seed there. `paths`: folders or files, all where there are none.
 */
export async function soakTests(paths: ReadonlyArray<string>): Promise<TestsResult> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-soak-'));
  const report = join(folder, 'report.json');
  const began = performance.now();
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...paths, ...reporters];
    // Standard output belongs to the result.
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, SOAK: 'true' } });
    const [code] = await once(child, 'close') as [number | null];
    const { numPassedTests: succeeded, numFailedTests: failed } = counted.parse(JSON.parse(readFileSync(report, 'utf8')));
    const minutes = Math.round((performance.now() - began) / 6000) / 10;
    return { minutes, succeeded, failed, passed: code === 0 ? [] : [`Of the tests ${failed} failed: look above for their seeds.`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
