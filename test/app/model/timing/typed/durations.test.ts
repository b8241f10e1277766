import { describe, expect, test } from 'vitest';
import { durationsTyped, durationTyped, isNothing } from '../../../../../src/app/model/timing/typed/durations.ts';
import type { Locale } from '../../../../../src/words/index.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('lengths of time', () => {
  test.each([
    ['8h', 8 * hour],
    ['30 min', hour / 2],
    ['2 days', 2 * day],
    ['1 week', 7 * day],
    ['1 day 12 hours', 36 * hour],
    ['1.5 days', 36 * hour],
    ['1,5 h', 1.5 * hour],
    ['2 days and 3 hours', 51 * hour],
    ['None', 0],
    ['off', 0],
  ])('“%s” is understood', (text, length) => {
    expect(durationTyped(text)).toBe(length);
  });

  test.each(['', 'soon', '3', '-2 days', '2 fortnights', '3 days or so', 'h8'])('“%s” is not', (text) => {
    expect(durationTyped(text)).toBeUndefined();
  });
});

describe('several lengths of time', () => {
  test.each([
    ['1h', [hour]],
    ['1h, 3h', [hour, 3 * hour]],
    ['3h,1h', [hour, 3 * hour]],
    ['30 min; 2h', [hour / 2, 2 * hour]],
    ['8h and 1 day', [8 * hour, day]],
    ['1,5 h, 2,5 h', [1.5 * hour, 2.5 * hour]],
    ['1 day 12 hours, 3 days', [36 * hour, 3 * day]],
    ['1 day, 12 hours', [36 * hour]],
    ['1h, 1h', [hour]],
    ['1h, 2h, 3h', [hour, 2 * hour, 3 * hour]],
    ['none', [0]],
  ])('“%s”', (text, lengths) => {
    expect(durationsTyped(text)).toEqual(lengths);
    expect(durationTyped(text)).toBe(lengths.length === 1 ? lengths[0] : undefined);
  });
});

describe('lengths of time in other languages', () => {
  test.each<[Locale, string, number]>([
    ['it', '3 giorni', 3 * day],
    ['it', '1 giorno e 12 ore', 36 * hour],
    ['it', '30 min', hour / 2],
    ['it', "un'ora", hour],
    ['it', '2 sett.', 14 * day],
    ['pt-BR', '3 dias', 3 * day],
    ['pt-BR', 'uma semana', 7 * day],
    ['pt-BR', '1,5 horas', 1.5 * hour],
    ['ru', '3 дня', 3 * day],
    ['ru', '5 дней', 5 * day],
    ['ru', '2 часа и 30 минут', 2.5 * hour],
    ['ru', '1 нед.', 7 * day],
    ['pl', '3 dni', 3 * day],
    ['pl', '2 tygodnie', 14 * day],
    ['pl', 'jedną godzinę', hour],
    ['pl', 'brak', 0],
    ['ru', 'нет', 0],
    ['it', '2 days', 2 * day],
  ])('%s: %s', (locale, text, length) => {
    expect(durationTyped(text, locale)).toBe(length);
  });

  test('several are apart', () => {
    expect(durationsTyped('8 ore, 1 giorno', 'it')).toEqual([8 * hour, day]);
    expect(durationsTyped('1 день, 12 часов', 'ru')).toEqual([36 * hour]);
  });

  test('a Discord client may speak another language than its owner has chosen', () => {
    expect(durationTyped('3 giorni')).toBe(3 * day);
    expect(durationTyped('3 dni', 'it')).toBe(3 * day);
    expect(durationTyped('3 Tage', 'it')).toBeUndefined();
  });

  test.each<[Locale, string]>([
    ['en', 'Off'],
    ['pl', 'nigdy'],
    ['pt-BR', 'não'],
    ['ru', 'none'],
  ])('no time at all in %s: %s', (locale, text) => {
    expect(isNothing(text, locale)).toBe(true);
    expect(isNothing('friday', locale)).toBe(false);
  });
});
