import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimekeeping } from '../../src/time/timekeeping.ts';

const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };
const timed = { log: silent, now: () => Date.now(), jumped: () => undefined };
const noon = Date.parse('2026-11-21T12:00:07Z');

/** An app that remembers when it was asked to look, and how. */
function watched() {
  const looks: Array<boolean> = [];
  return { looks, pace: { tick: async (skipped = false) => void looks.push(skipped) } };
}

beforeEach(() => {
  vi.useFakeTimers({
    now: noon,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it looks at once, then every half minute, and no more after the stop', async () => {
  const app = watched();
  const timekeeping = startTimekeeping({ ...timed, app });
  await vi.advanceTimersByTimeAsync(10);
  expect(app.looks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(app.looks).toHaveLength(21);
  await timekeeping.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(app.looks).toHaveLength(21);
});

test('time that was skipped on purpose is looked at as such', async () => {
  const app = watched();
  const timekeeping = startTimekeeping({ ...timed, app });
  timekeeping.lookAgain();
  await vi.advanceTimersByTimeAsync(10);
  expect(app.looks).toEqual([false, true]);
  await timekeeping.stop();
});

test.each([
  ['back', -86_400_000],
  ['ahead', 3_600_000],
])('a clock that is set %s stops nothing', async (_, jump) => {
  const app = watched();
  const warnings: Array<object> = [];
  let jumps = 0;
  const timekeeping = startTimekeeping({
    app,
    log: { ...silent, warn: (details) => void warnings.push(details) },
    now: () => Date.now(),
    jumped: () => {
      jumps += 1;
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const before = app.looks.length;
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(app.looks.length - before).toBeGreaterThanOrEqual(10);
  expect(app.looks.length - before).toBeLessThanOrEqual(12);
  expect([warnings.length, jumps]).toEqual([1, 1]);
  await timekeeping.stop();
});

test('where the app goes by another clock, that of the machine stops nothing either, and is nothing to speak of', async () => {
  const app = watched();
  const warnings: Array<object> = [];
  const steady = (): number => noon + performance.now();
  const timekeeping = startTimekeeping({
    ...timed,
    app,
    log: { ...silent, warn: (details) => void warnings.push(details) },
    now: steady,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const before = app.looks.length;
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(app.looks.length - before).toBeGreaterThanOrEqual(9);
  expect(warnings).toEqual([]);
  await timekeeping.stop();
});

test('a look that fails is logged, and the next one comes', async () => {
  const errors: Array<string> = [];
  let looks = 0;
  const tick = (): Promise<void> => {
    looks += 1;
    return Promise.reject(new Error('locked'));
  };
  const timekeeping = startTimekeeping({
    ...timed,
    app: { pace: { tick } },
    log: { ...silent, error: (_details, message) => void errors.push(message) },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(3);
  expect(errors).toEqual(
    Array.from({ length: 3 }, () => 'What is due could not be looked for; it is tried again soon.'),
  );
  await timekeeping.stop();
});
