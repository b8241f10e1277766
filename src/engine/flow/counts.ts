/** How many choices an answer may name (R-CHK-43: also with gaps, as in none or at least two). */
import type { Decision } from '../types/decision.ts';

type Counted = Pick<Decision, 'min' | 'max' | 'counts'>;

/** The legal numbers of choices, from the smallest. */
export function countsOf({ min, max, counts }: Counted): ReadonlyArray<number> {
  return counts ?? Array.from({ length: max - min + 1 }, (_, n) => min + n);
}

export function isLegalCount({ min, max, counts }: Counted, count: number): boolean {
  return counts === undefined ? count >= min && count <= max : counts.includes(count);
}

/** The largest legal number up to that one; `min` if there is none. */
export function legalCountUpTo(counted: Counted, most: number): number {
  return countsOf(counted).findLast((count) => count <= most) ?? counted.min;
}

/** The legal numbers in unbroken runs: none or 2 to 5 is `[[0, 0], [2, 5]]`. */
export function countRuns(counted: Counted): ReadonlyArray<readonly [number, number]> {
  const runs: Array<[number, number]> = [];
  for (const count of countsOf(counted)) {
    const last = runs.at(-1);
    if (last?.[1] === count - 1) last[1] = count;
    else runs.push([count, count]);
  }
  return runs;
}
