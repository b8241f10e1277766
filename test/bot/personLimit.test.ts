import { expect, test } from 'vitest';
import { costs, createPersonLimit } from '../../src/bot/personLimit.ts';

/** A limit with a clock that stands until it is moved on. */
function limited() {
  let time = 1_000_000;
  const limit = createPersonLimit(() => time);
  return {
    limit,
    after: (milliseconds: number): void => {
      time += milliseconds;
    },
    /** How many of these the person gets. */
    allowed: (person: string, cost: number, count: number): number =>
      Array.from({ length: count }, () => limit.take(person, cost)).filter((verdict) => verdict === 'allowed').length,
  };
}

test('a person may do a hundred things at once, or have ten pictures, and others are not concerned', () => {
  const { allowed } = limited();
  expect(allowed('Ada', costs.usual, 200)).toBe(100);
  expect(allowed('Bo', costs.slow, 200)).toBe(10);
  expect(allowed('Chidi', costs.usual, 1)).toBe(1);
});

test('twenty presses a second are never too many', () => {
  const { allowed, after } = limited();
  for (let second = 0; second < 600; second += 1) {
    expect(allowed('Ada', costs.usual, 20)).toBe(20);
    after(1000);
  }
});

test('of two hundred pictures in ten seconds a person gets thirty', () => {
  const { allowed, after } = limited();
  let count = 0;
  for (let tick = 0; tick < 200; tick += 1) {
    count += allowed('Eve', costs.slow, 1);
    after(50);
  }
  expect(count).toBeGreaterThanOrEqual(28);
  expect(count).toBeLessThanOrEqual(31);
});

test('what is refused takes nothing: after a second there is room for a second', () => {
  const { allowed, after } = limited();
  allowed('Eve', costs.usual, 5000);
  after(1000);
  expect(allowed('Eve', costs.usual, 100)).toBe(20);
});

test('a person over the limit is to be noted once a minute', () => {
  const { limit, allowed, after } = limited();
  allowed('Eve', costs.slow, 10);
  const verdicts = (): ReadonlyArray<string> => Array.from({ length: 3 }, () => limit.take('Eve', 1000));
  expect(verdicts()).toEqual(['limitedAndToBeNoted', 'limited', 'limited']);
  after(59_000);
  expect(verdicts()).toEqual(['limited', 'limited', 'limited']);
  after(1000);
  expect(verdicts()).toEqual(['limitedAndToBeNoted', 'limited', 'limited']);
});

test('people who have left it at that are forgotten', () => {
  const { limit, after } = limited();
  for (let person = 0; person < 5000; person += 1) {
    limit.take(String(person), costs.usual);
    after(10);
  }
  // In five seconds a bucket is full whatever was taken.
  expect(limit.size()).toBeLessThanOrEqual(501);
});
