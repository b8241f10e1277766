import cron from 'node-cron';
import type { ScheduledTask } from 'node-cron';
import type { App } from './app/types.ts';
import type { Log } from './app/log.ts';

/** At 4:17 in the night of the machine's time zone, when most players sleep. */
const everyNight = '17 4 * * *';

/** Keeps the database small while the bot runs for months. Stop it with `destroy`. */
export function startHousekeeping(app: Pick<App, 'tidyAndPack'>, log: Log): ScheduledTask {
  return cron.schedule(everyNight, () => tidy(app, log), { name: 'housekeeping', noOverlap: true });
}

async function tidy(app: Pick<App, 'tidyAndPack'>, log: Log): Promise<void> {
  try {
    await app.tidyAndPack();
  } catch (error) {
    log.error({ err: error }, 'The nightly housekeeping of the database failed; it is tried again tomorrow.');
  }
}
