import { expect, test } from 'vitest';
import { scene } from '../scene.ts';

test('R-CHK-40 R-CHK-42 contributions start at the left of the current player, who is last', () => {
  const game = scene({ players: ['adama', 'roslin', 'tigh'], current: 'roslin' });
  game.crisis('cylon-accusation').decline().settle();
  expect(game.told('contributed').map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test('R-CHK-43 R-CHK-110 a revealed Cylon adds at most one card', () => {
  const game = scene({ players: ['adama', 'roslin', { boomer: { revealed: true, hand: ['politics/1', 'tactics/2'] } }] });
  game.crisis('cylon-accusation').contributeNothing();
  const other = scene({ players: ['adama', { boomer: { revealed: true, hand: ['politics/1', 'tactics/2'] } }, 'roslin'] });
  other.crisis('cylon-accusation').decline();
  expect(other.choices('boomer')).toMatchObject({ min: 0, max: 1, privacy: 'private' });
  expect(game.told('contributed').every(({ count }) => count === 0)).toBe(true);
});
