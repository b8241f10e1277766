import { describe, expect, test } from 'vitest';
import { basestarSupply, basestarToken, hitBasestar, ships, theShip } from '../../fleet.ts';
import { scene, type Ships, type Table } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const withBasestar = (stern: Ships['stern'] = {}): Table =>
  scene({ players: crew, ships: { stern: { basestar: 1, ...stern } } });

/** Adama, the Admiral, launches a nuke at the only basestar. */
function launch(game: Table, die: number): Table {
  return game.actions('adama').dice(die).choose('adama', 'launchNuke');
}

describe('R-CMB-112 launching a nuke', () => {
  test('only the Admiral may', () => {
    const game = scene({
      players: ['adama', { roslin: { hand: ['consolidate-power/1'] } }, 'tigh'],
      ships: { stern: { basestar: 1 } },
    }).actions('roslin');
    expect(game.ids('roslin')).not.toContain('launchNuke');
    expect(withBasestar().actions('adama').ids('adama')).toContain('launchNuke');
  });
  test('he chooses the basestar and rolls', () => {
    const game = scene({ players: crew, current: 'tigh', ships: { stern: { basestar: 1 }, bow: { basestar: 1 } } })
      .actions('adama')
      .choose('adama', 'launchNuke');
    game.dice(3).choose('adama', `basestar${theShip(game, 'basestar', 'bow').id}`);
    expect([game.told('dieRolled')[0]?.seat, ships(game, 'basestar').map(({ area }) => area)]).toEqual([0, ['stern']]);
  });
  test('Strategic Planning may be added to the roll', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['tactics/3'] } }],
      ships: { stern: { basestar: 1 } },
    })
      .actions('adama')
      .choose('adama', 'launchNuke');
    game.dice(1).choose('tigh', 'tactics/3');
    expect([game.told('attack')[0]?.die, game.count('basestar')]).toEqual([3, 0]);
  });
  test.each([1, 8])('R-CMB-113 the token is spent and out of the game with a %i', (die) => {
    const game = launch(withBasestar(), die);
    expect([game.state.nukes, game.told('nukeDiscarded').map(({ left }) => left)]).toEqual([1, [1]]);
  });
  test('R-CMB-113 when the last one is spent there is none to launch', () => {
    const game = scene({
      players: [{ adama: { hand: ['consolidate-power/1'] } }, 'roslin', 'tigh'],
      ships: { stern: { basestar: 1 } },
      nukes: 1,
    }).actions('adama', 2);
    basestarSupply(game, 'disabled-hangar', 'disabled-weapons').dice(1).choose('adama', 'launchNuke');
    expect([game.state.nukes, game.count('basestar')]).toEqual([0, 1]);
    expect(game.ids('adama')).not.toContain('launchNuke');
  });
  test('R-CMB-114 not without a basestar on the board', () => {
    const game = scene({
      players: [{ adama: { hand: ['consolidate-power/1'] } }, 'roslin', 'tigh'],
      ships: { stern: { raider: 5, heavyRaider: 1 } },
    }).actions('adama');
    expect(game.ids('adama')).not.toContain('launchNuke');
  });
});

test.each([
  [1, 1, 5],
  [2, 1, 5],
  [3, 0, 5],
  [6, 0, 5],
  [7, 0, 2],
  [8, 0, 2],
])('R-CMB-70 a nuke with %i leaves %i basestar and %i of 5 raiders', (die, basestars, raiders) => {
  const game = launch(basestarSupply(withBasestar({ raider: 5 }), 'disabled-hangar', 'disabled-weapons'), die);
  expect([game.count('basestar'), game.count('raider'), game.told('basestarDamaged').length]).toEqual([
    basestars,
    raiders,
    basestars * 2,
  ]);
});

test('R-CMB-70 R-CMB-64 example 9: one point, a 2: one token, then destroyed without drawing', () => {
  const game = launch(
    basestarSupply(hitBasestar(withBasestar(), 'stern', 'disabled-hangar'), 'disabled-weapons', 'structural-damage'),
    2,
  );
  expect(game.told('basestarDamaged')).toHaveLength(1);
  expect([game.count('basestar'), game.state.basestarDamage.length]).toEqual([0, 3]);
  expect(game.state.basestarDamage).toContain(basestarToken('disabled-hangar'));
});

describe('R-CMB-115 example 14: a 7', () => {
  test('with 2 raiders beside it all three are destroyed', () => {
    const game = launch(withBasestar({ raider: 2 }), 7);
    expect([game.count('basestar'), game.count('raider')]).toEqual([0, 0]);
  });
  test('with 5 raiders exactly 3 are, none of another area', () => {
    const game = launch(
      scene({
        players: crew,
        ships: { stern: { basestar: 1, raider: 5, heavyRaider: 1, viper: 1, civilian: 1 }, bow: { raider: 2 } },
      }),
      7,
    );
    expect([game.count('raider', 'stern'), game.count('raider', 'bow'), game.state.ships.length]).toEqual([2, 2, 7]);
  });
  test('the Admiral chooses among those that have acted in this turn and those that have not', () => {
    const game = withBasestar({ raider: 5 });
    for (const raider of ships(game, 'raider').slice(0, 2)) raider.activated = true;
    launch(game, 8);
    expect(game.choices('adama')).toMatchObject({ min: 3, max: 3 });
    const spent = game
      .choices('adama')
      .choices.filter((choice) => choice.kind === 'ship' && choice.spent === true)
      .map(({ id }) => id);
    game.choose('adama', ...spent, game.ids('adama')[0] ?? '');
    expect(ships(game, 'raider').map(({ activated }) => activated)).toEqual([false, false]);
  });
  test('where Cylon ships act as often as they are activated all are alike', () => {
    const game = scene({
      players: crew,
      options: { cylonShipsActivateOncePerTurn: false },
      ships: { stern: { basestar: 1, raider: 5 } },
    });
    for (const raider of ships(game, 'raider').slice(0, 2)) raider.activated = true;
    expect([launch(game, 8).question('adama'), game.count('raider')]).toEqual([undefined, 2]);
  });
});
