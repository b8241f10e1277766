import { expect, test } from 'vitest';
import { turningPointsOf } from '../../src/app/ending/turningPoints.ts';
import type { CheckTold } from '../../src/app/ending/checks.ts';
import type { OpenLine } from '../../src/app/ending/openEvents.ts';
import type { GameEvent } from '../../src/app/types.ts';

type Told = readonly [turn: number, what: GameEvent['what']];

const lines = (...happened: ReadonlyArray<Told>): ReadonlyArray<OpenLine> => happened.map(([turn, what], seq) => ({ seq, turn, what }));
const human = (): 'human' => 'human';
const lose = (turn: number, resource: 'fuel' | 'population', change: number, now: number): Told =>
  [turn, { kind: 'resource', resource, change, now, why: 'crisis/base/bomb-threat' }];

const missed = (turn: number, total: number, against: number): CheckTold => ({
  turn, source: 'crisis/base/bomb-threat', difficulty: 10, total, result: total < 10 ? 'fail' : 'pass', others: [],
  added: [{ seat: 2, side: 'cylon', cards: [{ card: 'skill/base/repair/2', worth: -against }] }],
});

test('what a turn cost counts together, from three on, with the ships that were lost', () => {
  const told = lines(
    lose(2, 'population', -2, 10), [2, { kind: 'civilianDestroyed', token: 'token/base/civilian-a' }], lose(2, 'fuel', -1, 7),
    lose(3, 'fuel', -2, 5),
  );
  expect(turningPointsOf(told, [], human)).toEqual([{
    turn: 2,
    what: {
      kind: 'losses', civilians: 1,
      losses: [{ resource: 'population', change: -2, now: 10 }, { resource: 'fuel', change: -1, now: 7 }],
    },
  }]);
});

test('a check that just failed names whose cards would have turned it', () => {
  const [one, other, ...more] = turningPointsOf([], [missed(4, 8, 3), missed(5, 9, 0), missed(6, 6, 9), missed(7, 10, 5)], human);
  expect(one).toEqual({ turn: 4, what: { kind: 'nearMiss', source: 'crisis/base/bomb-threat', by: 2, spoiler: { seat: 2, strength: 3 } } });
  expect(other).toMatchObject({ turn: 5, what: { by: 1, spoiler: undefined } });
  expect(more).toEqual([]);
});

test('R-NCA-41 being sent to Detention is told as being sent to the Brig is, by its own name', () => {
  const told = lines([4, { kind: 'sentTo', seat: 0, to: 'location/pegasus/detention', why: 'location/base/brig' }]);
  expect(turningPointsOf(told, [], human)).toMatchObject([{ turn: 4, what: { kind: 'detention', seat: 0 } }]);
});

test('at most six are told, in order, the weightiest of all', () => {
  const told = lines(
    ...[1, 2, 3, 4, 5].map((turn) => lose(turn, 'fuel', -2 - turn, 9)),
    [6, { kind: 'becameCylon', seat: 1, how: 'revealed' }],
    [7, { kind: 'executed', seat: 0, character: 'character/base/gaius-baltar', why: 'location/base/brig' }],
    [8, { kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'location/base/brig' }],
    [9, { kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'location/base/brig' }],
    [9, { kind: 'jumped', final: false }],
    [9, { kind: 'destinationChosen', by: 0, card: 'destination/base/icy-moon', distance: 1, total: 5 }],
  );
  expect(turningPointsOf(told, [], human).map(({ turn, what }) => [turn, what.kind])).toEqual([
    [3, 'losses'], [4, 'losses'], [5, 'losses'], [6, 'cylon'], [7, 'executed'], [8, 'brig'],
  ]);
});
