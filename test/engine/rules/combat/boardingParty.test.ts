import { expect, test } from 'vitest';
import { scene } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;

test('R-CMB-50 a centurion from the start reaches the end with its 4th advance', () => {
  const game = scene({ players: crew, boarding: [0] }).activate('heavyRaiders', 'heavyRaiders', 'heavyRaiders');
  expect([game.state.boarding, game.state.over]).toEqual([[3], undefined]);
  expect(game.activate('heavyRaiders').state.over?.winner).toBe('cylons');
});

test('R-CMB-51 example 6: from space 3 the Cylons have won at once', () => {
  const game = scene({
    players: ['adama', { roslin: { loyalty: ['cylon'] } }, 'tigh'],
    ships: { portBow: { heavyRaider: 1 } },
    boarding: [3],
  }).activate('heavyRaiders', 'basestars');
  expect(game.state.over).toEqual({ winner: 'cylons', cause: 'invasion', winners: [1] });
  expect([game.count('heavyRaider'), game.events.at(-1)?.what.kind]).toEqual([1, 'gameOver']);
});

test('R-CMB-52 several centurions share a space', () => {
  expect(scene({ players: crew, boarding: [1, 1, 1] }).activate('heavyRaiders').state.boarding).toEqual([2, 2, 2]);
});

test.each([
  [6, [2, 0]],
  [7, [0]],
  [8, [0]],
])('R-CMB-53 the Armory rolls %i; left are %j', (die, left) => {
  const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'armory' } }], boarding: [2, 0] });
  game.actions('tigh').choose('tigh', 'location').dice(die).choose('tigh', 'space2');
  expect(game.state.boarding).toEqual(left);
  expect(game.told('centurionDestroyed')).toEqual(
    die < 7 ? [] : [{ kind: 'centurionDestroyed', space: 2, why: 'attack' }],
  );
});

test('R-CMB-53 an effect that destroys one lets the acting player choose which', () => {
  const game = scene({ players: crew, boarding: [3, 1] }).resolve(
    [{ destroyCylons: { kind: 'centurion', count: 1 } }],
    'roslin',
    'quorum/base/authorization-of-brutal-force',
  );
  expect(game.choose('roslin', 'space1').state.boarding).toEqual([3]);
});

test('R-CMB-54 centurions stay when the fleet jumps', () => {
  const game = scene({ players: crew, boarding: [2, 0], destinations: ['barren-planet', 'deep-space'] })
    .jump()
    .choose('adama', 'barren-planet');
  expect(game.state.boarding).toEqual([2, 0]);
});
