import { describe, expect, test } from 'vitest';
import { isAppError } from '../../../../src/app/core/error.ts';
import { clockTyped, durationsTyped, durationTyped, untilTyped } from '../../../../src/app/model/timing/typed.ts';
import { findZone, zonesLike } from '../../../../src/app/model/timing/zones.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A Saturday. */
const now = Date.parse('2026-11-21T12:00:00Z');

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
  ])('«%s» is understood', (text, length) => {
    expect(durationTyped(text)).toBe(length);
  });

  test.each(['', 'soon', '3', '-2 days', '2 fortnights', '3 days or so', 'h8'])('«%s» is not', (text) => {
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
  ])('«%s»', (text, lengths) => {
    expect(durationsTyped(text)).toEqual(lengths);
    expect(durationTyped(text)).toBe(lengths.length === 1 ? lengths[0] : undefined);
  });
});

describe('times of day', () => {
  test.each([
    ['23', 1380],
    ['7', 420],
    ['7:30', 450],
    ['22.15', 1335],
    ['11 pm', 1380],
    ['11pm', 1380],
    ['12am', 0],
    ['12 pm', 720],
    ['24', 0],
    ['00:00', 0],
  ])('«%s» is understood', (text, minutes) => {
    expect(clockTyped(text)).toBe(minutes);
  });

  test.each(['25', '7:60', '13 pm', 'noon', '', '-1', '24:30', '0am'])('«%s» is not', (text) => {
    expect(clockTyped(text)).toBeUndefined();
  });
});

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
  ])('«%s» in Berlin', (text, expected) => {
    expect(new Date(untilTyped(text, now, 'Europe/Berlin')).toISOString()).toBe(new Date(expected).toISOString());
  });

  test.each(['someday', '2026-13-01', '2026-02-30', '01.12.2026', '', 'fr', 'tomorrow 25:00', '3 days 18:00'])(
    '«%s» is not understood, and what is is said',
    (text) => {
      expect(() => untilTyped(text, now, 'UTC')).toThrow(
        expect.toSatisfy(
          (error: unknown) =>
            isAppError(error) && error.code === 'illegalTime' && (error.hint ?? '').includes('2026-12-01'),
        ),
      );
    },
  );

  test.each(['2026-11-20', '2026-11-21', 'today 11:59', '0 days', 'none'])('«%s» is past', (text) => {
    expect(() => untilTyped(text, now, 'UTC')).toThrow('That time has already passed.');
  });

  test('more than a year is too long', () => {
    expect(untilTyped('365 days', now, 'UTC')).toBe(now + 365 * day);
    expect(() => untilTyped('366 days', now, 'UTC')).toThrow('more than a year');
  });
});

describe('time zones', () => {
  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    [' America/New York ', 'America/New_York'],
    ['utc', 'UTC'],
  ])('«%s» is %s', (text, zone) => {
    expect(findZone(text)).toBe(zone);
  });

  test.each(['Europe/Berlyn', 'Mars/Olympus', '+02:00', '', 'CET+1', '../etc'])('«%s» is none', (text) => {
    expect(findZone(text)).toBeUndefined();
  });

  test('a zone is suggested by a part of its name, and in spite of a slip of the pen', () => {
    expect(zonesLike('berl')[0]).toBe('Europe/Berlin');
    expect(zonesLike('new yo')[0]).toBe('America/New_York');
    expect(zonesLike('Europe/Berlyn')).toContain('Europe/Berlin');
    expect(zonesLike('Sidney')).toContain('Australia/Sydney');
    expect(zonesLike('xqzxqzxqz')).toEqual([]);
    expect(zonesLike('europe', 25)).toHaveLength(25);
  });
});
