import { written } from '../words/dateFormat.ts';
import type { TimeStyle } from './ast.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

const UNITS: ReadonlyArray<{ readonly unit: Unit; readonly seconds: number }> = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_628_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/** A moment as Discord writes it. `seconds` since 1970, `now` in milliseconds. */
export function formatTime(seconds: number, style: TimeStyle, now: number, locale = 'en'): string {
  if (style === 'R') return relativeTime(seconds - now / 1000, locale);
  return written(seconds * 1000, style, locale);
}

/** “in 5 minutes”, “2 hours ago”. `delta` in seconds, negative for the past. */
export function relativeTime(delta: number, locale = 'en'): string {
  const size = Math.abs(Math.round(delta));
  const { unit, seconds } = UNITS.find((one) => size >= one.seconds) ?? { unit: 'second' as const, seconds: 1 };
  return new Intl.RelativeTimeFormat(locale).format(Math.round(delta / seconds), unit);
}
