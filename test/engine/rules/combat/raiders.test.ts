import { describe, expect, test } from 'vitest';
import type { Area } from '../../../../src/catalogue/vocabulary.ts';
import { describeChoice } from '../../../../src/engine/describe/index.ts';
import { questionReveals } from '../../../../src/engine/revealing.ts';
import type { Choice } from '../../../../src/engine/types/decision.ts';
import { names } from '../../describe/samples.ts';
import { civilianToken, ships, theShip } from '../../fleet.ts';
import { scene, type Ships, type Table } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;

describe('R-CMB-20 a raider does the first possible', () => {
  test('it attacks a viper rather than a civilian ship', () => {
    const game = scene({ players: crew, ships: { stern: { raider: 1, viper: 1, civilian: 1 } } })
      .dice(1)
      .activate('raiders');
    expect([game.told('attack').map(({ target }) => target), game.count('civilian')]).toEqual([['viper'], 1]);
  });
  test('an unmanned viper before a piloted one, nobody being asked', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }],
      ships: { stern: { raider: 1, viper: 1 } },
    })
      .dice(8)
      .activate('raiders');
    expect([game.where('starbuck'), game.count('viper')]).toEqual(['stern', 1]);
  });
  test('among piloted vipers the current player picks', () => {
    const game = scene({
      players: ['adama', { apollo: { piloting: 'stern' } }, { starbuck: { piloting: 'stern' } }],
      ships: { stern: { raider: 1 } },
    }).activate('raiders');
    const hers = game.choices('adama').choices.find((choice) => choice.kind === 'ship' && choice.pilot === 2);
    game.dice(5).choose('adama', hers?.id ?? '');
    expect([game.where('apollo'), game.where('starbuck')]).toEqual(['stern', 'sickbay']);
  });
  test('it destroys a civilian ship without a roll', () => {
    const game = scene({ players: crew, ships: { stern: { raider: 1, civilian: 1 } } }).activate('raiders');
    expect([game.count('civilian'), game.told('dieRolled'), game.told('civilianDestroyed').length]).toEqual([0, [], 1]);
  });
  test('it moves towards a civilian ship rather than attack Galactica', () => {
    const game = scene({ players: crew, ships: { bow: { raider: 1 }, stern: { civilian: 1 } } }).activate('raiders');
    expect([game.told('attack'), game.count('raider', 'bow')]).toEqual([[], 0]);
  });
  test('without a civilian ship on the board it attacks Galactica, vipers elsewhere or not', () => {
    const game = scene({ players: crew, ships: { bow: { raider: 1 }, stern: { viper: 1 } } })
      .dice(1)
      .activate('raiders');
    expect(game.told('attack').map(({ target }) => target)).toEqual(['galactica']);
  });
});

test('R-CMB-21 example 1: the second raider finds what the first has left', () => {
  const game = scene({
    players: crew,
    ships: { stern: { raider: 2, viper: 1, civilian: 1 } },
    civilians: ['2-population'],
  })
    .dice(5)
    .activate('raiders');
  expect(game.state).toMatchObject({ damagedCraft: { viper: 1 }, resources: { population: 10 } });
  for (const raider of ships(game, 'raider')) raider.activated = false;
  game.dice(1, 1).activate('raiders');
  expect(game.told('attack').map(({ target }) => target)).toEqual(['viper', 'galactica', 'galactica']);
});

test('R-CMB-11 the current player picks an area and resolves all raiders there before picking the next', () => {
  const game = scene({
    players: crew,
    ships: { bow: { raider: 2, viper: 1 }, stern: { raider: 2, viper: 1 } },
  }).activate('raiders');
  expect(game.choices('adama').topic).toEqual({ kind: 'nextArea', activation: 'raiders' });
  game.dice(1, 1, 1, 1).choose('adama', 'stern');
  expect(game.told('attack').map(({ area }) => area)).toEqual(['stern', 'stern', 'bow', 'bow']);
});

test('R-CMB-11 after the first area the next one is picked again', () => {
  const game = scene({
    players: crew,
    ships: { bow: { raider: 1, viper: 1 }, stern: { raider: 1, viper: 1 }, portBow: { raider: 1, viper: 1 } },
  }).activate('raiders');
  expect(game.dice(1).choose('adama', 'stern').ids('adama')).toEqual(['bow', 'portBow']);
});

test('R-CMB-11 nobody is asked where nothing stands in the way of any raider', () => {
  const game = scene({
    players: crew,
    ships: { bow: { raider: 2 }, starboardBow: { raider: 1 }, stern: { civilian: 1 } },
  }).activate('raiders');
  expect([
    game.question('adama'),
    game.count('raider', 'starboardBow'),
    game.count('raider', 'starboardQuarter'),
  ]).toEqual([undefined, 2, 1]);
});

test('R-CMB-12 a raider that moves into an area not yet resolved does not act there', () => {
  const game = scene({
    players: crew,
    ships: { bow: { raider: 1 }, starboardBow: { raider: 1, viper: 1, civilian: 1 } },
  }).activate('raiders');
  game.dice(1).choose('adama', 'bow');
  expect([game.count('raider', 'starboardBow'), game.told('attack').length, game.count('civilian')]).toEqual([2, 1, 1]);
});

describe('R-CMB-22 which civilian ship', () => {
  const set = { players: crew, ships: { stern: { raider: 1, civilian: 2 } }, civilians: ['2-population', 'nothing'] };

  test('ships that nobody has looked at are alike', () => {
    const game = scene(set).activate('raiders');
    expect([game.question('adama'), game.count('civilian')]).toEqual([undefined, 1]);
  });
  test.each(['adama', 'roslin'] as const)('the current player picks when %s has looked at one', (looker) => {
    const game = scene(set);
    const seen = theShip(game, 'civilian');
    seen.seenBy.push(game.seat(looker));
    game.activate('raiders');
    expect(game.ids('adama')).toHaveLength(2);
    game.choose('adama', `ship${seen.id}`);
    expect(game.state.destroyedCivilians).toEqual([civilianToken('2-population')]);
  });

  const three = {
    players: crew,
    ships: { stern: { raider: 1, civilian: 3 } },
    civilians: ['2-population', 'nothing', '1-population'],
  };
  const oneSeen = (seed: string): Table => {
    const game = scene({ ...three, seed });
    theShip(game, 'civilian').seenBy.push(game.seat('roslin'));
    return game.activate('raiders');
  };

  test('those that nobody has looked at are one choice, which is the same whatever chance does later', () => {
    const seeds = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const games = seeds.map(oneSeen);
    const [first] = games;
    expect(games.map((game) => game.choices('adama').choices)).toEqual(
      seeds.map(() => first?.choices('adama').choices),
    );
    const asked = oneSeen('one').choices('adama');
    const labels = asked.choices.map((choice) => describeChoice(choice, asked, names).label);
    expect(labels[0]).toContain('no. ');
    expect(labels[1]).toContain('no one has looked at it');
    for (const game of games) game.choose('adama', game.ids('adama')[1] ?? '');
    expect(new Set(games.flatMap(({ state }) => state.destroyedCivilians))).toEqual(
      new Set([civilianToken('nothing'), civilianToken('1-population')]),
    );
  });

  test('the question is none that has shown something: it may be undone', () => {
    expect(questionReveals(oneSeen('one').choices('adama'))).toBe(false);
  });

  test('a question of an older game names the ship that chance had picked, and that one falls', () => {
    const game = oneSeen('one');
    const picked = game.state.ships.find(
      (ship) => ship.kind === 'civilian' && ship.token === civilianToken('1-population'),
    );
    if (picked?.kind !== 'civilian') throw new Error('no such ship');
    const choice: Choice = { id: `ship${picked.id}`, kind: 'ship', ship: 'civilian', area: 'stern', shipId: picked.id };
    Object.assign(game.choices('adama'), { choices: [game.choices('adama').choices[0], choice] });
    game.choose('adama', choice.id);
    expect(game.state.destroyedCivilians).toEqual([civilianToken('1-population')]);
  });
});

describe('R-CMB-20 R-CMB-24 R-CMB-01 towards the nearest civilian ship', () => {
  test.each<[string, Area, Ships, Area]>([
    ['example 2: distance 3 is a tie, so clockwise', 'bow', { stern: { civilian: 1 } }, 'starboardBow'],
    [
      'example 3: both at distance 1, clockwise',
      'portBow',
      { bow: { civilian: 1 }, portQuarter: { civilian: 1 } },
      'bow',
    ],
    ['distance 2 back beats distance 3', 'bow', { portQuarter: { civilian: 1 }, stern: { civilian: 1 } }, 'portBow'],
    [
      'distance 1 clockwise beats distance 2 back',
      'stern',
      { portQuarter: { civilian: 1 }, starboardBow: { civilian: 1 } },
      'portQuarter',
    ],
    ['across the end of the ring', 'starboardBow', { portBow: { civilian: 1 } }, 'bow'],
    [
      'it does not go where more of them are',
      'bow',
      { starboardBow: { civilian: 1 }, portQuarter: { civilian: 5 } },
      'starboardBow',
    ],
  ])('%s', (_what, from, others, to) => {
    const game = scene({ players: crew, ships: { ...others, [from]: { raider: 1 } } }).activate('raiders');
    expect(theShip(game, 'raider').area).toBe(to);
  });
});
