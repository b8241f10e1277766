import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHousekeeping } from '../../src/time/housekeeping.ts';

const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };
const day = 86_400_000;
/** A time by the clock of this machine, wherever that is. */
const evening = new Date(2026, 10, 21, 20, 0, 30);

beforeEach(() => {
  vi.useFakeTimers({
    now: evening,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('at night the database is tidied up and what is missing in games is sent again; a failure is only logged', async () => {
  const tidied: Array<string> = [];
  let redelivered = 0;
  const redeliver = async (): Promise<void> => void (redelivered += 1);
  const errors: Array<string> = [];
  const tasks = [
    startHousekeeping(
      { tidyAndPack: async () => void tidied.push(new Date().toTimeString().slice(0, 5)), redeliver },
      silent,
    ),
    startHousekeeping(
      { tidyAndPack: () => Promise.reject(new Error('locked')), redeliver },
      { ...silent, error: (_details: object, message: string) => void errors.push(message) },
    ),
  ];
  await vi.advanceTimersByTimeAsync(day);
  for (const task of tasks) await task.stop();
  expect([tidied, redelivered]).toEqual([['04:17'], 1]);
  expect(errors).toEqual(['The nightly housekeeping of the database failed; it is tried again tomorrow.']);
});

test('a clock that was ten days ahead at the start and is set right keeps nobody from tidying up for ten days', async () => {
  vi.setSystemTime(evening.getTime() + 10 * day);
  let tidied = 0;
  const task = startHousekeeping(
    { tidyAndPack: async () => void (tidied += 1), redeliver: async () => undefined },
    silent,
  );
  await vi.advanceTimersByTimeAsync(5000);
  vi.setSystemTime(evening);
  await vi.advanceTimersByTimeAsync(day);
  await task.stop();
  expect(tidied).toBe(1);
});
