import { datesIn } from '../../../../words/languages.ts';
import type { Say } from '../../../../words/say.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Spoken = Pick<Say, 'locale'>;

/**
 * How dates and numbers are written: as the browser's reader has it, if it is the page's language, else as most of its
 * readers do.
 */
export function datesFor({ locale }: Spoken): string {
  const [language] = locale.split('-');
  return navigator.languages.find((name) => name.split('-')[0] === language) ?? datesIn(locale);
}

/** “5 hours”, “1 day” in any language. */
export function measured(
  count: number,
  unit: 'day' | 'hour' | 'byte' | 'kilobyte' | 'megabyte',
  say: Spoken,
  width: 'long' | 'short' | 'narrow',
): string {
  return new Intl.NumberFormat(say.locale, {
    style: 'unit',
    unit,
    unitDisplay: width,
    maximumFractionDigits: 1,
  }).format(count);
}

/** “1 day and 7 hours”; less than an hour is none. */
export function daysAndHours(milliseconds: number, say: Spoken): string {
  return new Intl.ListFormat(say.locale).format(parts(milliseconds, say, 'long'));
}

/** “+1d 7h”; nothing below an hour. */
export function shortAhead(milliseconds: number, say: Spoken): string {
  const said = parts(milliseconds, say, 'narrow').join(' ');
  return said === '' ? '' : `+${said}`;
}

function parts(milliseconds: number, say: Spoken, width: 'long' | 'narrow'): ReadonlyArray<string> {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  return [
    ...(days > 0 ? [measured(days, 'day', say, width)] : []),
    ...(hours > 0 ? [measured(hours, 'hour', say, width)] : []),
  ];
}
