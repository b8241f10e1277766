import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterWaking, lengthOf, wakesAt, wakingBetween } from '../../../../src/app/model/timing/waking.ts';
import type { Sleep } from '../../../../src/app/model/timing/waking.ts';
import { tries } from '../../../soak.ts';

const hour = 3_600_000;
const night = { from: 23 * 60, to: 7 * 60 };
const berlin: Sleep = { zone: 'Europe/Berlin', quiet: night };
const at = (text: string): number => Date.parse(text);

test('quiet hours over midnight are as long as they are', () => {
  expect(lengthOf(night)).toBe(8 * 60);
  expect(lengthOf({ from: 60, to: 90 })).toBe(30);
});

test('without quiet hours all time counts', () => {
  expect(wakingBetween(0, 5 * hour, undefined)).toBe(5 * hour);
  expect(afterWaking(7, 5 * hour, undefined)).toBe(7 + 5 * hour);
  expect(wakesAt(7, undefined)).toBeUndefined();
});

test('eight hours that begin in the evening end in the next afternoon', () => {
  expect(afterWaking(at('2026-11-21T20:00:00+01:00'), 8 * hour, berlin)).toBe(at('2026-11-22T12:00:00+01:00'));
  expect(wakingBetween(at('2026-11-21T20:00:00+01:00'), at('2026-11-22T12:00:00+01:00'), berlin)).toBe(8 * hour);
});

test('what begins at night begins to count in the morning', () => {
  expect(afterWaking(at('2026-11-21T03:00:00+01:00'), hour, berlin)).toBe(at('2026-11-21T08:00:00+01:00'));
  expect(wakesAt(at('2026-11-21T03:00:00+01:00'), berlin)).toBe(at('2026-11-21T07:00:00+01:00'));
  expect(wakesAt(at('2026-11-21T07:00:00+01:00'), berlin)).toBeUndefined();
  expect(wakesAt(at('2026-11-21T23:00:00+01:00'), berlin)).toBe(at('2026-11-22T07:00:00+01:00'));
});

test('nothing is ever due in the sleep: what would end at bedtime ends in the morning', () => {
  expect(afterWaking(at('2026-11-21T22:00:00+01:00'), hour, berlin)).toBe(at('2026-11-22T07:00:00+01:00'));
  expect(afterWaking(at('2026-11-21T02:00:00+01:00'), 0, berlin)).toBe(at('2026-11-21T07:00:00+01:00'));
});

describe('when the clocks change', () => {
  test('the spring night is an hour shorter, the autumn night an hour longer', () => {
    expect(wakesAt(at('2027-03-27T23:30:00+01:00'), berlin)).toBe(at('2027-03-28T07:00:00+02:00'));
    expect(wakesAt(at('2026-10-24T23:30:00+02:00'), berlin)).toBe(at('2026-10-25T07:00:00+01:00'));
    expect(wakingBetween(at('2027-03-27T12:00:00+01:00'), at('2027-03-28T12:00:00+02:00'), berlin)).toBe(16 * hour);
    expect(wakingBetween(at('2026-10-24T12:00:00+02:00'), at('2026-10-25T12:00:00+01:00'), berlin)).toBe(16 * hour);
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    'an end in the hour that is left out comes as if the clock had not been set (%s)',
    (zone) => {
      const springs = {
        'Europe/Berlin': '2027-03-28T01:00:00Z',
        'America/New_York': '2027-03-14T07:00:00Z',
        'Australia/Lord_Howe': '2026-10-03T15:30:00Z',
      } as const;
      const change = at(springs[zone as keyof typeof springs]);
      // The clock jumps at 2:00; 2:10 does not exist that day.
      const sleep = { zone, quiet: { from: 22 * 60, to: 130 } };
      expect(wakesAt(change - hour, sleep)).toBe(change + 10 * 60_000);
    },
  );
});

test('a sleep that would begin in the hour that is left out, and end before it, counts no time twice', () => {
  const sleep: Sleep = { zone: 'Europe/Berlin', quiet: { from: 2 * 60 + 50, to: 3 * 60 + 20 } };
  const [before, after] = [at('2027-03-28T01:30:00+01:00'), at('2027-03-28T05:00:00+02:00')];
  expect(wakingBetween(before, after, sleep)).toBeLessThanOrEqual(after - before);
  expect(afterWaking(before, 2 * hour, sleep)).toBeGreaterThanOrEqual(before + 2 * hour);
});

test('counting there and back agrees, in any zone and at any time', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'America/St_Johns',
  ];
  const sleeps = fc
    .record({
      zone: fc.constantFrom(...zones),
      from: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 960 }),
    })
    .map(({ zone, from, length }): Sleep => ({ zone, quiet: { from, to: (from + length) % 1440 } }));
  const from = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') });
  fc.assert(
    fc.property(sleeps, from, fc.integer({ min: 0, max: 100 * hour }), (sleep, start, waking) => {
      const end = afterWaking(start, waking, sleep);
      expect(wakingBetween(start, end, sleep)).toBe(waking);
      expect(wakesAt(end, sleep)).toBeUndefined();
      expect(
        wakingBetween(start, start + (end - start) / 2, sleep) + wakingBetween(start + (end - start) / 2, end, sleep),
      ).toBe(waking);
    }),
    { numRuns: tries(300) },
  );
});
