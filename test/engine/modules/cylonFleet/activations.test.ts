/** Activations that find nothing, and the Pursuit track: R-FLT-10 to R-FLT-29. */
import { describe, expect, test } from 'vitest';
import { boardOf, fleetScene, waitingAll, waitingIn } from '../../fleetScene.ts';

const players = ['roslin', 'apollo', 'helo'] as const;

describe('an activation without anything on the main board', () => {
  test('R-FLT-20 R-FLT-21 R-FLT-22 example 1: a raider gathers by the die, and the CAG places a civilian ship', () => {
    const game = fleetScene({ players }).dice(7).activate('raiders');
    expect([waitingIn(game, 'bow'), boardOf(game).pursuit]).toEqual([[0, 1, 0], 1]);
    expect(game.choices('apollo')).toMatchObject({ topic: { kind: 'placeCivilian', left: 1 } });
    game.choose('apollo', 'stern');
    expect([game.count('civilian', 'stern'), game.count('raider')]).toEqual([1, 0]);
  });

  test.each([
    ['heavyRaiders', [0, 0, 1]],
    ['launchRaiders', [1, 0, 0]],
    ['basestars', [1, 0, 0]],
  ] as const)('R-FLT-20 %s bring the ship that was missing', (icon, all) => {
    const game = fleetScene({ players, pursuit: 1 }).dice(4).activate(icon);
    expect([waitingAll(game), waitingIn(game, 'portBow'), boardOf(game).pursuit]).toEqual([all, all, 2]);
  });

  test.each([
    [1, 'stern'],
    [2, 'portQuarter'],
    [3, 'starboardQuarter'],
    [4, 'portBow'],
    [5, 'starboardBow'],
    [6, 'starboardBow'],
    [7, 'bow'],
    [8, 'bow'],
  ] as const)('R-FLT-01 a %i stands for the %s', (die, area) => {
    const game = fleetScene({ players, pursuit: 1 }).dice(die).activate('raiders');
    expect(waitingIn(game, area)).toEqual([0, 1, 0]);
  });

  test('R-FLT-20 a basestar on the main board is enough for raiders and heavy raiders: it launches them', () => {
    const game = fleetScene({ players, ships: { bow: { basestar: 1 } } }).activate('raiders', 'heavyRaiders');
    expect([game.count('raider'), game.count('heavyRaider'), waitingAll(game), boardOf(game).pursuit]).toEqual([
      2,
      1,
      [0, 0, 0],
      0,
    ]);
  });

  test('R-FLT-20 raiders on the main board do not help an activation of heavy raiders', () => {
    const game = fleetScene({ players, pursuit: 1, ships: { bow: { raider: 2 } } })
      .dice(1)
      .activate('heavyRaiders');
    expect([waitingIn(game, 'stern'), boardOf(game).pursuit]).toEqual([[0, 0, 1], 2]);
  });

  test('R-FLT-20 example 10: centurions alone advance, and nothing gathers', () => {
    const game = fleetScene({ players, boarding: [1] }).activate('heavyRaiders');
    expect([game.state.boarding, waitingAll(game), boardOf(game).pursuit]).toEqual([[2], [0, 0, 0], 0]);
  });

  test('R-FLT-26 heavy raiders without the centurions, and only centurions are there: nothing happens', () => {
    const game = fleetScene({ players, boarding: [1] }).resolve(
      [{ activateHeavyRaiders: 'withoutCenturions' }],
      'roslin',
    );
    expect([game.state.boarding, waitingAll(game), boardOf(game).pursuit]).toEqual([[1], [0, 0, 0], 0]);
  });

  test('R-FLT-20 R-FLT-26 the same with nothing at all there brings a heavy raider', () => {
    const game = fleetScene({ players, pursuit: 1 })
      .dice(2)
      .resolve([{ activateHeavyRaiders: 'withoutCenturions' }], 'roslin');
    expect([waitingIn(game, 'portQuarter'), boardOf(game).pursuit]).toEqual([[0, 0, 1], 2]);
  });

  test('R-FLT-21 example 2: no basestar in the supply, so all ships of the highest area with one come over', () => {
    const game = fleetScene({
      players,
      pursuit: 1,
      waiting: { starboardBow: { basestar: 1, raider: 2 }, portQuarter: { basestar: 1, heavyRaider: 1 } },
    }).activate('launchRaiders');
    expect([
      game.count('basestar', 'starboardBow'),
      game.count('raider', 'starboardBow'),
      game.count('raider'),
    ]).toEqual([1, 2, 2]);
    expect([waitingIn(game, 'portQuarter'), boardOf(game).pursuit]).toEqual([[1, 0, 1], 2]);
    expect(game.told('dieRolled')).toEqual([]);
  });

  test('R-FLT-21 R-FLT-27 example 14: 13 ships come over, none of them is activated', () => {
    const game = fleetScene({
      players,
      waiting: { starboardQuarter: { raider: 12, basestar: 1 }, stern: { raider: 8 } },
      ships: { bow: { civilian: 1 } },
    }).activate('raiders');
    expect([game.count('raider', 'starboardQuarter'), game.count('basestar', 'starboardQuarter')]).toEqual([12, 1]);
    expect([waitingIn(game, 'stern'), boardOf(game).pursuit, game.count('civilian', 'bow')]).toEqual([[0, 8, 0], 1, 1]);
    expect(game.state.ships.every((ship) => ship.kind !== 'raider' || !ship.activated)).toBe(true);
  });

  test('R-FLT-21 R-FLT-22 neither in the supply nor in any area: only the marker moves', () => {
    const game = fleetScene({ players, pursuit: 1, supply: { heavyRaider: 0 } }).activate('heavyRaiders');
    expect([waitingAll(game), boardOf(game).pursuit, game.told('dieRolled')]).toEqual([[0, 0, 0], 2, []]);
  });

  test('R-FLT-13 after Auto Attack it is told that the marker goes back to the start', () => {
    const game = fleetScene({ players, pursuit: 3, supply: { heavyRaider: 0 } }).activate('heavyRaiders');
    expect(game.told('pursuit').map(({ now, change }) => [now, change])).toEqual([
      [4, 1],
      [0, -4],
    ]);
  });

  test('R-FLT-23 example 3: a basestar that cannot act is there all the same', () => {
    const game = fleetScene({ players, ships: { bow: { basestar: 1 } } });
    const [ship] = game.state.ships;
    if (ship?.kind === 'basestar') ship.damage.push('token/base/basestar-damage-disabled-weapons');
    game.activate('basestars');
    expect([waitingAll(game), boardOf(game).pursuit, game.told('attack')]).toEqual([[0, 0, 0], 0, []]);
    if (ship?.kind === 'basestar') ship.damage.push('token/base/basestar-damage-disabled-hangar');
    game.activate('raiders', 'launchRaiders');
    expect([waitingAll(game), boardOf(game).pursuit, game.count('raider')]).toEqual([[0, 0, 0], 0, 0]);
  });

  test('R-FLT-24 raiders that have acted in this turn are there', () => {
    const game = fleetScene({ players, ships: { bow: { raider: 1 }, stern: { civilian: 1 } } }).activate(
      'raiders',
      'raiders',
    );
    expect([game.count('raider', 'starboardBow'), waitingAll(game), boardOf(game).pursuit]).toEqual([1, [0, 0, 0], 0]);
  });

  test('R-FLT-25 the Cylon Fleet location: its activations count, its launch never moves the marker', () => {
    const cylon = { boomer: { revealed: true, at: 'cylon-fleet' } } as const;
    const set = { players: ['roslin', 'apollo', cylon], pursuit: 1, current: 'boomer' } as const;
    const launch = fleetScene(set).actions('boomer').choose('boomer', 'location').choose('boomer', 'option4');
    expect([waitingAll(launch), boardOf(launch).pursuit]).toEqual([[0, 0, 0], 1]);
    const raiders = fleetScene(set).actions('boomer').choose('boomer', 'location').dice(8).choose('boomer', 'option1');
    expect([waitingIn(raiders, 'bow'), boardOf(raiders).pursuit]).toEqual([[0, 1, 0], 2]);
  });

  test('R-FLT-28 example 13: an activation that is forbidden does not happen at all', () => {
    const game = fleetScene({ players, options: { expansions: ['exodus', 'daybreak'] } });
    game.resolve([{ truce: true }], 'roslin').activate('raiders');
    expect([waitingAll(game), boardOf(game).pursuit]).toEqual([[0, 0, 0], 0]);
  });

  test('R-FLT-29 example 17: two icons look one after the other, a die and a step each', () => {
    const game = fleetScene({ players }).dice(1, 2).activate('basestars', 'raiders').settle();
    expect([waitingAll(game), boardOf(game).pursuit, game.told('dieRolled').length]).toEqual([[1, 1, 0], 2, 2]);
  });

  test('R-FLT-29 two activations of one kind each bring a ship and a step', () => {
    const game = fleetScene({ players }).activate('raiders', 'raiders').settle();
    expect([waitingAll(game), boardOf(game).pursuit]).toEqual([[0, 2, 0], 2]);
  });
});

describe('the Pursuit track', () => {
  test('R-FLT-10 R-FLT-11 R-FLT-12 three steps: 1 ship, nothing, 2 ships', () => {
    const game = fleetScene({ players })
      .resolve([{ pursue: 3 }], 'roslin')
      .choose('apollo', 'bow');
    expect(boardOf(game).pursuit).toBe(3);
    game.choose('apollo', 'stern').choose('apollo', 'portBow');
    expect([game.count('civilian'), boardOf(game).pursuit]).toEqual([3, 3]);
  });

  test('R-FLT-13 example 4: on Auto Attack every ship comes over, and the marker starts again', () => {
    const game = fleetScene({
      players,
      pursuit: 3,
      waiting: { bow: { basestar: 1, raider: 3 }, stern: { heavyRaider: 2 } },
    }).resolve([{ pursue: 1 }], 'roslin');
    expect([game.count('basestar', 'bow'), game.count('raider', 'bow'), game.count('heavyRaider', 'stern')]).toEqual([
      1, 3, 2,
    ]);
    expect([waitingAll(game), boardOf(game).pursuit]).toEqual([[0, 0, 0], 0]);
    expect(game.state.supply).toEqual({ basestar: 1, raider: 17, heavyRaider: 2 });
    expect(game.told('fleetArrives')).toHaveLength(2);
  });

  test('R-FLT-13 with an empty board only the marker goes back', () => {
    const game = fleetScene({ players, pursuit: 3 }).resolve([{ pursue: 1 }], 'roslin');
    expect([game.state.ships, boardOf(game).pursuit]).toEqual([[], 0]);
  });

  test('R-FLT-12 steps beyond Auto Attack count from the start', () => {
    const game = fleetScene({ players, pursuit: 3 })
      .resolve([{ pursue: 2 }], 'roslin')
      .choose('apollo', 'bow');
    expect([game.count('civilian', 'bow'), boardOf(game).pursuit]).toEqual([1, 1]);
  });

  test('R-FLT-15 a jump does not move the marker', () => {
    const game = fleetScene({ players, pursuit: 2 }).jump().settle();
    expect(boardOf(game).pursuit).toBe(2);
  });

  test('R-FLT-14 back: no space counts, and never behind the start', () => {
    const game = fleetScene({ players, pursuit: 2 }).resolve([{ pursue: -1 }], 'roslin');
    expect([boardOf(game).pursuit, game.count('civilian'), game.question('apollo')]).toEqual([1, 0, undefined]);
    game.resolve([{ pursue: -3 }], 'roslin').resolve([{ pursue: -1 }], 'roslin');
    expect([boardOf(game).pursuit, game.told('pursuit').length]).toEqual([0, 2]);
  });

  test('R-FLT-16 R-FLT-27 example 15: the ship that has just gathered comes over with all others, nothing acts', () => {
    const game = fleetScene({ players, pursuit: 3, waiting: { stern: { raider: 1 } } })
      .dice(4)
      .activate('raiders');
    expect([game.count('raider', 'portBow'), game.count('raider', 'stern'), boardOf(game).pursuit]).toEqual([1, 1, 0]);
    expect([game.told('attack'), game.state.resources.population]).toEqual([[], 12]);
  });

  test('R-FLT-16 what has caused the step goes on with what has come: the next icon finds it', () => {
    const game = fleetScene({ players, pursuit: 3, waiting: { bow: { raider: 1 } }, ships: { stern: { civilian: 1 } } })
      .dice(7)
      .activate('basestars', 'raiders');
    expect([game.count('basestar', 'bow'), game.count('raider', 'starboardBow')]).toEqual([1, 1]);
  });
});
