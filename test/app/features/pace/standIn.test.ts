/** Substitutes: who may be one for whom, and what someone loses with a seat. */
import { describe, expect, test } from 'vitest';
import { isAppError } from '../../../../src/app/core/error.ts';
import { limitsOf, playerNumbers } from '../../../../src/app/play/lobby.ts';
import {
  checkPerson,
  ownerBack,
  ownerSeatOf,
  standInFor,
  takeFrom,
} from '../../../../src/app/features/pace/standIn.ts';
import { levelOf } from '../../../../src/app/play/levels.ts';
import { withHolder } from '../../../../src/app/core/seatHolders.ts';
import type { GameRecord, SeatHolder } from '../../../../src/app/types.ts';
import { fakeEngine } from '../../fakeEngine.ts';

const ann = { kind: 'user', userId: 'ann', name: 'Ann' } as const;
const owner = { userId: 'ben', name: 'Ben', until: 9 };
const dee: SeatHolder = { kind: 'user', userId: 'dee', name: 'Dee', standsInFor: owner };
const robot: SeatHolder = { kind: 'automatic', name: { automatic: 1 } };
const game = (...seats: ReadonlyArray<SeatHolder>): GameRecord =>
  ({ id: 'g', level: 'normal', seats }) as unknown as GameRecord;

function refused(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (isAppError(error)) return error.message;
    throw error;
  }
}

describe('a substitute', () => {
  test('plays for the owner of the seat, who is known meanwhile', () => {
    expect(standInFor(game(ann, dee), owner, { id: 'eve', name: 'Eve' })).toEqual({
      kind: 'user',
      userId: 'eve',
      name: 'Eve',
      standsInFor: owner,
    });
    expect(standInFor(game(ann, robot), owner, 'automatic', 'hard')).toEqual({
      kind: 'automatic',
      name: { automatic: 2 },
      level: 'hard',
      standsInFor: owner,
    });
    expect(standInFor(game(ann), owner, 'automatic')).not.toHaveProperty('level');
    expect([ownerSeatOf(game(ann, dee), 'ben'), ownerSeatOf(game(ann, dee), 'dee')]).toEqual([1, undefined]);
    expect(ownerBack(owner)).toEqual({ kind: 'user', userId: 'ben', name: 'Ben' });
  });

  test('is somebody else, no bot, and plays nowhere else in the game, not even while away', () => {
    const stands = (id: string, more: { readonly bot?: boolean } = {}): string | undefined =>
      refused(() => standInFor(game(ann, dee, robot), owner, { id, name: id, ...more }));
    expect([stands('eve'), stands('dee')]).toEqual([undefined, undefined]);
    expect(stands('ben')).toMatch(/^[A-Z]/);
    expect(stands('ann')).toContain('ann');
    expect(stands('eve', { bot: true })).not.toBe(stands('ann'));
    expect(
      refused(() => standInFor(game(ann, dee), { ...owner, userId: 'ann' }, { id: 'ben', name: 'Ben' })),
    ).toContain('Ben');
    expect(
      refused(() => {
        checkPerson('ann', { id: 'eve', name: 'Eve' });
      }),
    ).toBeUndefined();
    expect(
      refused(() => {
        checkPerson('ann', { id: 'ann', name: 'Ann' });
      }),
    ).toMatch(/^[A-Z]/);
  });
});

test('people who lose a seat lose its buttons and sheet; automatic players lose nothing', () => {
  expect(takeFrom(ann, dee, 0, undefined)).toEqual([
    { lane: 'user:ann', intent: { kind: 'sheetClosed', userId: 'ann', seat: 0 } },
  ]);
  expect(takeFrom(ann, robot, 2, undefined)).toEqual([
    { lane: 'user:ann', intent: { kind: 'sheetClosed', userId: 'ann', seat: 2 } },
  ]);
  expect([takeFrom(robot, ann, 0, undefined), takeFrom(ann, { ...ann, name: 'Anne' }, 0, undefined)]).toEqual([[], []]);
});

test('an automatic player has its own level, or that of the game; a person has none', () => {
  expect(levelOf({ level: 'easy' }, { ...robot, level: 'hard' })).toBe('hard');
  expect([
    levelOf({ level: 'easy' }, robot),
    levelOf({ level: 'easy' }, ann),
    levelOf({ level: 'easy' }, undefined),
  ]).toEqual(['easy', undefined, undefined]);
  expect(withHolder([ann, robot], 1, dee)).toEqual([ann, dee]);
});

test('a game is played by as many as the rules allow, up to eight', () => {
  expect(playerNumbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(limitsOf(fakeEngine, fakeEngine.defaultOptions)).toEqual({ fewest: 3, most: 6 });
  expect(limitsOf(fakeEngine, { ...fakeEngine.defaultOptions, expansions: ['pegasus'] })).toEqual({
    fewest: 3,
    most: 7,
  });
  expect(limitsOf(fakeEngine, { ...fakeEngine.defaultOptions, objective: 'newCaprica' })).toBeUndefined();
});
