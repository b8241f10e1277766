import { expect, test } from 'vitest';
import { createSchedule } from '../../../src/bot/delivery/schedule.ts';
import { chance } from '../../../src/tools/play/chance.ts';

test('what is due comes in the order of its time, and only once', () => {
  const schedule = createSchedule<string>();
  schedule.put('late', 30);
  schedule.put('first', 10);
  schedule.put('second', 20);
  expect([
    schedule.nextAt(),
    schedule.takeDue(9),
    schedule.takeDue(20),
    schedule.nextAt(),
    schedule.takeDue(20),
  ]).toEqual([10, [], ['first', 'second'], 30, []]);
});

test('what is put off or brought forward comes at its new time alone, and what is dropped never', () => {
  const schedule = createSchedule<string>();
  for (const [what, at] of [
    ['a', 10],
    ['b', 20],
    ['c', 30],
    ['a', 25],
    ['c', 5],
  ] as const)
    schedule.put(what, at);
  schedule.drop('b');
  expect([schedule.nextAt(), schedule.takeDue(100), schedule.nextAt()]).toEqual([5, ['c', 'a'], undefined]);
});

test('thousands of entries in any order come sorted', () => {
  const schedule = createSchedule<number>();
  const random = chance(7);
  const times = Array.from({ length: 3000 }, () => Math.floor(random() * 1000));
  times.forEach((at, what) => {
    schedule.put(what, at);
  });
  const taken = schedule
    .takeDue(400)
    .concat(schedule.takeDue(1000))
    .map((what) => times[what]);
  expect(taken).toEqual([...times].sort((one, other) => one - other));
});
