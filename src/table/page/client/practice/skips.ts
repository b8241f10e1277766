import type { Say } from '../../../../words/say.ts';
import { daysAndHours } from '../words/dates.ts';

const HOUR = 3_600_000;

/** The amounts of time that the clock can be set ahead at once. */
export const SKIPS = [
  { milliseconds: HOUR, count: 1, unit: 'hour' },
  { milliseconds: 6 * HOUR, count: 6, unit: 'hour' },
  { milliseconds: 24 * HOUR, count: 1, unit: 'day' },
] as const;

/** “1 day and 7 hours”, by how much the clock is ahead. */
export function aheadWords(ahead: number, say: Say): string {
  return ahead < HOUR ? say('page.tools.underAnHour') : daysAndHours(ahead, say);
}
