import { describe, expect, test } from 'vitest';
import type { Area } from '../../../../src/catalogue/vocabulary.ts';
import { theShip } from '../../fleet.ts';
import { scene } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;

test('R-CMB-40 example 4: centurions first, then boarding, then moves; a basestar launches nothing', () => {
  const game = scene({
    players: crew,
    ships: { portBow: { heavyRaider: 1 }, starboardBow: { heavyRaider: 1 }, stern: { basestar: 1 } },
    boarding: [2],
  });
  game.activate('heavyRaiders');
  expect(game.state.boarding).toEqual([3, 0]);
  expect([game.count('heavyRaider', 'bow'), game.count('heavyRaider')]).toEqual([1, 1]);
  expect(game.state.supply.heavyRaider).toBe(3);
});

test('R-CMB-40 R-CMB-45 example 5: without a heavy raider the basestar launches one, centurions or not', () => {
  const game = scene({ players: crew, ships: { stern: { basestar: 1 } }, boarding: [1] }).activate('heavyRaiders');
  expect([game.state.boarding, game.count('heavyRaider', 'stern')]).toEqual([[2], 1]);
});

test('R-CMB-40 each basestar launches one heavy raider', () => {
  const game = scene({ players: crew, ships: { stern: { basestar: 1 }, bow: { basestar: 1 } } }).activate(
    'heavyRaiders',
  );
  expect([game.count('heavyRaider', 'stern'), game.count('heavyRaider', 'bow')]).toEqual([1, 1]);
});

test('R-CMB-40 (4) looks at the beginning: the last heavy raider boards and nothing is launched', () => {
  const game = scene({ players: crew, ships: { portBow: { heavyRaider: 1 }, stern: { basestar: 1 } } }).activate(
    'heavyRaiders',
  );
  expect([game.state.boarding, game.count('heavyRaider')]).toEqual([[0], 0]);
});

test('R-CMB-45 no heavy raiders, no centurions, no basestars: nothing', () => {
  const game = scene({ players: crew }).activate('heavyRaiders');
  expect(game.events.map(({ what }) => what.kind)).toEqual(['shipsActivated']);
});

test.each<[Area, Area]>([
  ['bow', 'portBow'],
  ['starboardBow', 'bow'],
  ['starboardQuarter', 'stern'],
  ['stern', 'portQuarter'],
])('R-CMB-41 from %s a heavy raider moves to %s', (from, to) => {
  const game = scene({ players: crew, ships: { [from]: { heavyRaider: 1 } } }).activate('heavyRaiders');
  expect(theShip(game, 'heavyRaider').area).toBe(to);
});

test('R-CMB-42 one that reaches a launch area boards only at the next activation', () => {
  const game = scene({ players: crew, ships: { bow: { heavyRaider: 1 } } }).activate('heavyRaiders');
  expect([game.count('heavyRaider', 'portBow'), game.state.boarding]).toEqual([1, []]);
  theShip(game, 'heavyRaider').activated = false;
  game.activate('heavyRaiders');
  expect([game.count('heavyRaider'), game.state.boarding]).toEqual([0, [0]]);
});

test('R-CMB-42 heavy raiders attack nothing and no viper stops them', () => {
  const game = scene({
    players: ['adama', 'roslin', { starbuck: { piloting: 'bow' } }],
    ships: { bow: { heavyRaider: 2, viper: 2, civilian: 1 }, portBow: { viper: 2 } },
  });
  game.activate('heavyRaiders');
  expect([
    game.count('heavyRaider', 'portBow'),
    game.count('viper'),
    game.count('civilian'),
    game.told('attack'),
  ]).toEqual([2, 5, 1, []]);
});

test('R-CMB-43 a new centurion does not move in the activation in which it boarded', () => {
  const game = scene({
    players: crew,
    ships: { portBow: { heavyRaider: 1 }, portQuarter: { heavyRaider: 1 } },
  }).activate('heavyRaiders');
  expect(game.state.boarding).toEqual([0, 0]);
});

describe('R-CMB-44 too few centurions', () => {
  test('one left for two of one area: they are alike, nobody is asked', () => {
    const game = scene({ players: crew, ships: { portBow: { heavyRaider: 2 } }, boarding: [0, 0, 1] }).activate(
      'heavyRaiders',
    );
    expect([game.question('adama'), game.count('heavyRaider', 'portBow'), game.state.boarding]).toEqual([
      undefined,
      1,
      [1, 1, 2, 0],
    ]);
  });
  test('none left: the heavy raider stays where it is', () => {
    const game = scene({ players: crew, ships: { portBow: { heavyRaider: 1 } }, boarding: [0, 0, 1, 1] }).activate(
      'heavyRaiders',
    );
    expect([game.count('heavyRaider', 'portBow'), game.state.boarding]).toEqual([1, [1, 1, 2, 2]]);
  });
  test('one left for two: the current player decides which one boards', () => {
    const game = scene({
      players: crew,
      current: 'tigh',
      ships: { portBow: { heavyRaider: 1 }, portQuarter: { heavyRaider: 1 } },
      boarding: [0, 0, 1],
    }).activate('heavyRaiders');
    expect(game.choices('tigh')).toMatchObject({ min: 1, max: 1 });
    game.choose('tigh', `ship${theShip(game, 'heavyRaider', 'portQuarter').id}`);
    expect([
      game.count('heavyRaider', 'portBow'),
      game.count('heavyRaider', 'portQuarter'),
      game.state.boarding,
    ]).toEqual([1, 0, [1, 1, 2, 0]]);
  });
});

test('R-CMB-46 activating heavy raiders by any effect includes the centurions', () => {
  const game = scene({
    players: ['adama', 'roslin', 'tigh', { boomer: { revealed: true, at: 'cylon-fleet' } }],
    current: 'boomer',
    boarding: [1, 2],
  });
  game.actions('boomer').choose('boomer', 'location').choose('boomer', 'option2');
  expect(game.state.boarding).toEqual([2, 3]);
});
