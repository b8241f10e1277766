import { soaking } from './soak.ts';

/**
 * How long a test may take, and how long it waits for something that must come, in milliseconds. Both only catch what
 * hangs (the shorter one says what was missing): how fast the program is, the benchmark measures, and machines differ.
 */
export const testLimit = 120_000;
export const patience = 100_000;

/** For a test of many whole games, which has hours in `npm run soak`. */
export const longTestLimit = soaking ? 3 * 3_600_000 : 240_000;
