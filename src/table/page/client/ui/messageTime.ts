import type { Say } from '../../../../words/say.ts';
import { written } from '../words/dateFormat.ts';
import { datesFor } from '../words/dates.ts';
import { shortTime, startOfDay } from './dates.ts';

const DAY = 86_400_000;

/** Returns when a message was written, in the words of its head. */
export function messageTime(time: number, now: number, say: Say): string {
  const locale = datesFor(say);
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days === 0) return shortTime(time, locale);
  if (days === 1) return say('page.messages.yesterday', { time: shortTime(time, locale) });
  return written(time, 's', locale);
}
