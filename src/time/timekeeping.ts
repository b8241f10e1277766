import type { App } from '../app/types.ts';
import type { Log } from '../app/core/log.ts';
import { startSchedule, watchClock } from './schedule.ts';

/** Twice a minute. What is due stands in the database, so a look that was missed is made up for by the next one. */
const everyHalfMinute = '*/30 * * * * *';

export interface Timekeeping {
  /** Looks now. */
  look(): void;
  /** Looks now, because the time was set ahead on purpose. */
  lookAgain(): void;
  /** Lets a look under way end; then there are no more. */
  stop(): Promise<void>;
}

export interface Timed {
  readonly app: { readonly pace: Pick<App['pace'], 'tick'> };
  readonly log: Log;
  /** Milliseconds since 1970, by the clock that the app goes by, as far as no one sets it ahead on purpose. */
  readonly now: () => number;
  /** Is called when the clock was set. */
  readonly jumped: () => void;
}

/** Looks from now on for reminders, limits and absences that are due. */
export function startTimekeeping({ app, log, now, jumped }: Timed): Timekeeping {
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
  const schedule = startSchedule(everyHalfMinute, () => lookAfterwards(false), { name: 'timekeeping', logger: silent });
  const stopWatching = watchClock(now, (jump) => {
    log.warn({ jump }, 'The clock of this machine was set; going on by the new time.');
    jumped();
    void lookAfterwards(false);
  });
  void lookAfterwards(false);
  return {
    look: () => void lookAfterwards(false),
    lookAgain: () => void lookAfterwards(true),
    async stop() {
      stopWatching();
      await schedule.stop();
      await underWay;
    },
  };
}

/** Missed looks are nothing to speak of: the app knows by the database for how long no one looked. */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
