import { expect } from 'vitest';
import type { TrialResult } from '../../../src/tools/trial/trial.ts';

/** Everything that was done is stored once and told once, and every game goes on. */
export function expectNothingLost(result: TrialResult): void {
  expect(result).toMatchObject({
    lost: [],
    doubledInputs: [],
    doubledPosts: [],
    unsent: [],
    standing: [],
    refusals: [],
    failures: [],
    answeredTwice: 0,
  });
  // It was worth looking.
  expect(result.acknowledged).toBeGreaterThan(5);
  expect(result.answers).toBeGreaterThanOrEqual(result.acknowledged);
  expect(result.posts).toBeGreaterThan(0);
}
