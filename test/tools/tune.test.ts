/** The numbers that `npm run tune` draws from played games. */
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/index.ts';
import { habits } from '../../src/players/habits.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { gainsOf, wayUp } from '../../src/tools/tune/gains.ts';
import { playChanged, tuned } from '../../src/tools/tune/game.ts';

describe('a game with other numbers', () => {
  const game = { options: { ...defaultOptions, players: 3 }, seed: 'tune', spread: 0.4 };

  test('is the same each time, changes each number otherwise, and leaves them as they were', () => {
    const before = structuredClone(habits);
    const played = playChanged(game);
    expect(playChanged(game)).toEqual(played);
    expect(new Set(played.changes).size).toBe(tuned.length);
    expect(habits).toEqual(before);
  });

  test('how hasty and how gentle players are is not tuned', () => {
    expect(tuned).toContain('distance');
    expect(tuned).not.toContain('hasteInHardship');
    expect(tuned).not.toContain('mercy');
  });
});

describe('what goes with victories', () => {
  const random = randomNumbers('gains');
  /** The first change wins games, the second loses half as many, the third does nothing. */
  const outcomes = Array.from({ length: 4000 }, () => {
    const [more = 0, less = 0, nothing = 0] = [random(), random(), random()].map((one) => Math.sqrt(12) * (one - 0.5));
    return { won: random() < 0.5 + 0.1 * more - 0.05 * less ? 1 : 0, changes: [more, less, nothing] } as const;
  });

  test('is found, with how sure it is', () => {
    const [more, less, nothing] = gainsOf(outcomes);
    expect(more?.gain).toBeCloseTo(0.1, 1);
    expect(less?.gain).toBeCloseTo(-0.05, 1);
    expect(Math.abs(nothing?.gain ?? 1)).toBeLessThan(3 * (nothing?.error ?? 0));
    expect(more?.error).toBeCloseTo(0.5 / Math.sqrt(4000), 3);
  });

  test('is the way to go, the less of it the less sure it is', () => {
    const way = wayUp([
      { gain: 0.1, error: 0.01 },
      { gain: -0.05, error: 0.01 },
      { gain: 0.1, error: 0.05 },
    ]);
    expect(Math.hypot(...way)).toBeCloseTo(1);
    const [sure = 0, down = 0, unsure = 0] = way;
    expect(sure).toBeGreaterThan(unsure);
    expect(unsure).toBeGreaterThanOrEqual(0);
    expect(down).toBeLessThanOrEqual(0);
  });

  test('is nowhere where there is nothing but luck', () => {
    expect(
      wayUp([
        { gain: 0.01, error: 0.01 },
        { gain: -0.005, error: 0.01 },
      ]),
    ).toEqual([0, 0]);
  });
});
