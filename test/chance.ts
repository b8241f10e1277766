import { randomInt } from 'node:crypto';
import { onTestFailed } from 'vitest';
import { chance } from '../src/tools/play/chance.ts';

/**
 * Chance for a test that wants another one at each run. Its seed is told in every failure of the test; the environment
 * variable SEED gives the same chance again.
 */
export function seeded(): () => number {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? [])
      error.message = `${error.message}\nThe same chance again: SEED=${seed}`;
  });
  return chance(seed);
}
