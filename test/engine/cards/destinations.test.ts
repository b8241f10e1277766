import { describe, expect, test } from 'vitest';
import { scene, type Scene, type Table } from '../scene.ts';

/** The fleet jumps and Adama, the Admiral, chooses this destination; Tigh is the current player. */
function arrive(slug: string, set: Partial<Scene> = {}): Table {
  const game = scene({
    players: ['adama', 'roslin', 'tigh'],
    current: 'tigh',
    destinations: [slug, slug === 'deep-space' ? 'desolate-moon' : 'deep-space'],
    ...set,
  });
  return game.jump().choose('adama', slug);
}

const start = { fuel: 8, food: 8, morale: 10, population: 12 };

test.each<[id: string, distance: number, copies: number]>([
  ['destination/base/asteroid-field', 3, 2],
  ['destination/base/barren-planet', 2, 4],
  ['destination/base/cylon-ambush', 3, 1],
  ['destination/base/cylon-refinery', 2, 1],
  ['destination/base/deep-space', 2, 3],
  ['destination/base/desolate-moon', 3, 1],
  ['destination/base/icy-moon', 1, 2],
  ['destination/base/ragnar-anchorage', 1, 1],
  ['destination/base/remote-planet', 2, 3],
  ['destination/base/tylium-planet', 1, 4],
])('%s counts %i; copies: %i', (id, distance, copies) => {
  const game = arrive(id).settle();
  expect(game.view('public')).toMatchObject({ distance, travelled: [id] });
  expect(
    scene({ players: ['adama', 'roslin', 'tigh'] }).state.destinations.deck.filter((card) => card === id),
  ).toHaveLength(copies);
});

test('the 22 destinations of the base game, no other', () => {
  const { state } = scene({ players: ['adama', 'roslin', 'tigh'] });
  expect([state.destinations.deck.length, new Set(state.destinations.deck).size]).toEqual([22, 10]);
});

describe('destination/base/asteroid-field', () => {
  test('destination/base/asteroid-field costs 2 fuel and a random civilian ship with what it carries', () => {
    const game = arrive('asteroid-field');
    expect([game.state.resources.fuel, game.state.civilianPile.length, game.told('civilianDestroyed').length]).toEqual([
      6, 11, 1,
    ]);
  });
  test('destination/base/asteroid-field the losses of the ship apply', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], destinations: ['asteroid-field', 'deep-space'] });
    game.state.civilianPile = ['token/base/civilian-ship-1-population-and-1-fuel'];
    expect(game.jump().choose('adama', 'asteroid-field').state.resources).toEqual({
      ...start,
      fuel: 5,
      population: 11,
    });
  });
  test('destination/base/asteroid-field a ship that was on the board before the jump can be the one', () => {
    const game = arrive('asteroid-field', { ships: { bow: { civilian: 12 } } });
    expect([game.state.civilianPile.length, game.state.destroyedCivilians.length, game.count('civilian')]).toEqual([
      11, 1, 0,
    ]);
  });
  test('destination/base/asteroid-field without any civilian ship only the fuel is lost', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], destinations: ['asteroid-field', 'deep-space'] });
    game.state.civilianPile = [];
    expect(game.jump().choose('adama', 'asteroid-field').state.resources).toEqual({ ...start, fuel: 6 });
  });
});

test.each<[string, object]>([
  ['destination/base/barren-planet', { fuel: 6 }],
  ['destination/base/deep-space', { fuel: 7, morale: 9 }],
  ['destination/base/desolate-moon', { fuel: 5 }],
])('%s changes resources and nothing else', (id, changed) => {
  const game = arrive(id);
  expect(game.state.resources).toEqual({ ...start, ...changed });
  expect(game.state).toMatchObject({ ships: [], reserves: { viper: 8, raptor: 4 }, decisions: [], damaged: [] });
});

test('destination/base/desolate-moon takes no more fuel than there is, and the game goes on to the end of the turn', () => {
  const game = arrive('desolate-moon', { resources: { fuel: 2 } });
  expect([game.state.resources.fuel, game.state.over]).toEqual([0, undefined]);
});

test('destination/base/cylon-ambush costs 1 fuel and places its ships', () => {
  const game = arrive('cylon-ambush');
  expect(game.state.resources).toEqual({ ...start, fuel: 7 });
  expect([
    game.count('basestar', 'bow'),
    game.count('raider', 'bow'),
    game.count('civilian', 'stern'),
    game.state.ships.length,
  ]).toEqual([1, 3, 3, 7]);
});

test('destination/base/cylon-ambush the ships stay when the marker is reset', () => {
  const game = arrive('cylon-ambush', { jumpTrack: 4 });
  expect([game.state.jumpTrack, game.state.ships.length]).toEqual([0, 7]);
});

describe('destination/base/cylon-refinery', () => {
  test('destination/base/cylon-refinery the Admiral need not risk the vipers', () => {
    const game = arrive('cylon-refinery').pass('adama');
    expect([game.state.resources.fuel, game.told('dieRolled'), game.state.reserves.viper]).toEqual([7, [], 8]);
  });
  test.each([
    [5, 7, 6, 2],
    [6, 9, 8, 0],
  ])('destination/base/cylon-refinery a %i: fuel %i, vipers %i, damaged %i', (die, fuel, viper, damagedVipers) => {
    const game = arrive('cylon-refinery').dice(die).choose('adama', 'yes');
    expect(game.state).toMatchObject({
      resources: { fuel },
      reserves: { viper },
      damagedCraft: { viper: damagedVipers },
      destroyed: { viper: 0 },
    });
    expect(game.told('dieRolled')).toMatchObject([{ seat: 0 }]);
  });
  test('destination/base/cylon-refinery vipers that were in space are in the Reserves by then', () => {
    const game = arrive('cylon-refinery', { ships: { bow: { viper: 2 } }, reserves: { viper: 0 } });
    expect(game.choices('adama').topic.kind).toBe('takeRisk');
  });
  test('destination/base/cylon-refinery with a single viper nothing can be risked', () => {
    const game = arrive('cylon-refinery', { reserves: { viper: 1 } });
    expect([game.question('adama'), game.state.resources.fuel, game.state.damagedCraft.viper]).toEqual([
      undefined,
      7,
      0,
    ]);
  });
  test('destination/base/cylon-refinery the roll is no attack: Evasive Maneuvers cannot be played, Strategic Planning can', () => {
    const players: Scene['players'] = [
      'adama',
      { roslin: { hand: ['tactics/3'] } },
      { tigh: { hand: ['piloting/1'] } },
    ];
    const game = arrive('cylon-refinery', { players }).choose('adama', 'yes');
    expect(game.question('tigh')).toBeUndefined();
    game.dice(4).choose('roslin', 'tactics/3');
    expect([game.question('tigh'), game.state.resources.fuel]).toEqual([undefined, 9]);
  });
});

describe.each<[id: string, resource: 'food' | 'fuel', before: number, after: number]>([
  ['destination/base/icy-moon', 'food', 8, 9],
  ['destination/base/tylium-planet', 'fuel', 7, 9],
])('%s', (id, resource, before, after) => {
  test(`${id} a 3: the reward, the raptor stays`, () => {
    const game = arrive(id).dice(3).choose('adama', 'yes');
    expect([game.state.resources[resource], game.state.reserves.raptor, game.told('dieRolled')[0]?.seat]).toEqual([
      after,
      4,
      0,
    ]);
  });
  test(`${id} a 2: the raptor is destroyed`, () => {
    const game = arrive(id).dice(2).choose('adama', 'yes');
    expect(game.state).toMatchObject({
      resources: { fuel: 7, [resource]: before },
      reserves: { raptor: 3 },
      destroyed: { raptor: 1 },
    });
  });
  test(`${id} the Admiral may decline; 1 fuel is lost in any case`, () => {
    const game = arrive(id).pass('adama');
    expect(game.state.resources).toEqual({ ...start, fuel: 7 });
    expect([game.state.reserves.raptor, game.told('dieRolled')]).toEqual([4, []]);
  });
  test(`${id} without a raptor nothing can be risked`, () => {
    const game = arrive(id, { reserves: { raptor: 0 } });
    expect([game.question('adama'), game.state.resources.fuel]).toEqual([undefined, 7]);
  });
});

describe('destination/base/ragnar-anchorage', () => {
  const battered = { reserves: { viper: 3, raptor: 2 }, damagedVipers: 2, destroyed: { viper: 3, raptor: 2 } };

  test('destination/base/ragnar-anchorage costs nothing', () => {
    const game = arrive('ragnar-anchorage');
    expect([game.state.resources, game.question('adama')]).toEqual([start, undefined]);
  });
  test('destination/base/ragnar-anchorage up to 3 vipers and 1 raptor, as the Admiral wants', () => {
    const game = arrive('ragnar-anchorage', battered);
    expect(game.ids('adama')).toEqual(['vipers3', 'vipers2', 'vipers1', 'vipers0']);
    game.choose('adama', 'vipers3');
    expect(game.ids('adama')).toEqual(['destroyed3', 'destroyed2', 'destroyed1']);
    game.choose('adama', 'destroyed2');
    expect(game.ids('adama')).toEqual(['raptors1', 'raptors0']);
    game.choose('adama', 'raptors1');
    expect(game.state).toMatchObject({
      reserves: { viper: 6, raptor: 3 },
      damagedCraft: { viper: 1 },
      destroyed: { viper: 1, raptor: 1 },
    });
  });
  test('destination/base/ragnar-anchorage he may take nothing', () => {
    const game = arrive('ragnar-anchorage', battered).choose('adama', 'vipers0').choose('adama', 'raptors0');
    expect(game.state).toMatchObject({
      reserves: battered.reserves,
      damagedCraft: { viper: 2 },
      destroyed: battered.destroyed,
    });
  });
  test('destination/base/ragnar-anchorage no more than there are', () => {
    const game = arrive('ragnar-anchorage', {
      reserves: { viper: 6, raptor: 4 },
      damagedVipers: 1,
      destroyed: { viper: 1 },
    });
    expect(game.choose('adama', 'vipers2').state).toMatchObject({
      reserves: { viper: 8, raptor: 4 },
      damagedCraft: { viper: 0 },
      destroyed: { viper: 0 },
    });
    expect(game.question('adama')).toBeUndefined();
  });
});

test('destination/base/remote-planet costs 1 fuel and a raptor', () => {
  const game = arrive('remote-planet');
  expect(game.state).toMatchObject({
    resources: { ...start, fuel: 7 },
    reserves: { raptor: 3 },
    destroyed: { raptor: 1 },
  });
});

test('destination/base/remote-planet without raptors only the fuel is lost', () => {
  const game = arrive('remote-planet', { reserves: { raptor: 0 } });
  expect(game.state).toMatchObject({
    resources: { ...start, fuel: 7 },
    reserves: { raptor: 0 },
    destroyed: { raptor: 0 },
  });
});
