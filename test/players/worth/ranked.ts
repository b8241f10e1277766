import { expect } from 'vitest';
import type { Effect, Effects } from '../../../src/catalogue/effect.ts';
import { scene } from '../../engine/scene.ts';

/** From the worst to the best; all effects of a row are worth the same. */
export type Rows = ReadonlyArray<Effects>;

/** Cylon ships among vipers and civilian ships, damage, centurions, cards in hand. */
export const busy = scene({
  players: [
    { adama: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/3', 'tactics/2'] } },
    { roslin: { at: 'administration' } },
    { tigh: { at: 'brig' } },
  ],
  ships: {
    bow: { basestar: 1, raider: 2, viper: 1 },
    stern: { heavyRaider: 1, raider: 1, viper: 2, civilian: 1 },
    portBow: { civilian: 3 },
  },
  damagedVipers: 2,
  damaged: ['armory', 'command'],
  boarding: [1, 2],
  destroyed: { viper: 1, raptor: 2 },
  quorumHand: ['food-rationing'],
}).view('adama');
export const quiet = scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama');

/** Each row must be worth more than the one before it, and all effects of a row the same. */
export function expectRanks(rows: Rows, worth: (effect: Effect) => number): void {
  const points = rows.map((row) => row.map((effect) => Number(worth(effect).toFixed(6))));
  for (const [at, row] of points.entries()) {
    expect([...new Set(row)], JSON.stringify(rows[at])).toHaveLength(1);
    expect(row[0], JSON.stringify(rows[at])).toBeGreaterThan(points[at - 1]?.[0] ?? -Infinity);
  }
}
