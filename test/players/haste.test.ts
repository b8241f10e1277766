/** How exactly automatic players tell answers apart, by level. */
import { describe, expect, test } from 'vitest';
import { hasteOf } from '../../src/players/difficulty.ts';
import { choose } from '../../src/players/index.ts';
import type { Level } from '../../src/players/levels.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { scene } from '../engine/scene.ts';

const times = 200;

/**
 * How many of that many tries end with the same action, that which is chosen most; `undefined`: as in an imagined game.
 */
function mostOften(level: Level | undefined): number {
  const game = scene({
    players: ['tigh', { boomer: { at: 'location/base/research-lab' } }, 'zarek'],
    current: 'boomer',
  });
  game.actions('boomer');
  const random = randomNumbers(`haste ${level}`);
  const counts = new Map<string, number>();
  for (let count = 0; count < times; count += 1) {
    const answer = choose({ view: game.view('boomer'), level }, game.choices('boomer'), random).join();
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / times;
}

describe('somebody loyal', () => {
  test.each(['hard', undefined] as const)('does what is best, each time (%s)', (level) => {
    expect(mostOften(level)).toBe(1);
  });

  test('takes what is a little worse for as good one time in a few at normal, and more often at easy', () => {
    const [normal, easy] = [mostOften('normal'), mostOften('easy')];
    expect(normal).toBeGreaterThan(0.5);
    expect(normal).toBeLessThan(0.95);
    expect(easy).toBeLessThan(normal - 0.02);
  });

  test('is less hasty where it is harder for the fleet', () => {
    const hasteAt = (objective: 'kobol' | 'searchForHome'): number => {
      const view = scene({ players: ['tigh', 'boomer', 'zarek'] }).view('boomer');
      return hasteOf({ view: { ...view, options: { ...view.options, objective } }, level: 'normal' });
    };
    expect(hasteAt('searchForHome')).toBeLessThan(hasteAt('kobol'));
  });
});
