import { randomBelow, seedRandom } from '../engine/flow/random.ts';

/** Returns a source of random numbers from 0 up to, not including, 1; the same seed gives the same numbers. */
export function randomNumbers(seed: string): () => number {
  const random = seedRandom(seed);
  return () => randomBelow(random, 0x1_0000_0000) / 0x1_0000_0000;
}
