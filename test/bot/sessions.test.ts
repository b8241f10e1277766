import { expect, test } from 'vitest';
import { pauseBeforeStart, sessionsOf, untilStartIsFree } from '../../src/bot/sessions.ts';
import { memoryLog } from './support.ts';

const day = 24 * 60 * 60 * 1000;

test('with many starts left none waits, and each of the last hundred does, for a quarter of an hour at most', () => {
  const pause = (remaining: number, resetAfter: number, sessions = 1): number =>
    pauseBeforeStart({ recommended: 1, remaining, resetAfter }, sessions);
  expect([pause(1000, 0), pause(100, day), pause(1600, day, 16)]).toEqual([0, 0, 0]);
  expect([pause(99, day), pause(1, day), pause(0, day)]).toEqual([872_728, 900_000, 900_000]);
  expect([pause(50, 100_000), pause(0, 100_000)]).toEqual([2000, 100_000]);
  expect(pause(1599, 99_000, 16)).toBe(1000);
});

test('a crash loop has starts left for the whole day', () => {
  let [remaining, time] = [1000, 0];
  // A start takes no time at all.
  while (time < day && remaining > 0) {
    time += pauseBeforeStart({ recommended: 1, remaining, resetAfter: day - time }, 1);
    remaining -= 1;
  }
  expect(time).toBeGreaterThanOrEqual(day);
});

test('each shard of this process is a session', () => {
  const of = (shards: Parameters<typeof sessionsOf>[0]): number => sessionsOf(shards, { recommended: 7 });
  expect([of(undefined), of({ kind: 'all', count: 'auto' }), of({ kind: 'all', count: 3 })]).toEqual([1, 7, 3]);
  expect(of({ kind: 'part', count: 9, ids: [1, 2] })).toBe(2);
});

test('where none is left it asks again before it connects', async () => {
  const left = [0, 0, 1000];
  const told: Array<string> = [];
  const log = memoryLog();
  await untilStartIsFree({
    shards: undefined,
    log,
    signal: undefined,
    now: () => 0,
    tell: (why) => {
      told.push(why);
    },
    ask: async () => ({ recommended: 1, remaining: left.shift() ?? 1000, resetAfter: 10 }),
  });
  expect(left).toEqual([]);
  expect(told).toEqual(log.lines.map(({ message }) => message));
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^Discord lets this bot connect 0 more times until 1970-01-01T00:00:00\.010Z: it waits 1 s /);
});
