/** A kind of Loyalty card that is revealed without becoming a Cylon, made up for the tests. */
import { afterAll, expect, test } from 'vitest';
import type { Loyalty } from '../../../../src/catalogue/content.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { scene } from '../../scene.ts';

const goal = 'loyalty/base/a-goal';
// The catalogue is read once and hands out maps; this one gets a card more for as long as these tests run.
const cards = catalogue.loyalty as Map<string, Loyalty>;
cards.set(goal, {
  id: goal,
  name: 'A Goal',
  expansion: 'base',
  copies: 1,
  kind: 'notACylon',
  reveal: { when: 'action', becomes: 'nothing' },
  effects: [{ gain: { morale: 1 } }],
});
afterAll(() => cards.delete(goal));

test('it is an action, its effect is optional, and its owner stays a human player whose turn goes on', () => {
  const game = scene({ players: [{ tigh: { loyalty: [goal] } }, 'adama', 'roslin'], resources: { morale: 5 } }).actions(
    'tigh',
    2,
  );
  game.choose('tigh', goal).choose('tigh', 'yes');
  expect([game.player('tigh').cylon, game.state.resources.morale, game.player('tigh').loyalty]).toEqual([
    undefined,
    6,
    [{ card: goal, faceUp: true }],
  ]);
  expect([game.choices('tigh').topic.kind, game.told('becameCylon')]).toEqual(['action', []]);
});

test('face up it is not revealed again', () => {
  const game = scene({ players: [{ tigh: { loyalty: [goal] } }, 'adama', 'roslin'] })
    .actions('tigh', 2)
    .choose('tigh', goal)
    .pass('tigh');
  expect(game.ids('tigh')).not.toContain(goal);
});
