import type { Log } from '../../app/core/log.ts';
import { isWriteFailure } from '../../app/types.ts';

/** Milliseconds. */
const [shortest, longest] = [1000, 15_000];

/** How long to leave a database alone that has failed: longer each time, the same for all lanes. */
export interface StorePauses {
  /** Notes a failure, and gives the pause in milliseconds. What several lanes find out at once is logged once. */
  after(error: unknown): number;
}

export function createStorePauses(log: Log, steady: () => number = () => performance.now()): StorePauses {
  let pause = 0;
  let until = -Infinity;
  return {
    after(error) {
      const now = steady();
      if (now < until) return pause;
      // For as long again nothing has failed: it is another trouble.
      pause = now > until + Math.max(pause, shortest) ? shortest : Math.min(longest, pause * 2);
      until = now + pause;
      log.error(
        { err: error },
        `The outbox can not be ${isWriteFailure(error) ? 'written to' : 'read'}; trying again in ${pause / 1000} s`,
      );
      return pause;
    },
  };
}
