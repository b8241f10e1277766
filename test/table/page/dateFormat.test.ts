import { afterEach, expect, test, vi } from 'vitest';
import { exactTime, written } from '../../../src/table/page/client/words/dateFormat.ts';
import { formatTime } from '../../../src/table/page/client/markdown/time.ts';

const moment = Date.UTC(2026, 10, 27, 7, 5, 9);
afterEach(() => { vi.restoreAllMocks(); });

test.each(['en-GB', 'en-US', 'de', 'fr', 'es-ES', 'ru'])('in %s a moment is written as Intl writes it', (locale) => {
  const [clock, day]: ReadonlyArray<Intl.DateTimeFormatOptions> = [{ timeStyle: 'short' }, { dateStyle: 'long' }];
  for (const options of [clock, day, clock].flatMap((one) => one ?? [])) {
    expect(written(moment, options, locale)).toBe(new Intl.DateTimeFormat(locale, options).format(moment));
  }
});

test('what writes it is made once for each locale, however many messages there are', () => {
  const Format = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function makeOne(...given) { return new Format(...given); });
  const clock: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
  for (let message = 0; message < 100; message += 1) {
    written(moment + message * 60_000, clock, 'fr');
    written(moment + message * 60_000, clock, 'de');
  }
  expect(made).toHaveBeenCalledTimes(2);
  exactTime(moment, 'it');
  exactTime(moment, 'it');
  formatTime(moment / 1000, 'F', moment, 'it');
  formatTime(moment / 1000, 'F', moment, 'it');
  expect(made).toHaveBeenCalledTimes(4);
});
