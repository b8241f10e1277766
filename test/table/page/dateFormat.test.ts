import { afterEach, expect, test, vi } from 'vitest';
import { exactTime, written } from '../../../src/table/page/client/words/dateFormat.ts';
import type { DateFormat } from '../../../src/table/page/client/words/dateFormat.ts';
import { formatTime } from '../../../src/table/page/client/markdown/time.ts';

const moment = Date.UTC(2026, 10, 27, 7, 5, 9);
afterEach(() => {
  vi.restoreAllMocks();
});

const formats: ReadonlyArray<readonly [DateFormat, Intl.DateTimeFormatOptions]> = [
  ['t', { timeStyle: 'short' }],
  ['D', { dateStyle: 'long' }],
  ['t', { timeStyle: 'short' }],
  ['S', { dateStyle: 'short', timeStyle: 'medium' }],
];

test.each(['en-GB', 'en-US', 'de', 'fr', 'es-ES', 'ru'])('in %s a moment is written as Intl writes it', (locale) => {
  for (const [as, options] of formats)
    expect(written(moment, as, locale)).toBe(new Intl.DateTimeFormat(locale, options).format(moment));
});

test('what writes it is made once for each locale, however many messages there are', () => {
  const Format = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function makeOne(...given) {
    return new Format(...given);
  });
  for (let message = 0; message < 100; message += 1) {
    written(moment + message * 60_000, 'T', 'fr');
    written(moment + message * 60_000, 'T', 'de');
  }
  expect(made).toHaveBeenCalledTimes(2);
  exactTime(moment, 'it');
  exactTime(moment, 'it');
  formatTime(moment / 1000, 'F', moment, 'it');
  formatTime(moment / 1000, 'F', moment, 'it');
  expect(made).toHaveBeenCalledTimes(4);
});
