import { setImmediate as others } from 'node:timers/promises';
import type { Making } from '../types.ts';

/** Milliseconds for which nothing else is done. */
const slice = 15;

/** Makes it in slices, between which the bot answers others. `note` hears of each step. */
export async function inSlices<Made, Step>(making: Making<Made, Step>, note?: (step: Step) => void): Promise<Made> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
    note?.(value);
    if (performance.now() - begun < slice) continue;
    await others();
    begun = performance.now();
  }
}
