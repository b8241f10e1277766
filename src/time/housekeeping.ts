import type { App } from '../app/types.ts';
import type { RunningBot } from '../bot/bot.ts';
import type { Log } from '../app/core/log.ts';
import { startSchedule } from './schedule.ts';

/** The cron pattern for 4:17 at night in the machine's time zone, when most players sleep. */
const everyNight = '17 4 * * *';

type Kept = Pick<App, 'tidyAndPack'> & Pick<RunningBot, 'redeliver'>;

/** Keeps the database small, and has what is missing in games sent again, while the bot runs for months. */
export function startHousekeeping(parts: Kept, log: Log): { readonly stop: () => Promise<void> } {
  return startSchedule(everyNight, () => tidy(parts, log), { name: 'housekeeping' });
}

async function tidy(parts: Kept, log: Log): Promise<void> {
  try {
    await parts.tidyAndPack();
    await parts.redeliver();
  } catch (error) {
    log.error({ err: error }, 'The nightly housekeeping of the database failed; it is tried again tomorrow.');
  }
}
