import cron from 'node-cron';
import type { TaskOptions } from 'node-cron';

/** How often to see whether a clock was set, and by how much at least, in milliseconds. */
const watchEvery = 1000;
const leastJump = 5000;

const machine = (): number => Date.now();

/**
 * Does something at the times that a cron expression names, also after the clock of this machine was set: a schedule of
 * node-cron holds on to the moment at which it was to go off next.
 */
export function startSchedule(
  expression: string,
  work: () => Promise<void>,
  options: TaskOptions,
): { readonly stop: () => Promise<void> } {
  const schedule = () => cron.schedule(expression, work, { ...options, noOverlap: true });
  let task = schedule();
  const stopWatching = watchClock(machine, () => {
    void task.destroy();
    task = schedule();
  });
  return {
    async stop() {
      stopWatching();
      await task.destroy();
    },
  };
}

/**
 * Calls back when a clock has moved otherwise than time goes by: by how many milliseconds. The returned function ends
 * that.
 */
export function watchClock(clock: () => number, jumped: (by: number) => void): () => void {
  let ahead = clock() - performance.now();
  const timer = setInterval(() => {
    const jump = clock() - performance.now() - ahead;
    if (Math.abs(jump) < leastJump) return;
    ahead += jump;
    jumped(jump);
  }, watchEvery);
  return () => clearInterval(timer);
}
