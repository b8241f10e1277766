import { setTimeout as wait } from 'node:timers/promises';
import { asksAgain, isLost } from './failures.ts';

/** Milliseconds for which a server may be away, for instance while it restarts, before the caller gets the error. */
const patience = 20_000;
/** How often the same is tried because two transactions did not fit together. */
const mostTimes = 10;
/** Milliseconds between two looks whether the server is there again: the first, and the longest. */
const [firstPause, longestPause] = [50, 500];

/**
 * Repeats work that can be done again from its beginning, until it succeeds. Throws its last error, if that is
 * something else, or comes too often or for too long.
 */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (let time = 1; ; time += 1) {
    try {
      return await work();
    } catch (error) {
      const lost = isLost(error);
      const isOver = lost ? performance.now() - begun > patience : !asksAgain(error) || time >= mostTimes;
      if (isOver) throw error;
      // Not all at once: those who were in each other's way would be again.
      await wait(lost ? Math.min(firstPause * time, longestPause) : Math.random() * 20 * time);
    }
  }
}
