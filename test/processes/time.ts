import { setImmediate as turn } from 'node:timers/promises';
import type { Leases } from '../../src/store/types.ts';
import type { Wait } from '../../src/processes/wait.ts';

/** Time that goes by as a test says, beside a database that takes the time it takes. */
export interface Time {
  readonly now: () => number;
  readonly wait: Wait;
  /** The clock is set, by that many milliseconds; waits take as long as before. */
  set(by: number): void;
  /** Lets that many milliseconds go by, and ends everything that was to be done in them. */
  pass(milliseconds: number): Promise<void>;
  /** The same leases; time does not go on while one of them is asked. */
  watched(leases: Leases): Leases;
}

/** In milliseconds: less than any time that matters. */
const step = 50;

export function createTime(): Time {
  let at = 1_000_000;
  let asked = 0;
  let waiting: ReadonlyArray<{ readonly until: number; readonly end: () => void }> = [];

  const during =
    <Given extends ReadonlyArray<unknown>, Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      asked += 1;
      try {
        return await work(...given);
      } finally {
        asked -= 1;
      }
    };
  const settle = async (): Promise<void> => {
    // A process that was answered may ask again at once.
    for (let calm = 0; calm < 3; calm = asked === 0 ? calm + 1 : 0) await turn();
  };
  return {
    now: () => at,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) {
          resolve();
          return;
        }
        const end = (): void => {
          signal?.removeEventListener('abort', end);
          resolve();
        };
        waiting = [...waiting, { until: at + milliseconds, end }];
        signal?.addEventListener('abort', end);
      }),
    set(by) {
      at += by;
      waiting = waiting.map(({ until, end }) => ({ until: until + by, end }));
    },
    async pass(milliseconds) {
      await settle();
      for (const end = at + milliseconds; at < end;) {
        at = Math.min(end, at + step);
        const due = waiting.filter(({ until }) => until <= at);
        waiting = waiting.filter(({ until }) => until > at);
        for (const each of due) each.end();
        await settle();
      }
    },
    watched: ({ take, held, shorten, release }) => ({
      take: during(take),
      held: during(held),
      shorten: during(shorten),
      release: during(release),
    }),
  };
}
