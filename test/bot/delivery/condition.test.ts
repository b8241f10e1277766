import { expect, test } from 'vitest';
import { createCondition } from '../../../src/bot/delivery/condition.ts';
import type { Failure } from '../../../src/bot/failure.ts';

const all: ReadonlyArray<Failure> = [
  'unreachable',
  'token',
  'limited',
  'database',
  'refused',
  'forbidden',
  'closed',
  'gone',
  'body',
  'composing',
];

function atWork() {
  const clock = { now: 1000 };
  let reached = 0;
  const condition = createCondition(
    () => clock.now,
    () => {
      reached += 1;
    },
  );
  return { condition, clock, reached: () => reached };
}

test('it is known which lanes wait for what, until they have been delivered or are given up', () => {
  const { condition } = atWork();
  condition.failed('channel:1', 'kat-1', 'forbidden', false);
  condition.failed('channel:2', 'kat-2', 'forbidden', false);
  condition.failed('user:3', 'kat-1', 'unreachable', false);
  const [one, two] = [
    { lane: 'channel:1', gameId: 'kat-1' },
    { lane: 'channel:2', gameId: 'kat-2' },
  ];
  const three = { lane: 'user:3', gameId: 'kat-1' };
  expect([condition.lanes('forbidden'), condition.lanes('unreachable'), condition.lanes('token')]).toEqual([
    [one, two],
    [three],
    [],
  ]);
  expect(condition.now(7)).toEqual({ tokenRefused: 7, unreachable: 1000, forbidden: 2, ourFault: undefined });
  condition.done('channel:1');
  condition.failed('channel:2', 'kat-2', 'limited', false);
  condition.failed('user:3', 'kat-1', 'closed', true);
  expect([condition.lanes('forbidden'), condition.lanes('limited'), condition.lanes('closed')]).toEqual([
    [],
    [two],
    [],
  ]);
  expect(condition.now(undefined)).toMatchObject({ tokenRefused: undefined, forbidden: 0 });
});

test('our own fault is when a message was given up that we could not make, or that Discord does not take', () => {
  for (const failure of all) {
    const { condition, clock } = atWork();
    condition.failed('channel:1', 'kat-1', failure, false);
    expect(condition.now(undefined).ourFault).toBeUndefined();
    clock.now += 5;
    condition.failed('channel:1', 'kat-1', failure, true);
    expect(condition.now(undefined).ourFault).toBe(failure === 'body' || failure === 'composing' ? 1005 : undefined);
  }
});

test('since when Discord is out of reach is known until it answers, be it with a refusal', () => {
  const answers: ReadonlyArray<Failure> = ['limited', 'refused', 'forbidden', 'closed', 'gone', 'body'];
  for (const failure of all) {
    const { condition, clock } = atWork();
    condition.failed('channel:1', 'kat-1', 'unreachable', false);
    clock.now += 500;
    condition.failed('channel:2', 'kat-1', failure, false);
    expect([failure, condition.now(undefined).unreachable]).toEqual([
      failure,
      answers.includes(failure) ? undefined : 1000,
    ]);
  }
  const { condition } = atWork();
  condition.failed('channel:1', 'kat-1', 'unreachable', false);
  condition.answered();
  expect(condition.now(undefined).unreachable).toBeUndefined();
});

test('that Discord is reached again is told once, and only after half a minute without it', () => {
  const { condition, clock, reached } = atWork();
  condition.answered();
  condition.failed('channel:1', 'kat-1', 'unreachable', false);
  clock.now += 29_999;
  condition.answered();
  expect(reached()).toBe(0);
  condition.failed('channel:1', 'kat-1', 'unreachable', false);
  clock.now += 30_000;
  condition.answered();
  condition.answered();
  expect(reached()).toBe(1);
});
