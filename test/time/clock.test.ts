import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedTime } from '../../src/time/clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const hours = 6 * 3_600_000;
let ahead: number;
let lost: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  [ahead, lost] = [0, false];
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server's clock goes by the time that really goes by, whatever this machine's is set to. */
async function followed() {
  const [began, at] = [performance.now(), noon];
  const time = createSharedTime();
  await time.follow(async () => {
    if (lost) throw new Error('The server is gone.');
    return at + performance.now() - began + ahead;
  });
  return time;
}

test('until a clock is followed it is the machine’s', () => {
  const time = createSharedTime();
  expect(time.now()).toBe(noon);
  vi.setSystemTime(noon + hours);
  expect(time.now()).toBe(noon + hours);
});

test('a machine whose clock is wrong, or is set, goes by the clock that it follows', async () => {
  ahead = hours;
  const time = await followed();
  expect(time.now()).toBe(noon + hours);
  vi.setSystemTime(noon - 2 * hours);
  await vi.advanceTimersByTimeAsync(500);
  expect(time.now()).toBe(noon + hours + 500);
  time.stop();
});

test('where that one is set it is noticed within a second or so; while nobody answers time goes on', async () => {
  const time = await followed();
  ahead = -hours;
  await vi.advanceTimersByTimeAsync(1100);
  expect(time.now()).toBe(noon - hours + 1100);
  lost = true;
  ahead = hours;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(time.now()).toBe(noon - hours + 11_100);
  lost = false;
  await vi.advanceTimersByTimeAsync(1100);
  expect(time.now()).toBe(noon + hours + 12_200);
  time.stop();
});
