import { describe, expect, test } from 'vitest';
import { isAppError } from '../../../../../src/app/core/error.ts';
import { isSpan, untilTyped } from '../../../../../src/app/model/timing/typed/moments.ts';
import { usualMoments, usualSessions } from '../../../../../src/app/model/timing/typed/usual.ts';
import { locales } from '../../../../../src/words/index.ts';
import type { Locale } from '../../../../../src/words/index.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A Saturday. */
const now = Date.parse('2026-11-21T12:00:00Z');

describe('until when', () => {
  test.each([
    ['2026-12-01', '2026-12-01T00:00:00+01:00'],
    ['2026-12-01 18:00', '2026-12-01T18:00:00+01:00'],
    ['2026-12-01T18:00', '2026-12-01T18:00:00+01:00'],
    ['2027-07-01', '2027-07-01T00:00:00+02:00'],
    ['tomorrow', '2026-11-22T00:00:00+01:00'],
    ['today 18:00', '2026-11-21T18:00:00+01:00'],
    ['Friday', '2026-11-27T00:00:00+01:00'],
    ['fri at 6pm', '2026-11-27T18:00:00+01:00'],
    ['friday  at   18:00', '2026-11-27T18:00:00+01:00'],
    ['saturday', '2026-11-28T00:00:00+01:00'],
    ['until monday 7', '2026-11-23T07:00:00+01:00'],
    ['3 days', '2026-11-24T12:00:00Z'],
    ['2026-12-01 24:00', '2026-12-02T00:00:00+01:00'],
    ['in 12 hours', '2026-11-22T00:00:00Z'],
  ])('“%s” in Berlin', (text, expected) => {
    expect(new Date(untilTyped(text, now, { zone: 'Europe/Berlin' })).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });

  test.each([
    'someday',
    '2026-13-01',
    '2026-02-30',
    '30.02.2027',
    '',
    '2 we',
    '5',
    'next',
    '18:00 18:00',
    'fr',
    'tomorrow 25:00',
    '3 days 18:00',
  ])('“%s” is not understood, and what is is said', (text) => {
    expect(() => untilTyped(text, now, { zone: 'UTC' })).toThrow(
      expect.toSatisfy(
        (error: unknown) =>
          isAppError(error) && error.code === 'illegalTime' && (error.hint ?? '').includes('2026-12-28 18:00'),
      ),
    );
  });

  test.each(['2026-11-20', '2026-11-21', 'today 11:59', '0 days', 'none'])('“%s” is past', (text) => {
    expect(() => untilTyped(text, now, { zone: 'UTC' })).toThrow('That time has already passed.');
  });

  test('more than a year is too long', () => {
    expect(untilTyped('365 days', now, { zone: 'UTC' })).toBe(now + 365 * day);
    expect(() => untilTyped('366 days', now, { zone: 'UTC' })).toThrow('more than a year');
  });
});

describe('until when, in the words that people use', () => {
  test.each<[Locale, string, string]>([
    ['en', 'next friday', '2026-11-27T00:00'],
    ['en', 'friday evening', '2026-11-27T20:00'],
    ['en', 'fri 8 in the evening', '2026-11-27T20:00'],
    ['en', 'tonight', '2026-11-21T20:00'],
    ['en', 'tonight at 9', '2026-11-21T21:00'],
    ['en', '18:00', '2026-11-21T18:00'],
    ['en', 'at 9', '2026-11-22T09:00'],
    ['en', 'midnight', '2026-11-22T00:00'],
    ['en', 'friday 12 at night', '2026-11-28T00:00'],
    ['en', 'friday 6 p.m.', '2026-11-27T18:00'],
    ['en', 'December 28th', '2026-12-28T00:00'],
    ['en', '28 dec at 6pm', '2026-12-28T18:00'],
    ['en', '12/28', '2026-12-28T00:00'],
    ['en', '28/12/2026 18:00', '2026-12-28T18:00'],
    ['en', '1 feb 2027', '2027-02-01T00:00'],
    ['en', '5 nov', '2027-11-05T00:00'],
    ['en', 'in 2 h', '2026-11-21T15:00'],
    ['en', 'for a week', '2026-11-28T13:00'],
    ['it', 'domani', '2026-11-22T00:00'],
    ['it', 'dopodomani alle 21', '2026-11-23T21:00'],
    ['it', 'venerdì 18:00', '2026-11-27T18:00'],
    ['it', 'venerdi sera', '2026-11-27T20:00'],
    ['it', 'venerdì prossimo', '2026-11-27T00:00'],
    ['it', '1 dic', '2026-12-01T00:00'],
    ['it', 'fino al 28 dicembre', '2026-12-28T00:00'],
    ['it', 'stasera alle 9', '2026-11-21T21:00'],
    ['it', 'tra 3 giorni', '2026-11-24T13:00'],
    ['it', "fra un'ora", '2026-11-21T14:00'],
    ['it', '5/6', '2027-06-05T00:00'],
    ['pt-BR', 'amanhã', '2026-11-22T00:00'],
    ['pt-BR', 'depois de amanhã às 19h30', '2026-11-23T19:30'],
    ['pt-BR', 'sexta às 18h', '2026-11-27T18:00'],
    ['pt-BR', 'sexta-feira', '2026-11-27T00:00'],
    ['pt-BR', 'próxima segunda', '2026-11-23T00:00'],
    ['pt-BR', 'hoje à noite', '2026-11-21T20:00'],
    ['pt-BR', '28 de dezembro', '2026-12-28T00:00'],
    ['pt-BR', 'daqui a 3 dias', '2026-11-24T13:00'],
    ['pt-BR', 'às 15 horas', '2026-11-21T15:00'],
    ['ru', 'завтра', '2026-11-22T00:00'],
    ['ru', 'послезавтра в 18:00', '2026-11-23T18:00'],
    ['ru', 'в пятницу', '2026-11-27T00:00'],
    ['ru', 'пт 20:00', '2026-11-27T20:00'],
    ['ru', 'в следующую среду вечером', '2026-11-25T20:00'],
    ['ru', 'сегодня вечером', '2026-11-21T20:00'],
    ['ru', 'завтра в 3 часа дня', '2026-11-22T15:00'],
    ['ru', '28 декабря', '2026-12-28T00:00'],
    ['ru', 'до 28.12.', '2026-12-28T00:00'],
    ['ru', 'через неделю', '2026-11-28T13:00'],
    ['ru', 'через 2 часа', '2026-11-21T15:00'],
    ['pl', 'jutro', '2026-11-22T00:00'],
    ['pl', 'pojutrze o 18', '2026-11-23T18:00'],
    ['pl', 'w piątek', '2026-11-27T00:00'],
    ['pl', 'środę 19:00', '2026-11-25T19:00'],
    ['pl', 'dziś wieczorem', '2026-11-21T20:00'],
    ['pl', 'w sobotę po południu', '2026-11-28T15:00'],
    ['pl', '28.12.', '2026-12-28T00:00'],
    ['pl', '28 grudnia', '2026-12-28T00:00'],
    ['pl', 'za godzinę', '2026-11-21T14:00'],
    ['pl', 'za 2 dni', '2026-11-23T13:00'],
    ['ru', 'tomorrow 18:00', '2026-11-22T18:00'],
  ])('%s: %s', (locale, text, local) => {
    const until = untilTyped(text, now, { zone: 'Europe/Berlin', locale });
    const { format } = new Intl.DateTimeFormat('sv', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    expect(format(until).replace(' ', 'T')).toBe(local);
  });

  test.each<[Locale, string, string]>([
    ['en', 'friday', '2026-11-20'],
    ['en', 'this friday', '2026-11-20'],
    ['en', 'next friday', '2026-11-27'],
    ['en', 'wednesday', '2026-11-25'],
    ['it', 'venerdì prossimo', '2026-11-20'],
    ['ru', 'в следующую пятницу', '2026-11-27'],
    ['pl', 'w przyszły piątek', '2026-11-27'],
  ])('on a Wednesday, in %s: %s', (locale, text, date) => {
    const wednesday = Date.parse('2026-11-18T12:00:00Z');
    expect(new Date(untilTyped(text, wednesday, { zone: 'UTC', locale })).toISOString().slice(0, 10)).toBe(date);
  });

  test('the day is not guessed where English readers differ', () => {
    expect(() => untilTyped('5/6', now, { zone: 'UTC' })).toThrow('I can’t tell the day from the month in “5/6”.');
    expect(() => untilTyped('6/6', now, { zone: 'UTC' })).not.toThrow();
  });

  test.each(locales)('all that is suggested in %s is understood there', (locale) => {
    const writer = { zone: 'Europe/Berlin', locale };
    for (const text of [...usualMoments(locale), ...usualSessions(locale)])
      expect(untilTyped(text, now, writer), text).toBeGreaterThan(now);
  });

  test.each<[Locale, string, boolean]>([
    ['en', 'in 2 hours', true],
    ['it', 'tra 2 ore', true],
    ['ru', 'через 2 часа', true],
    ['ru', 'в 2 часа', false],
    ['pl', 'jutro', false],
  ])('a length of time needs no clock: %s: %s', (locale, text, span) => {
    expect(isSpan(text, locale)).toBe(span);
  });
});
