/**
 * Ships for the main board, jumps, what counts: R-FLT-02, R-FLT-03, R-FLT-40 to R-FLT-44, R-FLT-70, R-FLT-71, R-FLT-94.
 */
import { describe, expect, test } from 'vitest';
import { view } from '../../../../src/engine/index.ts';
import { boardOf, fleetScene, waitingAll, waitingIn } from '../../fleetScene.ts';

const players = ['roslin', 'apollo', 'helo'] as const;

describe('placing on the main board', () => {
  test('R-FLT-40 R-FLT-43 example 5: the supply first, then the lowest areas, only the kind that is needed', () => {
    const game = fleetScene({
      players,
      supply: { raider: 1 },
      waiting: { stern: { raider: 1, heavyRaider: 1 }, portBow: { raider: 2 } },
    });
    game.state.supply.raider = 1;
    game.resolve([{ place: { bow: { raider: 3 } } }], 'roslin');
    expect([game.count('raider', 'bow'), waitingIn(game, 'stern'), waitingIn(game, 'portBow')]).toEqual([
      3,
      [0, 0, 1],
      [0, 1, 0],
    ]);
    expect([game.state.supply.raider, boardOf(game).pursuit]).toEqual([0, 0]);
  });

  test('R-FLT-40 R-CMB-120 still too few: the current player decides which are not placed', () => {
    const game = fleetScene({ players, supply: { heavyRaider: 0 }, waiting: { bow: { heavyRaider: 1 } } });
    game.state.supply.heavyRaider = 0;
    game.resolve([{ place: { bow: { heavyRaider: 1 }, stern: { heavyRaider: 1 } } }], 'roslin');
    expect(game.choices('roslin')).toMatchObject({
      topic: { kind: 'whichToPlace', ship: 'heavyRaider' },
      min: 1,
      max: 1,
    });
    game.choose('roslin', 'stern-2');
    expect([game.count('heavyRaider', 'stern'), game.count('heavyRaider', 'bow'), waitingAll(game)]).toEqual([
      1,
      0,
      [0, 0, 0],
    ]);
  });

  test('R-FLT-41 a basestar taken from there carries no damage', () => {
    const game = fleetScene({ players, waiting: { bow: { basestar: 2 } } }).resolve(
      [{ place: { stern: { basestar: 1 } } }],
      'roslin',
    );
    expect(game.state.ships).toMatchObject([{ kind: 'basestar', area: 'stern', damage: [] }]);
    expect(waitingIn(game, 'bow')).toEqual([1, 0, 0]);
  });

  test('R-FLT-42 launches take from there too', () => {
    const game = fleetScene({
      players,
      ships: { bow: { basestar: 1 } },
      supply: { raider: 1 },
      waiting: { portQuarter: { raider: 5 } },
    });
    game.state.supply.raider = 1;
    game.activate('launchRaiders');
    expect([game.count('raider', 'bow'), waitingIn(game, 'portQuarter'), boardOf(game).pursuit]).toEqual([
      3,
      [0, 3, 0],
      0,
    ]);
  });

  test('R-FLT-42 R-FLT-43 example 16: what has just left in the jump comes back by its destination', () => {
    const game = fleetScene({
      players,
      ships: { starboardBow: { basestar: 1 }, stern: { basestar: 1, raider: 2 } },
      destinations: ['cylon-ambush', 'remote-planet'],
    });
    game.state.supply.basestar = 0;
    game.jump().choose('helo', 'cylon-ambush').settle();
    expect([game.count('basestar', 'bow'), waitingIn(game, 'stern'), waitingIn(game, 'starboardBow')]).toEqual([
      1,
      [0, 2, 0],
      [1, 0, 0],
    ]);
    expect(boardOf(game).pursuit).toBe(0);
  });

  test('R-FLT-44 destroyed ships go to the supply', () => {
    const game = fleetScene({ players, ships: { bow: { raider: 2 } } });
    game.resolve([{ destroyCylons: { kind: 'raider', count: 1 } }], 'roslin').settle();
    expect([game.state.supply.raider, waitingAll(game)]).toEqual([19, [0, 0, 0]]);
  });

  test('R-FLT-43 what gathers comes from the supply alone', () => {
    const game = fleetScene({ players, supply: { raider: 0 }, waiting: { bow: { raider: 3 } } });
    game.resolve([{ reinforceFleet: { ship: 'raider', count: 3 } }], 'roslin');
    expect([game.question('roslin'), waitingIn(game, 'bow')]).toEqual([undefined, [0, 3, 0]]);
  });
});

describe('what waits', () => {
  test('R-FLT-02 R-FLT-94 nothing finds it: no target, no raider that acts, no condition', () => {
    const game = fleetScene({
      players: ['roslin', 'apollo', { helo: { at: 'weapons-control' } }],
      ships: { stern: { raider: 1, civilian: 1 } },
      waiting: { bow: { basestar: 1, raider: 4, heavyRaider: 2 } },
    });
    game.activate('raiders').settle();
    expect([waitingIn(game, 'bow'), game.count('raider')]).toEqual([[1, 4, 2], 1]);
    game.dice(4).actions('helo').choose('helo', 'location').decline();
    expect([game.told('attack').at(-1), waitingAll(game)]).toMatchObject([
      { attacker: 'galactica', area: 'stern' },
      [1, 4, 2],
    ]);
    game.resolve([{ when: { is: { basestarOnBoard: true }, then: [{ lose: { fuel: 1 } }] } }], 'roslin');
    expect(game.state.resources.fuel).toBe(8);
  });

  test('R-FLT-03 each ship is in the supply, there or on the main board, and everybody sees where', () => {
    const game = fleetScene({ players, waiting: { bow: { raider: 4 } }, ships: { stern: { raider: 3 } } });
    expect(game.state.supply.raider + 4 + 3).toBe(20);
    expect(view(game.state, 'public').modules.cylonFleet).toMatchObject({ pursuit: 0, ships: { bow: { raider: 4 } } });
  });

  test('R-FLT-03 a view is a copy: playing on does not change it', () => {
    const game = fleetScene({ players, waiting: { bow: { raider: 4 } } });
    const before = view(game.state, 'public').modules.cylonFleet;
    boardOf(game).ships.bow.raider = 0;
    expect(before?.ships.bow.raider).toBe(4);
  });
});

describe('a jump', () => {
  test('R-FLT-70 R-JMP-13 examples 6 and 11: Cylons gather undamaged, civilian ships stay, vipers return', () => {
    const game = fleetScene({
      players,
      ships: { portBow: { basestar: 1 }, stern: { raider: 2, viper: 1 }, bow: { civilian: 1 } },
      markVII: { stern: 1 },
      destinations: ['remote-planet', 'remote-planet'],
    });
    const [ship] = game.state.ships;
    const token = game.state.basestarDamage.pop() ?? '';
    if (ship?.kind === 'basestar') ship.damage.push(token);
    const { viper } = game.state.reserves;
    game.jump().settle();
    expect([waitingIn(game, 'portBow'), waitingIn(game, 'stern')]).toEqual([
      [1, 0, 0],
      [0, 2, 0],
    ]);
    expect(game.state.ships.map(({ kind, area }) => [kind, area])).toEqual([['civilian', 'bow']]);
    expect([game.state.reserves.viper, game.state.reserves['viperMarkVII']]).toEqual([viper + 1, 1]);
    expect(game.state.basestarDamage).toContain(token);
  });

  test('R-FLT-56 R-FLT-70 who has looked at a civilian ship still knows it after the jump', () => {
    const game = fleetScene({
      players,
      ships: { bow: { civilian: 1 } },
      destinations: ['remote-planet', 'remote-planet'],
    });
    const [ship] = game.state.ships;
    if (ship?.kind === 'civilian') ship.seenBy.push(0);
    game.jump().settle();
    expect([view(game.state, 0).ships[0], view(game.state, 1).ships[0]]).toEqual([
      expect.objectContaining({ kind: 'civilian', token: expect.any(String) as string }),
      expect.not.objectContaining({ token: expect.anything() as string }),
    ]);
  });

  test('R-FLT-71 what waits and the centurions stay where they are', () => {
    const game = fleetScene({
      players,
      boarding: [2],
      waiting: { bow: { raider: 2 } },
      destinations: ['remote-planet', 'remote-planet'],
    });
    game.jump().settle();
    expect([waitingIn(game, 'bow'), game.state.boarding]).toEqual([[0, 2, 0], [2]]);
    game.activate('heavyRaiders');
    expect([game.state.boarding, boardOf(game).pursuit]).toEqual([[3], 0]);
  });

  test('R-FLT-71 the last jump moves nothing', () => {
    const game = fleetScene({
      players,
      ships: { bow: { raider: 2 } },
      waiting: { stern: { raider: 1 } },
      milestones: ['sleeperAgent', 'finalJump'],
    }).jump();
    expect([game.state.over?.winner, game.count('raider', 'bow'), waitingAll(game)]).toEqual(['humans', 2, [0, 1, 0]]);
  });
});
