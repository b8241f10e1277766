import { expect, test } from 'vitest';
import { startHousekeeping } from '../src/housekeeping.ts';

const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };

test('at night the database is tidied up and what is missing in games is sent again; a failure is only logged', async () => {
  let [tidied, redelivered] = [0, 0];
  const redeliver = async (): Promise<void> => void (redelivered += 1);
  const errors: Array<string> = [];
  const task = startHousekeeping({ tidyAndPack: async () => void (tidied += 1), redeliver }, silent);
  const failing = startHousekeeping(
    { tidyAndPack: () => Promise.reject(new Error('locked')), redeliver },
    { ...silent, error: (_details: object, message: string) => void errors.push(message) },
  );
  await task.execute();
  await failing.execute();
  const next = task.getNextRun();
  await task.destroy();
  await failing.destroy();
  expect([tidied, redelivered]).toEqual([1, 1]);
  expect(errors).toEqual(['The nightly housekeeping of the database failed; it is tried again tomorrow.']);
  expect([next?.getHours(), next?.getMinutes()]).toEqual([4, 17]);
});
