import { describe, expect, test } from 'vitest';
import { galacticaSupply, theShip } from '../../fleet.ts';
import { scene, type Person, type PlayerScene, type Ships, type Table } from '../../scene.ts';

const flying = { starbuck: { piloting: 'stern' } } as const;

describe('R-CMB-100 who can pilot', () => {
  test.each<[Person, boolean]>([
    ['starbuck', true],
    ['apollo', true],
    ['boomer', true],
    ['adama', false],
    ['roslin', false],
    ['tyrol', false],
  ])('%s on the Hangar Deck: %s', (who, can) => {
    const others = (['zarek', 'tigh'] as const).map((name) => ({ [name]: { at: 'research-lab' } }));
    const game = scene({
      players: [{ [who]: { at: 'hangar-deck', hand: ['consolidate-power/1'] } }, ...others],
    }).actions(who);
    expect(game.ids(who).includes('location')).toBe(can);
  });
});

describe('R-CMB-101 while piloting', () => {
  test('the character is on no location and not aboard Galactica', () => {
    const game = scene({ players: ['adama', flying, { helo: { at: 'hangar-deck' } }] });
    galacticaSupply(game, 'hangar-deck').resolve(
      [{ damageGalactica: 1 }, { send: { who: { at: 'location/base/hangar-deck' }, to: 'brig' } }],
      'adama',
    );
    expect([game.where('helo'), game.where('starbuck')]).toEqual(['sickbay', 'stern']);
    game.resolve([{ choosePlayer: { by: 'you', from: { aboard: 'galactica' }, then: [] } }], 'adama');
    expect(game.ids('adama')).toEqual(['seat0', 'seat2']);
  });
  test('cards can be played as actions', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'stern', hand: ['consolidate-power/1'] } }],
    }).actions('starbuck');
    expect(game.ids('starbuck')).toContain('skill/base/consolidate-power/1');
  });
  test('the pilot takes part in checks without a limit', () => {
    const game = scene({
      players: ['adama', { starbuck: { piloting: 'stern', hand: ['tactics/1', 'tactics/2'] } }, 'tigh'],
    });
    game.crisis('cylon-accusation').decline();
    expect(game.choices('starbuck')).toMatchObject({ topic: { kind: 'contribute' }, max: 2 });
  });
});

describe('R-CMB-102 the pilot moves and acts', () => {
  test('a move to an adjacent area is free', () => {
    const game = scene({ players: ['adama', 'roslin', flying] }).call('move', { seat: 2, to: undefined });
    expect(game.ids('starbuck')).toEqual(['portQuarter', 'starboardQuarter']);
    expect(game.choose('starbuck', 'portQuarter').where('starbuck')).toBe('portQuarter');
  });
  test('for a card she lands on a location and the ship goes to the Reserves', () => {
    const game = scene({ players: ['adama', 'roslin', { starbuck: { piloting: 'stern', hand: ['tactics/1'] } }] }).call(
      'move',
      {
        seat: 2,
        to: undefined,
      },
    );
    game.choose('starbuck', 'press-room');
    expect([game.where('starbuck'), game.player('starbuck').hand, game.state.reserves.viper]).toEqual([
      'press-room',
      [],
      8,
    ]);
  });
  test('an activation of their own ship is an action', () => {
    const game = scene({ players: ['adama', 'roslin', flying], ships: { stern: { raider: 1 } } }).actions(
      'starbuck',
      2,
    );
    game.dice(3).choose('starbuck', 'attack-stern-raider');
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 1 });
    expect(game.choose('starbuck', 'move-stern-portQuarter').where('starbuck')).toBe('portQuarter');
  });
});

test.each([
  [7, { damagedCraft: { viper: 1 }, destroyed: { viper: 0 } }],
  [8, { damagedCraft: { viper: 0 }, destroyed: { viper: 1 } }],
])('R-CMB-103 example 10: Starbuck is attacked with a %i', (die, after) => {
  const game = scene({ players: ['adama', 'roslin', flying], ships: { stern: { raider: 1 } } })
    .dice(die)
    .activate('raiders');
  expect(game.where('starbuck')).toBe('sickbay');
  expect(game.state).toMatchObject({ ...after, reserves: { viper: 7 } });
});

test.each(['sickbay', 'brig'] as const)(
  'R-CMB-104 sent to %s the pilot leaves the ship, which goes to the Reserves',
  (to) => {
    const game = scene({ players: ['adama', 'roslin', flying], current: 'starbuck' }).resolve(
      [{ send: { who: 'current', to } }],
      'adama',
    );
    expect([game.where('starbuck'), game.state.reserves.viper, game.state.damagedCraft.viper]).toEqual([to, 8, 0]);
  },
);

test('R-CMB-104 R-CMB-106 a pilot who is revealed as a Cylon: the ship goes to the Reserves', () => {
  const game = scene({ players: ['adama', 'roslin', { starbuck: { piloting: 'stern', loyalty: ['cylon'] } }] }).actions(
    'starbuck',
  );
  game.choose('starbuck', 'you-are-a-cylon-can-reduce-morale-by-1').settle();
  expect([game.where('starbuck'), game.state.reserves.viper, game.count('viper')]).toEqual(['resurrection-ship', 8, 0]);
});

test('R-CMB-106 a revealed Cylon is offered no viper', () => {
  const game = scene({ players: ['adama', { apollo: { revealed: true } }, { tigh: { at: 'command' } }] })
    .actions('tigh')
    .choose('tigh', 'location')
    .choose('tigh', 'launch-portBow');
  expect([game.question('apollo'), theShip(game, 'viper').pilot]).toEqual([undefined, undefined]);
});

describe('R-CMB-105 Alert Viper Pilot', () => {
  const commandWith = (apollo: PlayerScene, ships: Ships = {}): Table =>
    scene({ players: ['adama', { apollo }, { tigh: { at: 'command' } }], ships })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'launch-portBow');

  test.each(['sickbay', 'command', 'research-lab'])('example 15: from %s Apollo may take the viper and act', (at) => {
    const game = commandWith({ at }, { portBow: { raider: 1 } });
    expect(game.choices('apollo').topic).toEqual({ kind: 'react', window: 'viperPlaced' });
    game.choose('apollo', 'alert-viper-pilot');
    expect([game.where('apollo'), game.choices('apollo').topic.kind]).toEqual(['portBow', 'action']);
    game.dice(3).choose('apollo', 'attack-portBow-raider');
    expect([game.count('raider'), game.choices('tigh').topic]).toEqual([
      0,
      { kind: 'viperActivation', left: 1, why: 'location/base/command' },
    ]);
  });
  test.each(['brig', 'press-room'])('example 15: not from %s', (at) => {
    const game = commandWith({ at });
    expect([game.question('apollo'), game.where('apollo')]).toEqual([undefined, at]);
  });
  test('not while he is piloting', () => {
    expect(commandWith({ piloting: 'stern' }).question('apollo')).toBeUndefined();
  });
  test('he may decline', () => {
    const game = commandWith({ at: 'command' }).pass('apollo');
    expect([theShip(game, 'viper').pilot, game.where('apollo')]).toEqual([undefined, 'command']);
  });
  test('not for a viper launched with a pilot', () => {
    const game = scene({ players: ['adama', { apollo: { at: 'command' } }, { starbuck: { at: 'hangar-deck' } }] })
      .actions('starbuck')
      .choose('starbuck', 'location')
      .choose('starbuck', 'portBow');
    expect(game.question('apollo')).toBeUndefined();
  });
  test('not for a viper that only moves', () => {
    const game = scene({
      players: ['adama', { apollo: { at: 'sickbay' } }, { tigh: { at: 'command' } }],
      ships: { stern: { viper: 1 } },
    })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.choose('tigh', 'move-stern-portQuarter').question('apollo')).toBeUndefined();
  });
  test('on a Cylon attack card after the whole placement and before the special rule', () => {
    const game = scene({ players: ['adama', { apollo: { at: 'command' } }, 'tigh'], reserves: { viper: 4 } })
      .crisis('tactical-strike')
      .decline();
    const attack = scene({ players: ['adama', { apollo: { at: 'command' } }, 'tigh'], reserves: { viper: 4 } }).crisis(
      'tactical-strike',
    );
    expect([game.state.damagedCraft.viper, attack.state.damagedCraft.viper]).toEqual([2, 0]);
    expect([attack.count('raider', 'portBow'), attack.choices('apollo').topic]).toEqual([
      5,
      { kind: 'react', window: 'viperPlaced' },
    ]);
  });
  test('of vipers in two areas he takes the one he wants', () => {
    const game = scene({ players: ['adama', { apollo: { at: 'command' } }, 'tigh'] })
      .crisis('surrounded')
      .choose('apollo', 'alert-viper-pilot');
    expect(game.ids('apollo')).toEqual(['portQuarter', 'portBow']);
    expect(game.choose('apollo', 'portBow').where('apollo')).toBe('portBow');
  });
});

describe('R-CMB-108 example 16: Sleep Deprivation', () => {
  test('the viper goes to the Reserves, Starbuck to the Hangar Deck, damaged or not', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'stern', spent: true } }],
      ships: { bow: { viper: 1 } },
      damaged: ['hangar-deck'],
      damagedVipers: 1,
    })
      .crisis('sleep-deprivation')
      .choose('adama', 'option1');
    expect([
      game.where('starbuck'),
      game.state.reserves.viper,
      game.count('viper'),
      game.state.damagedCraft.viper,
    ]).toEqual(['hangar-deck', 8, 0, 1]);
  });
  test('if she is the current player, on to Sickbay', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'stern', spent: true } }],
      current: 'starbuck',
    })
      .crisis('sleep-deprivation')
      .choose('adama', 'option1');
    expect([game.where('starbuck'), game.state.reserves.viper]).toEqual(['sickbay', 8]);
  });
});
