import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { TestsResult } from './results.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The part of vitest's report that is read. */
const counted = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/**
 * Returns vitest's arguments: which tests to run, and where to write the report. `paths`: all tests where there are
 * none.
 */
export function argumentsFor(paths: ReadonlyArray<string>, report: string): ReadonlyArray<string> {
  return ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/**
 * Returns the result of a run. `report`: the text that vitest has written; `code`: its exit code. Throws if the text is
 * no report.
 */
export function resultOf(report: string, code: number | null, milliseconds: number): TestsResult {
  const { numPassedTests: succeeded, numFailedTests: failed } = counted.parse(JSON.parse(report));
  const minutes = Math.round(milliseconds / 6000) / 10;
  return {
    minutes,
    succeeded,
    failed,
    passed: code === 0 ? [] : [`Of the tests ${failed} failed: look above for their seeds.`],
  };
}

/**
 * Runs tests with `SOAK=true`: many more random games, each with a new seed, and the files named `*.soak.test.ts`. What
 * vitest says goes to standard error; a failure names its seed there.
 * @param paths folders or files, all where there are none
 * @param times how many times as many random games as before a commit; 20 where it is not given
 */
export async function soakTests(paths: ReadonlyArray<string>, times?: number): Promise<TestsResult> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-soak-'));
  const report = join(folder, 'report.json');
  const began = performance.now();
  try {
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), ...argumentsFor(paths, report)];
    // Standard output belongs to the result.
    const env = { ...process.env, SOAK: 'true', ...(times === undefined ? {} : { SOAK_TIMES: `${times}` }) };
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2], env });
    const [code] = (await once(child, 'close')) as [number | null];
    return resultOf(readFileSync(report, 'utf8'), code, performance.now() - began);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
