import cron from 'node-cron';
import type { ScheduledTask } from 'node-cron';
import type { App } from './app/types.ts';
import type { Log } from './app/log.ts';

/** Twice a minute. What is due stands in the database, so a look that was missed is made up for by the next one. */
const everyHalfMinute = '*/30 * * * * *';
/** How often to see whether the machine's clock was set, and by how much at least, in milliseconds. */
const watchEvery = 1000;
const leastJump = 5000;

export interface Timekeeping {
  /** Looks now. */
  look(): void;
  /** Looks now, because the time was set ahead on purpose. */
  lookAgain(): void;
  /** Lets a look under way end; then there are no more. */
  stop(): Promise<void>;
}

/** The clocks of the machine: the one on the wall can be set, the other one only goes on. Both in milliseconds. */
export interface Clocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

const machine: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Looks from now on for reminders, limits and absences that are due. */
export function startTimekeeping(app: { readonly pace: Pick<App['pace'], 'tick'> }, log: Log, clocks: Clocks = machine): Timekeeping {
  let underWay: Promise<void> = Promise.resolve();
  const look = async (skipped: boolean): Promise<void> => {
    try {
      await app.pace.tick(skipped);
    } catch (error) {
      log.error({ err: error }, 'What is due could not be looked for; it is tried again soon.');
    }
  };
  const lookAfterwards = (skipped: boolean): Promise<void> => {
    underWay = underWay.then(() => look(skipped));
    return underWay;
  };
  const schedule = (): ScheduledTask =>
    cron.schedule(everyHalfMinute, () => lookAfterwards(false), { name: 'timekeeping', noOverlap: true, logger: silent });
  let task = schedule();
  // A schedule holds on to the hour at which it was to go off next, wherever the clock is set to meanwhile.
  const stopWatching = watchClock(clocks, (jump) => {
    log.warn({ jump }, 'The clock of this machine was set; going on by the new time.');
    void task.destroy();
    task = schedule();
    void lookAfterwards(false);
  });
  void lookAfterwards(false);
  return {
    look: () => void lookAfterwards(false),
    lookAgain: () => void lookAfterwards(true),
    async stop() {
      stopWatching();
      await task.destroy();
      await underWay;
    },
  };
}

/** Missed looks are nothing to speak of: the app knows by the database for how long nobody looked. */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** Calls back when the clock on the wall has moved otherwise than time goes by: by so many milliseconds. */
function watchClock({ wall, steady }: Clocks, jumped: (by: number) => void): () => void {
  let ahead = wall() - steady();
  const timer = setInterval(() => {
    const jump = wall() - steady() - ahead;
    if (Math.abs(jump) < leastJump) return;
    ahead += jump;
    jumped(jump);
  }, watchEvery);
  return () => clearInterval(timer);
}
