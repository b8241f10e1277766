import { describe, expect, test } from 'vitest';
import type { Attacker } from '../../../../src/engine/types/decision.ts';
import { basestarSupply, basestarToken, hitBasestar, theShip } from '../../fleet.ts';
import { scene, type Table } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
type Target = 'raider' | 'heavyRaider' | 'basestar' | 'viper' | 'galactica' | 'centurion';

/** One attack of that attacker with that roll, Adama being the one who rolls. */
function attacked(attacker: Attacker, target: Target, die: number): Table {
  const game = scene({
    players: crew,
    ships: { stern: { raider: 1, heavyRaider: 1, basestar: 1, viper: 1 } },
    boarding: [1],
  });
  const aim = target === 'galactica' ? target : target === 'centurion' ? { centurion: 1 } : theShip(game, target).id;
  return game.dice(die).call('attack', { attacker, by: 0, target: aim });
}

const marks = { miss: '-', damaged: 'd', destroyed: 'X' } as const;

test.each<[Attacker, Target, string]>([
  ['viper', 'raider', '--XXXXXX'],
  ['viper', 'heavyRaider', '------XX'],
  ['viper', 'basestar', '-------d'],
  ['galactica', 'raider', '--XXXXXX'],
  ['galactica', 'heavyRaider', '------XX'],
  ['galactica', 'basestar', '----dddd'],
  ['raider', 'viper', '----dddX'],
  ['raider', 'galactica', '-------d'],
  ['basestar', 'galactica', '---ddddd'],
  ['armory', 'centurion', '------XX'],
])('R-CMB-70 R-CMB-71 %s against %s, rolls 1 to 8: %s', (attacker, target, line) => {
  const results = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (die) => attacked(attacker, target, die).told('attack')[0]?.result ?? 'miss',
  );
  expect(results.map((result) => marks[result]).join('')).toBe(line);
});

test.each<[Attacker, Target, number, object]>([
  ['viper', 'raider', 3, { supply: { raider: 16 } }],
  ['galactica', 'heavyRaider', 7, { supply: { heavyRaider: 4 } }],
  ['raider', 'viper', 7, { damagedCraft: { viper: 1 }, destroyed: { viper: 0 } }],
  ['raider', 'viper', 8, { damagedCraft: { viper: 0 }, destroyed: { viper: 1 } }],
  ['armory', 'centurion', 7, { boarding: [] }],
])('R-CMB-70 what the hit of %s on %s with %i does', (attacker, target, die, after) => {
  expect(attacked(attacker, target, die).state).toMatchObject(after);
});

test('R-CMB-71 a miss changes nothing', () => {
  const game = attacked('viper', 'raider', 2);
  expect([game.count('raider'), game.count('viper'), game.events.map(({ what }) => what.kind)]).toEqual([
    1,
    1,
    ['dieRolled', 'attack'],
  ]);
});

describe('R-CMB-72 who rolls', () => {
  test('the acting player for their own attack, even outside their own turn', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'weapons-control' } }],
      ships: { stern: { raider: 1 } },
    })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.told('dieRolled').map(({ seat }) => seat)).toEqual([2]);
  });
  test('the current player for Cylon ships', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }],
      current: 'roslin',
      ships: { stern: { raider: 1 } },
    }).activate('raiders');
    expect(game.told('dieRolled').map(({ seat }) => seat)).toEqual([1]);
  });
});

test('R-CMB-73 human players can aim at no human ship', () => {
  const game = scene({
    players: ['adama', 'roslin', { tigh: { at: 'weapons-control' } }],
    ships: { stern: { viper: 2, civilian: 2 }, bow: { viper: 1, raider: 1, basestar: 1 } },
  });
  game.actions('tigh').choose('tigh', 'location');
  expect(game.choices('tigh').choices.map((choice) => choice.kind === 'ship' && choice.ship)).toEqual([
    'raider',
    'basestar',
  ]);
  const other = scene({ players: crew, ships: { stern: { viper: 2, civilian: 2 } } }).call('viperActivations', {
    seat: 0,
    left: 1,
    why: 'location/base/command',
  });
  expect(other.ids('adama').filter((id) => id.startsWith('attack'))).toEqual([]);
});

test('R-CMB-74 Weapons Control attacks one Cylon ship of any kind in any area', () => {
  const game = scene({
    players: ['adama', 'roslin', { tigh: { at: 'weapons-control' } }],
    ships: { bow: { raider: 4 }, portBow: { heavyRaider: 1 }, stern: { basestar: 1 } },
  });
  game.actions('tigh').choose('tigh', 'location');
  expect(game.ids('tigh')).toEqual(['bow-raider', `basestar${theShip(game, 'basestar').id}`, 'portBow-heavyRaider']);
  game.dice(7).choose('tigh', 'portBow-heavyRaider');
  expect([game.count('heavyRaider'), game.told('attack')[0]?.attacker]).toEqual([0, 'galactica']);
});

test('R-CMB-74 without a Cylon ship Weapons Control may not be activated', () => {
  const game = scene({
    players: ['adama', 'roslin', { tigh: { at: 'weapons-control' } }],
    ships: { bow: { viper: 1, civilian: 1 } },
  }).actions('tigh');
  expect(game.ids('tigh')).not.toContain('location');
});

describe('R-CMB-75 windows of an attack', () => {
  const evader = { tigh: { hand: ['piloting/1', 'piloting/2'] } } as const;

  test('Evasive Maneuvers when a viper is attacked: the attack is rolled again', () => {
    const game = scene({ players: ['adama', 'roslin', evader], ships: { stern: { raider: 1, viper: 1 } } })
      .dice(8)
      .activate('raiders');
    expect(game.choices('tigh').topic).toEqual({ kind: 'react', window: 'afterRoll' });
    game.dice(4).choose('tigh', 'piloting/1').decline();
    expect([game.told('dieRolled').map(({ die }) => die), game.count('viper')]).toEqual([[8, 4], 1]);
  });
  test('not when Galactica or a raider is attacked', () => {
    expect(
      scene({ players: ['adama', 'roslin', evader], ships: { stern: { raider: 1, basestar: 1 } } })
        .activate('raiders', 'basestars')
        .question('tigh'),
    ).toBeUndefined();
    const game = scene({ players: ['adama', 'roslin', evader], ships: { stern: { raider: 1, viper: 1 } } });
    game.call('attack', {
      attacker: 'viper',
      ship: theShip(game, 'viper').id,
      by: 0,
      target: theShip(game, 'raider').id,
    });
    expect(game.question('tigh')).toBeUndefined();
  });
  test('not when vipers are damaged without an attack', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['piloting/1'] } }],
      ships: { stern: { viper: 2 } },
    }).resolve([{ damageVipers: { count: 2, where: 'space' } }], 'adama');
    expect([game.question('tigh'), game.state.damagedCraft.viper]).toEqual([undefined, 2]);
  });
  test('Strategic Planning before the roll, also on an attack of the Cylons', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['tactics/3'] } }],
      ships: { stern: { raider: 1 } },
    }).activate('raiders');
    game.dice(6).choose('tigh', 'tactics/3');
    expect(game.told('attack')).toMatchObject([{ target: 'galactica', die: 8, result: 'damaged' }]);
  });
});

test('R-CMB-76 target, window before the roll, roll, window after it, result', () => {
  const game = scene({
    players: ['adama', 'roslin', { tigh: { hand: ['tactics/3', 'piloting/1'] } }],
    ships: { stern: { raider: 1, viper: 1 } },
  }).activate('raiders');
  game.dice(5).choose('tigh', 'tactics/3');
  expect(game.told('attack')).toEqual([]);
  game.dice(2).choose('tigh', 'piloting/1').decline();
  const order = game.events.flatMap(({ what }) => (what.kind === 'reaction' ? [what.window] : [what.kind]));
  expect(order).toEqual(['shipsActivated', 'beforeRoll', 'dieRolled', 'afterRoll', 'dieRolled', 'attack']);
});

test('R-CMB-76 R-CMB-72 the windows open again after a re-roll; a modifier stays for it', () => {
  const game = scene({
    players: ['adama', { roslin: { hand: ['piloting/1'] } }, { tigh: { hand: ['tactics/3', 'piloting/1'] } }],
    ships: { stern: { raider: 1, viper: 1 } },
  }).activate('raiders');
  game.dice(6).choose('tigh', 'tactics/3').pass('roslin').dice(1).choose('tigh', 'piloting/1');
  expect(game.told('dieRolled').map(({ result }) => result)).toEqual([8, 3]);
  expect(game.choices('roslin').topic).toEqual({ kind: 'react', window: 'afterRoll' });
});

describe('R-CMB-67 Structural Damage', () => {
  const basestar = (): Table =>
    hitBasestar(scene({ players: crew, ships: { stern: { basestar: 1, viper: 1 } } }), 'stern', 'structural-damage');

  test('example 8: a viper with a 6 damages the basestar', () => {
    const game = basestar();
    game.dice(6).call('attack', {
      attacker: 'viper',
      ship: theShip(game, 'viper').id,
      by: 0,
      target: theShip(game, 'basestar').id,
    });
    expect(game.told('attack')).toMatchObject([{ die: 8, result: 'damaged' }]);
  });
  test('example 8: a 5 is not enough', () => {
    const game = basestar();
    game.dice(5).call('attack', {
      attacker: 'viper',
      ship: theShip(game, 'viper').id,
      by: 0,
      target: theShip(game, 'basestar').id,
    });
    expect(game.told('attack')).toMatchObject([{ die: 7, result: 'miss' }]);
  });
  test('Weapons Control with a 3', () => {
    const game = basestar();
    game.dice(3).call('attack', { attacker: 'galactica', by: 0, target: theShip(game, 'basestar').id });
    expect(game.told('attack')).toMatchObject([{ die: 5, result: 'damaged' }]);
  });
  test('a nuke with a 1 destroys', () => {
    const game = basestar();
    game.dice(1).call('nuke', { by: 0, basestar: theShip(game, 'basestar').id });
    expect([game.told('attack')[0]?.die, game.count('basestar')]).toEqual([3, 0]);
  });
  test('it adds nothing to attacks on other ships or of the basestar itself', () => {
    const game = basestar().dice(3).activate('basestars');
    expect(game.told('attack')).toMatchObject([{ die: 3, result: 'miss' }]);
  });
  test('an effect without a roll gets no bonus: damage is one token', () => {
    const game = basestarSupply(basestar(), 'disabled-hangar', 'disabled-weapons');
    game.call('damageBasestar', { ship: theShip(game, 'basestar').id, count: 1, by: 0 });
    expect(theShip(game, 'basestar').damage).toHaveLength(2);
  });
});

describe('damage to a basestar', () => {
  const damage = (game: Table, count: number): Table =>
    game.call('damageBasestar', { ship: theShip(game, 'basestar', 'stern').id, count, by: 0 });
  const alone = (): Table => scene({ players: crew, ships: { stern: { basestar: 1 } } });

  test('R-CMB-61 a random token of the supply', () => {
    const drawn = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
        (seed) =>
          theShip(damage(scene({ players: crew, ships: { stern: { basestar: 1 } }, seed }), 1), 'basestar').damage[0],
      ),
    );
    expect(drawn.size).toBeGreaterThan(1);
  });
  test('R-CMB-61 three points destroy it and its tokens go back', () => {
    const game = damage(hitBasestar(alone(), 'stern', 'disabled-hangar', 'disabled-weapons'), 1);
    expect([game.count('basestar'), game.state.supply.basestar, game.state.basestarDamage.length]).toEqual([0, 2, 4]);
  });
  test('R-CMB-63 damaged twice: two tokens, one after the other', () => {
    const game = damage(basestarSupply(alone(), 'disabled-hangar', 'disabled-weapons'), 2);
    expect(theShip(game, 'basestar').damage.toSorted()).toEqual([
      basestarToken('disabled-hangar'),
      basestarToken('disabled-weapons'),
    ]);
  });
  test('R-CMB-63 it stops as soon as the basestar is destroyed', () => {
    const game = damage(basestarSupply(hitBasestar(alone(), 'stern', 'disabled-hangar'), 'critical-hit'), 2);
    expect([game.told('basestarDamaged').length, game.told('shipDestroyed').length]).toEqual([1, 1]);
  });
  test('R-CMB-64 with 2 points it is destroyed without a draw', () => {
    const game = damage(hitBasestar(alone(), 'stern', 'critical-hit'), 1);
    expect([game.told('basestarDamaged'), game.count('basestar')]).toEqual([[], 0]);
  });
  test('R-CMB-65 destroying a basestar draws no token', () => {
    const game = alone().dice(4);
    game.call('nuke', { by: 0, basestar: theShip(game, 'basestar').id });
    expect([game.told('basestarDamaged'), game.count('basestar')]).toEqual([[], 0]);
  });
  test('R-CMB-66 the supply of tokens lasts: with all points that two basestars can bear one is left to draw', () => {
    const game = scene({ players: crew, ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } });
    hitBasestar(hitBasestar(game, 'bow', 'disabled-hangar', 'disabled-weapons'), 'stern', 'structural-damage');
    expect(game.state.basestarDamage).toEqual([basestarToken('critical-hit')]);
    damage(game, 1);
    expect([game.count('basestar', 'stern'), game.state.basestarDamage.length]).toEqual([0, 2]);
  });
});
