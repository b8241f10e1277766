/** The results that a trial with random faults must come to. */
import { expect } from 'vitest';
import type { TrialResult } from '../../../src/tools/trial/trial.ts';

/** The seed of the faults: the same number gives the same chance again. */
export const faultSeed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000);

/** Nothing was lost, nothing was done twice, and everyone was told everything once. */
export function expectAllTold(result: TrialResult, least: { readonly events: number; readonly faults: number }): void {
  expect(result).toMatchObject({
    lost: [],
    doubledInputs: [],
    doubledPosts: [],
    unsent: [],
    standing: [],
    untold: [],
    toldTwice: [],
    failures: [],
  });
  // It was worth looking.
  expect(result.events).toBeGreaterThan(least.events);
  expect(Object.values(result.faults ?? {}).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(least.faults);
}
