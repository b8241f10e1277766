import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../../src/engine/index.ts';
import { hitBasestar, ships } from '../../fleet.ts';
import { scene, type Table } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const rolls = (game: Table): number => game.told('dieRolled').length;

test('R-CMB-10 an icon is resolved completely before the next one', () => {
  const game = scene({ players: crew, ships: { bow: { basestar: 1 }, stern: { raider: 1 } } });
  game.dice(1, 1).activate('raiders', 'basestars');
  const order = game.events.flatMap(({ what }) =>
    what.kind === 'shipsActivated' ? [what.activation] : what.kind === 'attack' ? [`${what.attacker} attacks`] : [],
  );
  expect(order).toEqual(['raiders', 'raider attacks', 'basestars', 'basestar attacks']);
});

test('R-CMB-10 left to right: raiders launched by the first icon are activated by the second', () => {
  const set = { players: crew, ships: { bow: { basestar: 1 }, stern: { civilian: 1 } } };
  expect(scene(set).activate('launchRaiders', 'raiders').count('raider', 'starboardBow')).toBe(3);
  expect(scene(set).activate('raiders', 'launchRaiders').count('raider', 'bow')).toBe(5);
});

describe('cylonShipsActivateOncePerTurn: R-CMB-13 a Cylon ship is activated once in a turn', () => {
  const withOption = (cylonShipsActivateOncePerTurn: boolean): Table =>
    scene({ players: crew, ships: { bow: { raider: 1 } }, options: { cylonShipsActivateOncePerTurn } })
      .dice(1, 1)
      .activate('raiders');

  test('example 13: raiders activated by the text, then a raider icon on the same card', () => {
    expect(rolls(withOption(true).activate('raiders'))).toBe(1);
  });
  test('with the option off they act again', () => {
    expect(rolls(withOption(false).activate('raiders'))).toBe(2);
  });
  test('it is on unless a table wants otherwise', () => {
    expect(defaultOptions.cylonShipsActivateOncePerTurn).toBe(true);
  });
  test('in the next turn they act again', () => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh', { boomer: { revealed: true, at: 'cylon-fleet' } }],
      current: 'boomer',
      ships: { bow: { raider: 1 } },
    });
    game.turn();
    while (game.choices('boomer').topic.kind !== 'action') game.settle(1);
    game.choose('boomer', 'location').choose('boomer', 'option1');
    expect(ships(game, 'raider').map(({ activated }) => activated)).toEqual([false]);
    expect([game.told('attack').length, game.state.current]).toEqual([1, 0]);
  });
  test('launching is not an activation of the basestar', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1 } } })
      .dice(1)
      .activate('launchRaiders', 'basestars', 'launchRaiders');
    expect([rolls(game), game.count('raider')]).toEqual([1, 6]);
  });
  test('a basestar attacks once', () => {
    expect(
      rolls(
        scene({ players: crew, ships: { bow: { basestar: 1 } } })
          .dice(1)
          .activate('basestars', 'basestars'),
      ),
    ).toBe(1);
  });
  test('centurions move at every activation, heavy raiders do not', () => {
    const game = scene({ players: crew, ships: { starboardQuarter: { heavyRaider: 1 } }, boarding: [0] }).activate(
      'heavyRaiders',
      'heavyRaiders',
    );
    expect([game.count('heavyRaider', 'stern'), game.state.boarding]).toEqual([1, [2]]);
  });
});

test('R-CMB-14 a skipped raider counts as on the board: nothing is launched instead', () => {
  const game = scene({ players: crew, ships: { bow: { raider: 1, basestar: 1 } } })
    .dice(1)
    .activate('raiders', 'raiders');
  expect(game.count('raider')).toBe(1);
});

test('R-CMB-14 a skipped heavy raider counts as on the board', () => {
  const game = scene({ players: crew, ships: { bow: { heavyRaider: 1, basestar: 1 } } }).activate(
    'heavyRaiders',
    'heavyRaiders',
  );
  expect([game.count('heavyRaider'), game.count('heavyRaider', 'portBow')]).toEqual([1, 1]);
});

test('R-CMB-15 raiders that are launched by an activation are not activated by it', () => {
  const game = scene({ players: crew, ships: { bow: { basestar: 1, civilian: 1 } } }).activate('raiders');
  expect([game.count('raider', 'bow'), game.count('civilian')]).toEqual([2, 1]);
});

test('R-CMB-16 R-CMB-17 a revealed Cylon does not steer the ships but rolls and chooses on their own turn', () => {
  const game = scene({
    players: [
      'adama',
      'roslin',
      { starbuck: { piloting: 'stern' } },
      { apollo: { piloting: 'stern' } },
      { boomer: { revealed: true, at: 'cylon-fleet' } },
    ],
    current: 'boomer',
    ships: { stern: { raider: 1, civilian: 1 } },
  });
  game.actions('boomer').choose('boomer', 'location').choose('boomer', 'option1');
  expect(game.choices('boomer').choices.map((choice) => choice.kind === 'ship' && choice.ship)).toEqual([
    'viper',
    'viper',
  ]);
  game.dice(5).choose('boomer', game.ids('boomer')[0] ?? '');
  expect(game.told('dieRolled')).toMatchObject([{ seat: 4 }]);
  expect([game.where('starbuck'), game.where('apollo')].sort()).toEqual(['sickbay', 'stern']);
});

test('R-CMB-17 the current player chooses for a Crisis card, whoever plays', () => {
  const game = scene({
    players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }, { apollo: { piloting: 'stern' } }],
    current: 'roslin',
    ships: { stern: { raider: 1 } },
  });
  game.activate('raiders');
  expect(game.choices('roslin').topic).toEqual({ kind: 'raiderTarget', area: 'stern' });
});

describe('launching', () => {
  test('R-CMB-23 no raider on the board: each basestar launches 2', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } }).activate('raiders');
    expect([game.count('raider', 'bow'), game.count('raider', 'stern')]).toEqual([2, 2]);
  });
  test('R-CMB-23 no basestar either: nothing happens', () => {
    expect(scene({ players: crew }).activate('raiders').state.ships).toEqual([]);
  });
  test('R-CMB-30 the icon launches 3 from each basestar into its area', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1, raider: 1 }, stern: { basestar: 1 } } }).activate(
      'launchRaiders',
    );
    expect([game.count('raider', 'bow'), game.count('raider', 'stern')]).toEqual([4, 3]);
  });
  test('R-CMB-30 without a basestar or without raiders in the supply nothing is launched', () => {
    expect(scene({ players: crew }).activate('launchRaiders').count('raider')).toBe(0);
    expect(
      scene({ players: crew, ships: { bow: { basestar: 2, raider: 16 } } })
        .activate('launchRaiders')
        .count('raider'),
    ).toBe(16);
  });
  test('R-CMB-31 a Disabled Hangar launches nothing, the other basestar does', () => {
    const set = { players: crew, ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } };
    const game = hitBasestar(scene(set), 'bow', 'disabled-hangar').activate('launchRaiders', 'heavyRaiders');
    expect([game.count('raider', 'bow'), game.count('heavyRaider', 'bow')]).toEqual([0, 0]);
    expect([game.count('raider', 'stern'), game.count('heavyRaider', 'stern')]).toEqual([3, 1]);
  });
  test('R-CMB-31 it still counts as a basestar on the board', () => {
    const game = hitBasestar(
      scene({ players: crew, ships: { bow: { basestar: 1 } } }),
      'bow',
      'disabled-hangar',
    ).actions('adama');
    expect(game.ids('adama')).toContain('launchNuke');
  });
  test('R-CMB-32 R-CMB-120 example 7: one raider left, the current player names the basestar', () => {
    const game = scene({
      players: crew,
      current: 'tigh',
      ships: { bow: { basestar: 1, raider: 15 }, stern: { basestar: 1 } },
    }).activate('launchRaiders');
    const [, fromStern] = game.ids('tigh').map((id) => id.split('-')[0]);
    expect([game.choices('tigh').min, game.choices('tigh').max, fromStern]).toEqual([1, 1, 'bow']);
    game.choose('tigh', game.ids('tigh').find((id) => id.startsWith('stern')) ?? '');
    expect([game.count('raider', 'bow'), game.count('raider', 'stern')]).toEqual([15, 1]);
  });
  test('R-CMB-32 R-CMB-120 two basestars in one area and a third elsewhere: what is chosen for an area counts once', () => {
    const game = scene({ players: ['roslin', 'apollo', 'helo'], ships: { bow: { basestar: 2 } } });
    game.state.supply.basestar = 1;
    game.resolve([{ place: { stern: { basestar: 1 } } }], 'roslin');
    game.state.supply.raider = 4;
    game.activate('launchRaiders');
    const [first = '', second = ''] = game.ids('roslin').filter((id) => id.startsWith('bow'));
    const [third = '', fourth = ''] = game.ids('roslin').filter((id) => id.startsWith('stern'));
    game.choose('roslin', first, second, third, fourth);
    expect([game.count('raider', 'bow'), game.count('raider', 'stern'), game.state.supply.raider]).toEqual([2, 2, 0]);
  });

  test('R-CMB-32 R-CMB-120 with just enough raiders, or all for one area, nobody is asked', () => {
    const enough = scene({
      players: crew,
      ships: { bow: { basestar: 1, raider: 10 }, stern: { basestar: 1 } },
    }).activate('launchRaiders');
    expect([enough.question('adama'), enough.count('raider', 'bow'), enough.count('raider', 'stern')]).toEqual([
      undefined,
      13,
      3,
    ]);
    const one = scene({ players: crew, ships: { bow: { basestar: 2, raider: 14 } } }).activate('launchRaiders');
    expect([one.question('adama'), one.count('raider', 'bow')]).toEqual([undefined, 16]);
  });

  test('R-CMB-32 no basestar launches more than its full number', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1, raider: 12 }, stern: { basestar: 1 } } }).activate(
      'launchRaiders',
    );
    expect(game.choices('adama')).toMatchObject({ min: 4, max: 4 });
    expect(game.ids('adama').filter((id) => id.startsWith('stern'))).toHaveLength(3);
  });
  test('R-CMB-120 one heavy raider left for two basestars: the current player names the basestar', () => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh', { boomer: { revealed: true, at: 'cylon-fleet' } }],
      current: 'boomer',
      ships: { bow: { basestar: 1, heavyRaider: 3 }, stern: { basestar: 1 } },
    });
    game.actions('boomer').choose('boomer', 'location').choose('boomer', 'option4');
    expect(game.choices('boomer').topic).toEqual({ kind: 'whichToPlace', ship: 'heavyRaider' });
    game.choose('boomer', game.ids('boomer').find((id) => id.startsWith('stern')) ?? '');
    expect([game.count('heavyRaider', 'bow'), game.count('heavyRaider', 'stern'), game.count('raider')]).toEqual([
      3, 1, 4,
    ]);
  });
});

describe('basestars', () => {
  test('R-CMB-60 each basestar attacks with its own roll', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } })
      .dice(3, 4)
      .activate('basestars');
    expect(game.told('attack').map(({ die, result }) => [die, result])).toEqual([
      [3, 'miss'],
      [4, 'damaged'],
    ]);
    expect(game.told('galacticaDamaged')).toHaveLength(1);
  });
  test('R-CMB-60 one with Disabled Weapons does not roll', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } });
    hitBasestar(game, 'bow', 'disabled-weapons').dice(1).activate('basestars');
    expect(game.told('attack').map(({ area }) => area)).toEqual(['stern']);
  });
});
