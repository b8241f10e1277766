/** Findings that an automatic player works out once for a question. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { situation } from '../../src/players/actions.ts';
import { suspicionOf } from '../../src/players/suspicion.ts';
import { orderWorth } from '../../src/players/worth/executiveOrders.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { busy } from './worth/ranked.ts';

const players = [{ view: busy }, { view: busy, beliefs: [1, 9, 0.2] }];
const lists = [
  ...[...catalogue.locations.values()].map(({ effects }) => effects),
  ...[...catalogue.quorum.values()].map(({ effects }) => effects),
];

describe('findings', () => {
  test.each(players)('are what would be found out without them', (player) => {
    const now = situation(player);
    const alone = lists.map((effects) => worthOf(player, effects));
    expect(lists.map((effects) => worthOf(now, effects))).toEqual(alone);
    // From what has been found out by now.
    expect(lists.map((effects) => worthOf(now, effects))).toEqual(alone);
  });

  test('belong to one question: other suspicions, other findings', () => {
    const by = (seat: number, odds: number): number => {
      const now = situation({ view: busy, beliefs: [1, odds, 1] });
      return suspicionOf(now, seat) - orderWorth(now, seat);
    };
    expect(by(1, 9)).toBeGreaterThan(by(1, 0.2));
    expect(by(1, 9)).toBe(by(1, 9));
  });
});
