import { datesIn, sayIn } from '../../../../words/index.ts';
import type { Locale } from '../../../../words/index.ts';
import { folded } from './vocabulary.ts';

/** Returns moments that people mean when they go away, as they are written in their language: “tomorrow”, “3 days”. */
export function usualMoments(locale: Locale): ReadonlyArray<string> {
  return [
    dayFromNow(locale, 1),
    written(locale, 2, 'day'),
    written(locale, 3, 'day'),
    weekdayName(locale, 5),
    written(locale, 1, 'week'),
    written(locale, 2, 'week'),
    weekdayName(locale, 0),
    weekdayName(locale, 1),
  ];
}

/** Returns moments at which a table meets: “today 20:00”, “in 2 hours”. */
export function usualSessions(locale: Locale): ReadonlyArray<string> {
  return [
    `${dayFromNow(locale, 0)} 20:00`,
    `${dayFromNow(locale, 1)} 20:00`,
    `${weekdayName(locale, 5)} 20:00`,
    `${weekdayName(locale, 6)} 15:00`,
    `${weekdayName(locale, 0)} 15:00`,
    new Intl.RelativeTimeFormat(datesIn(locale), { numeric: 'always' }).format(2, 'hour'),
  ];
}

/** Returns lengths of time as they are written in a language, the word for no limit in front. */
export function usualDurations(locale: Locale): ReadonlyArray<string> {
  const lengths = [
    [30, 'minute'],
    ...[1, 4, 8, 12].map((count) => [count, 'hour'] as const),
    ...[1, 2, 3, 5].map((count) => [count, 'day'] as const),
    [1, 'week'],
  ] as const;
  return [nothingWord(locale), ...lengths.map(([count, unit]) => written(locale, count, unit))];
}

function nothingWord(locale: Locale): string {
  return sayIn(locale)('times.nothing').split(',')[0] ?? '';
}

/** Whether a suggestion goes on what has been typed so far; accents and capital letters make no difference. */
export function continues(suggestion: string, typed: string): boolean {
  return folded(suggestion).startsWith(folded(typed));
}

function dayFromNow(locale: Locale, days: number): string {
  return new Intl.RelativeTimeFormat(datesIn(locale), { numeric: 'auto' }).format(days, 'day');
}

/** @param weekday 0 for Sunday to 6 */
function weekdayName(locale: Locale, weekday: number): string {
  const at = Date.UTC(2026, 1, 1 + weekday);
  return new Intl.DateTimeFormat(datesIn(locale), { weekday: 'long', timeZone: 'UTC' }).format(at);
}

function written(locale: Locale, count: number, unit: 'minute' | 'hour' | 'day' | 'week'): string {
  return new Intl.NumberFormat(datesIn(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
