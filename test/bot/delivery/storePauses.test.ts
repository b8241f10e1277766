import { expect, test } from 'vitest';
import { createStorePauses } from '../../../src/bot/delivery/storePauses.ts';
import { StoreError } from '../../../src/store/error.ts';
import { memoryLog } from '../support.ts';

test('a database that fails is left alone for longer each time; what all lanes find is logged once', () => {
  const log = memoryLog();
  let time = 0;
  const pauses = createStorePauses(log, () => time);
  const error = new StoreError('unreachable', 'away');
  const after = (milliseconds: number): number => {
    time += milliseconds;
    return pauses.after(error);
  };
  expect([after(0), after(999), after(1), after(1999), after(1), after(4000), after(8000), after(15_000)]).toEqual([
    1000, 1000, 2000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  // For as long again nothing fails.
  expect([after(30_000), after(2001), after(2000)]).toEqual([15_000, 15_000, 15_000]);
  expect(after(30_001)).toBe(1000);
  expect(log.lines).toHaveLength(8);
  expect(log.lines[0]).toEqual({
    level: 'error',
    message: 'The outbox can not be read; trying again in 1 s',
    details: { err: error },
  });
  time += 1000;
  createStorePauses(log, () => time).after(new StoreError('cannotWrite', 'full'));
  expect(log.lines.at(-1)?.message).toBe('The outbox can not be written to; trying again in 1 s');
});
