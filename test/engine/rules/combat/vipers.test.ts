import { describe, expect, test } from 'vitest';
import { ships, theShip } from '../../fleet.ts';
import { scene, type Ships, type Table } from '../../scene.ts';

/** Tigh has activated Command. */
function command(ships: Ships, reserves = 8): Table {
  return scene({ players: ['adama', 'roslin', { tigh: { at: 'command' } }], ships, reserves: { viper: reserves } })
    .actions('tigh')
    .choose('tigh', 'location');
}

test('R-CMB-90 launch, move or attack', () => {
  const game = command({ stern: { viper: 1, raider: 2, basestar: 1 } });
  expect(game.ids('tigh').toSorted()).toEqual(
    [
      'attack-stern-raider',
      `attack-stern-basestar${theShip(game, 'basestar').id}`,
      'launch-portBow',
      'launch-portQuarter',
      'move-stern-portQuarter',
      'move-stern-starboardQuarter',
    ].sort(),
  );
});

test('R-CMB-90 an attack reaches only ships of the same area; without vipers in the Reserves none is launched', () => {
  const game = command({ stern: { viper: 1 }, portQuarter: { raider: 1 } }, 0);
  expect(game.ids('tigh')).toEqual(['move-stern-portQuarter', 'move-stern-starboardQuarter']);
});

test('R-CMB-91 R-CMB-93 example 12: the viper just launched attacks with the second activation', () => {
  const game = command({ portBow: { raider: 1 } }, 1).choose('tigh', 'launch-portBow');
  game.dice(3).choose('tigh', 'attack-portBow-raider');
  expect([game.count('raider'), game.count('viper', 'portBow'), game.question('tigh')]).toEqual([0, 1, undefined]);
});

test('R-CMB-91 the same viper moves twice', () => {
  const game = command({ stern: { viper: 1 } })
    .choose('tigh', 'move-stern-portQuarter')
    .choose('tigh', 'move-portQuarter-portBow');
  expect(game.count('viper', 'portBow')).toBe(1);
});

test('R-CMB-92 unmanned activations do not touch a piloted viper', () => {
  const game = scene({
    players: ['adama', { starbuck: { piloting: 'stern' } }, { tigh: { at: 'command' } }],
    ships: { stern: { raider: 1 } },
  })
    .actions('tigh')
    .choose('tigh', 'location');
  expect(game.ids('tigh')).toEqual(['launch-portQuarter', 'launch-portBow']);
});

test('R-CMB-92 the pilot activates no other viper as their own ship', () => {
  const game = scene({
    players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }],
    ships: { stern: { raider: 1 }, bow: { viper: 1, raider: 1 } },
  }).actions('starbuck');
  expect(game.ids('starbuck').filter((id) => /^(attack|move)/.test(id))).toEqual([
    'attack-stern-raider',
    'move-stern-portQuarter',
    'move-stern-starboardQuarter',
  ]);
});

test('R-CMB-93 the second activation is chosen when the first has been resolved', () => {
  const game = command({ stern: { viper: 1, raider: 1 } });
  game.dice(8).choose('tigh', 'attack-stern-raider');
  expect(game.choices('tigh').topic).toMatchObject({ kind: 'viperActivation', left: 1 });
  expect(game.ids('tigh')).not.toContain('attack-stern-raider');
});

describe('R-CMB-94 a damaged viper', () => {
  test('goes to the box and cannot be launched', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'command' } }],
      ships: { stern: { raider: 1, viper: 1 } },
      reserves: { viper: 0 },
    })
      .dice(7)
      .activate('raiders');
    expect([game.state.damagedCraft.viper, game.count('viper'), game.state.reserves.viper]).toEqual([1, 0, 0]);
    game.actions('tigh').choose('tigh', 'location');
    expect(game.question('tigh')).toBeUndefined();
  });
  test('a repair brings it to the Reserves', () => {
    const game = scene({
      players: ['adama', 'roslin', { tyrol: { at: 'hangar-deck', hand: ['repair/1'] } }],
      damagedVipers: 3,
      reserves: { viper: 5 },
    })
      .actions('tyrol')
      .choose('tyrol', 'repair/1');
    expect(game.choose('tyrol', 'vipers2').state).toMatchObject({ damagedCraft: { viper: 1 }, reserves: { viper: 7 } });
  });
});

describe('R-CMB-95 vipers damaged by an effect', () => {
  test('from the Reserves if the text says so, as many as there are', () => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh'],
      ships: { stern: { viper: 2 } },
      reserves: { viper: 1 },
    }).resolve([{ damageVipers: { count: 2, where: 'reserves' } }], 'tigh');
    expect([game.state.reserves.viper, game.state.damagedCraft.viper, game.count('viper')]).toEqual([0, 1, 2]);
  });
  test('in space the current player chooses, a piloted one too', () => {
    const game = scene({
      players: ['adama', { starbuck: { piloting: 'stern' } }, 'tigh'],
      current: 'tigh',
      ships: { bow: { viper: 1 }, portBow: { viper: 1 } },
    });
    game.resolve([{ damageVipers: { count: 2, where: 'space' } }], 'adama');
    expect(game.ids('tigh')).toEqual(['bow', 'portBow', 'stern-pilot1']);
    game.choose('tigh', 'stern-pilot1').choose('tigh', 'bow');
    expect([
      game.where('starbuck'),
      game.state.damagedCraft.viper,
      ships(game, 'viper').map(({ area }) => area),
    ]).toEqual(['sickbay', 2, ['portBow']]);
  });
  test('with fewer in space than stated, those there are', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { viper: 1 } } }).resolve(
      [{ damageVipers: { count: 2, where: 'space' } }],
      'adama',
    );
    expect(game.state).toMatchObject({ damagedCraft: { viper: 1 }, reserves: { viper: 7 } });
  });
});

test('R-CMB-91 skill/base/maximum-firepower: each attack is chosen after the one before, and none need be', () => {
  const pilot = (raider: number): Table =>
    scene({ players: [{ starbuck: { piloting: 'bow' } }, 'adama', 'roslin'], ships: { bow: { raider } } });
  const early = pilot(3)
    .resolve([{ viperAttacks: 4 }], 'starbuck')
    .dice(8);
  early.choose('starbuck', 'attack-bow-raider').decline().pass('starbuck');
  expect([early.count('raider'), early.question('starbuck')]).toEqual([2, undefined]);
  const all = pilot(3)
    .resolve([{ viperAttacks: 2 }], 'starbuck')
    .dice(8, 8);
  all.choose('starbuck', 'attack-bow-raider').decline().choose('starbuck', 'attack-bow-raider').decline();
  expect([all.count('raider'), all.question('starbuck')]).toEqual([1, undefined]);
});
