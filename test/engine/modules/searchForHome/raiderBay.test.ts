import { describe, expect, test } from 'vitest';
import { activate, homeScene, type HomeScene } from '../../homeScene.ts';
import { withFleet } from '../../fleetScene.ts';
import type { Table } from '../../scene.ts';

const bay = { at: 'location/daybreak/raider-bay' } as const;
const cylon = { revealed: true, ...bay, superCrises: ['massive-assault'] } as const;

function sendOut(set: Partial<HomeScene>, area: string, ship: 'raider' | 'viper'): Table {
  const game = homeScene({
    players: ['tigh', { tyrol: bay }, 'starbuck'],
    rebel: 'human',
    reserves: { viper: 6, assaultRaptor: 0 },
    ...set,
  });
  return activate(game, 'tyrol').choose('tyrol', area).choose('tyrol', ship);
}

describe('R-DAY-85 raiders', () => {
  test('example 13: only the 2 that are placed act, and destroy both civilian ships beside them', () => {
    const game = homeScene({
      players: ['tigh', 'roslin', { apollo: cylon }],
      rebel: 'cylon',
      ships: { stern: { raider: 3, civilian: 2 }, bow: { basestar: 1, heavyRaider: 1 } },
    });
    activate(game, 'apollo').choose('apollo', 'stern').choose('apollo', 'raider');
    expect([game.count('raider', 'stern'), game.count('civilian')]).toEqual([5, 0]);
    expect(game.told('shipMoved')).toEqual([]);
    // R-CMB-13: these two have acted in this turn, the other three have not.
    expect(game.state.ships.filter((ship) => ship.kind === 'raider' && ship.activated)).toHaveLength(2);
  });

  test('R-CMB-20 they follow the rules of raiders; as many as there are', () => {
    const game = homeScene({
      players: ['tigh', 'roslin', { apollo: cylon }],
      rebel: 'cylon',
      ships: { bow: { raider: 15, viper: 1 } },
    });
    game.state.supply.raider = 1;
    game.dice(8);
    activate(game, 'apollo').choose('apollo', 'bow').choose('apollo', 'raider');
    expect(game.told('shipsPlaced')).toMatchObject([{ ship: 'raider', count: 1 }]);
    expect(game.told('attack')).toMatchObject([{ attacker: 'raider', target: 'viper' }]);
  });

  test('R-FLT-40 with the Cylon Fleet board and an empty supply they come from there', () => {
    const game = homeScene({
      players: ['tigh', { tyrol: bay }, 'starbuck'],
      rebel: 'human',
      options: { ...withFleet, expansions: ['exodus', 'daybreak'] },
    });
    const fleet = game.state.modules.cylonFleet;
    if (fleet === undefined) throw new Error('there is no Cylon Fleet board');
    fleet.ships.stern.raider = 2;
    game.state.supply.raider = 0;
    activate(game, 'tyrol').choose('tyrol', 'bow').choose('tyrol', 'raider').settle();
    expect(fleet.ships.stern.raider).toBe(0);
    expect(game.count('raider')).toBe(2);
  });

  test('R-DAY-100 under a truce they are placed and stay where they are', () => {
    const game = homeScene({
      players: ['tigh', { tyrol: bay }, 'apollo'],
      rebel: 'human',
      ships: { stern: { civilian: 1 } },
    });
    game.resolve([{ truce: true }], 'tigh');
    activate(game, 'tyrol').choose('tyrol', 'stern').choose('tyrol', 'raider');
    expect([game.count('raider', 'stern'), game.count('civilian')]).toEqual([2, 1]);
  });
});

describe('R-DAY-85 R-DAY-87 vipers', () => {
  test('R-DAY-56 R-DAY-103 beside Event Horizon each activation costs a card; those that nobody pays for are lost', () => {
    const players: HomeScene['players'] = [
      'tigh',
      { tyrol: { ...bay, hand: ['tactics/1', 'tactics/2', 'tactics/1'] } },
      'starbuck',
    ];
    const game = sendOut({ players, inPlay: ['crisis/daybreak/event-horizon'] }, 'bow', 'viper');
    game.choose('tyrol', 'move-bow-portBow-viper').choose('tyrol', 'tactics/2');
    expect([game.choices('tyrol').min, game.count('viper', 'portBow')]).toEqual([0, 1]);
    expect([game.pass('tyrol').question('tyrol'), game.count('viper', 'bow')]).toEqual([undefined, 3]);
  });

  test('R-DAY-103 4 of the Reserves in any area; each is activated once, and none may be left out', () => {
    const game = sendOut({ ships: { stern: { raider: 1 } } }, 'stern', 'viper');
    expect(game.count('viper', 'stern')).toBe(4);
    expect(game.choices('tyrol')).toMatchObject({ min: 1, max: 1, topic: { left: 4, mandatory: true } });
    game.dice(8).choose('tyrol', 'attack-stern-raider-viper');
    expect(game.count('raider')).toBe(0);
    for (let n = 0; n < 3; n += 1) game.choose('tyrol', 'move-stern-portQuarter-viper');
    expect([game.count('viper', 'stern'), game.count('viper', 'portQuarter')]).toEqual([1, 3]);
    expect(game.told('viperLaunched')).toEqual([]);
  });

  test('as many as there are; what there is none of is not offered', () => {
    const game = sendOut({ reserves: { viper: 2, assaultRaptor: 0 } }, 'bow', 'viper');
    expect(game.count('viper', 'bow')).toBe(2);
    const none = homeScene({
      players: ['tigh', { tyrol: bay }, 'apollo'],
      rebel: 'human',
      reserves: { viper: 0, assaultRaptor: 0 },
    });
    activate(none, 'tyrol').choose('tyrol', 'bow');
    expect(none.count('raider', 'bow') + none.told('shipMoved').length).toBeGreaterThan(0);
  });

  test('R-DAY-85 with neither raiders nor vipers the price is paid, and nobody is asked for an area', () => {
    const game = homeScene({
      players: ['tigh', { tyrol: bay }, 'apollo'],
      rebel: 'human',
      reserves: { viper: 0, assaultRaptor: 0 },
    });
    game.state.supply.raider = 0;
    activate(game, 'tyrol');
    expect([game.question('tyrol'), game.told('miracleSpent').length, game.told('shipsPlaced')]).toEqual([
      undefined,
      1,
      [],
    ]);
  });

  test('other vipers are not activated by it', () => {
    const game = sendOut({ ships: { bow: { viper: 1 } }, reserves: { viper: 1, assaultRaptor: 0 } }, 'bow', 'viper');
    game.choose('tyrol', 'move-bow-starboardBow-viper');
    expect([game.question('tyrol'), game.count('viper', 'bow')]).toEqual([undefined, 1]);
  });

  test('assault raptors may be among them; the acting player picks the models', () => {
    const game = sendOut({ reserves: { viper: 3, assaultRaptor: 2 } }, 'bow', 'viper');
    for (const model of ['assaultRaptor', 'viper', 'assaultRaptor']) game.choose('tyrol', model);
    expect(
      game.state.ships.flatMap((ship) => (ship.kind === 'viper' && ship.area === 'bow' ? [ship.model] : [])).toSorted(),
    ).toEqual(['assaultRaptor', 'assaultRaptor', 'viper', 'viper']);
    expect(game.state.reserves).toMatchObject({ viper: 1, assaultRaptor: 0 });
    expect(
      new Set(game.choices('tyrol').choices.flatMap((choice) => ('model' in choice ? [choice.model] : []))),
    ).toEqual(new Set(['viper', 'assaultRaptor']));
  });

  test('R-DAY-86 Apollo takes one over and acts with it in the middle; it is not activated again', () => {
    const game = homeScene({
      players: ['tigh', { tyrol: bay }, { apollo: { at: 'armory' } }],
      rebel: 'human',
      ships: { bow: { raider: 1 } },
      reserves: { viper: 2, assaultRaptor: 0 },
    });
    activate(game, 'tyrol').choose('tyrol', 'bow').choose('tyrol', 'viper');
    game.choose('apollo', 'alert-viper-pilot');
    expect(game.where('apollo')).toBe('bow');
    game.dice(8).choose('apollo', 'attack-bow-raider');
    expect(game.choices('tyrol').topic).toMatchObject({ left: 1 });
    game.choose('tyrol', 'move-bow-starboardBow-viper');
    expect(game.question('tyrol')).toBeUndefined();
    expect(game.where('apollo')).toBe('bow');
  });
});

test('the ships of their own side are offered first: who says nothing sends out those', () => {
  const human = homeScene({ players: ['tigh', { tyrol: bay }, 'starbuck'], rebel: 'human' });
  activate(human, 'tyrol').choose('tyrol', 'bow');
  expect(human.choices('tyrol')).toMatchObject({ fallback: ['viper'] });
  const other = homeScene({ players: ['tigh', 'roslin', { apollo: cylon }], rebel: 'cylon' });
  activate(other, 'apollo').choose('apollo', 'bow');
  expect(other.choices('apollo')).toMatchObject({ fallback: ['raider'] });
});
