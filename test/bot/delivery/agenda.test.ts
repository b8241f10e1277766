import { expect, test } from 'vitest';
import { createAgenda } from '../../../src/bot/delivery/agenda.ts';
import { chance } from '../../../src/tools/play/chance.ts';

test('what is due comes in the order of its time, and only once', () => {
  const agenda = createAgenda<string>();
  agenda.put('late', 30);
  agenda.put('first', 10);
  agenda.put('second', 20);
  expect([agenda.nextAt(), agenda.takeDue(9), agenda.takeDue(20), agenda.nextAt(), agenda.takeDue(20)]).toEqual([
    10,
    [],
    ['first', 'second'],
    30,
    [],
  ]);
});

test('what is put off or brought forward comes at its new time alone, and what is dropped never', () => {
  const agenda = createAgenda<string>();
  for (const [what, at] of [
    ['a', 10],
    ['b', 20],
    ['c', 30],
    ['a', 25],
    ['c', 5],
  ] as const)
    agenda.put(what, at);
  agenda.drop('b');
  expect([agenda.nextAt(), agenda.takeDue(100), agenda.nextAt()]).toEqual([5, ['c', 'a'], undefined]);
});

test('thousands of entries in any order come sorted', () => {
  const agenda = createAgenda<number>();
  const random = chance(7);
  const times = Array.from({ length: 3000 }, () => Math.floor(random() * 1000));
  times.forEach((at, what) => {
    agenda.put(what, at);
  });
  const taken = agenda
    .takeDue(400)
    .concat(agenda.takeDue(1000))
    .map((what) => times[what]);
  expect(taken).toEqual([...times].sort((one, other) => one - other));
});
