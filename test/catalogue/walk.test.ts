/** Effects inside effects are found where their shapes say that they stand. */
import { describe, expect, test } from 'vitest';
import { aboutOf, hasVerb, innerEffects, someEffect } from '../../src/catalogue/effect.ts';
import type { Effect } from '../../src/catalogue/effect.ts';

const jump: Effect = { jumpTrack: 1 };
const raptor: Effect = { destroyRaptors: 1 };

const holders: ReadonlyArray<readonly [string, Effect]> = [
  [
    'a choice',
    { choose: { by: 'you', options: [{ effects: [jump] }, { requires: { hasNuke: true }, effects: [raptor] }] } },
  ],
  [
    'a check',
    {
      check: { difficulty: 7, skills: ['tactics'], lowerIfIn: { place: 'brig', by: 2 }, pass: [jump], fail: [raptor] },
    },
  ],
  [
    'a roll',
    {
      roll: {
        results: [
          { from: 1, to: 4, then: [jump] },
          { from: 5, to: 8, then: [raptor] },
        ],
      },
    },
  ],
  ['a condition', { when: { is: { hasNuke: true }, then: [jump], otherwise: [raptor] } }],
  ['the choice of a player', { choosePlayer: { by: 'you', from: { other: true }, then: [jump, raptor] } }],
  ['what comes instead of passing', { passInstead: [jump, raptor] }],
];

describe('all branches are entered', () => {
  test.each(holders)('of %s', (_, effect) => {
    expect(innerEffects(effect)).toEqual([jump, raptor]);
    expect(hasVerb([{ inTurn: { who: 'each', then: [effect] } }], 'destroyRaptors')).toBe(true);
  });
});

test('a value that only looks like an effect is none', () => {
  expect(innerEffects({ place: { bow: { raider: 2 } } })).toEqual([]);
  expect(hasVerb([{ lose: { morale: 1 } }], 'gain')).toBe(false);
});

test('what is not entered is not found', () => {
  const rolled: Effect = { roll: { results: [{ from: 1, to: 8, then: [jump] }] } };
  expect(
    someEffect(
      [rolled],
      (effect) => 'jumpTrack' in effect,
      (effect) => !('roll' in effect),
    ),
  ).toBe(false);
});

test('R-NCA-28 risking a viper is about the fleet, risking a raptor is not', () => {
  const risk = { by: 'you', count: 1, atLeast: 3, then: [jump] } as const;
  expect(aboutOf({ risk: { ...risk, ship: 'viper' } })).toBe('fleet');
  expect(aboutOf({ risk: { ...risk, ship: 'raptor' } })).toBe('other');
});
