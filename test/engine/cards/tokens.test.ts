import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { basestarToken, civilianToken, galacticaSupply, galacticaToken, hitBasestar, theShip } from '../fleet.ts';
import { scene, type PlayerScene, type Scene, type Table } from '../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const start = { fuel: 8, food: 8, morale: 10, population: 12 };

describe('R-CMB-80 damage of Galactica', () => {
  /** Helo is where the token hits, Tyrol is elsewhere; FTL Control has a blue space, the Armory a centurion. */
  const aboard = (at: string, set: Partial<Scene> = {}): Table =>
    scene({
      players: ['adama', { boomer: { at, hand: ['consolidate-power/1'] } }, { tyrol: { at: 'research-lab' } }],
      ships: { bow: { raider: 1 } },
      jumpTrack: 3,
      boarding: [1],
      ...set,
    });

  describe.each([
    'token/base/galactica-damage-ftl-control',
    'token/base/galactica-damage-weapons-control',
    'token/base/galactica-damage-command',
    'token/base/galactica-damage-admirals-quarters',
    'token/base/galactica-damage-hangar-deck',
    'token/base/galactica-damage-armory',
  ])('%s', (id) => {
    const slug = id.slice(galacticaToken('').length);
    const location = `location/base/${slug}`;

    test(`${id} sends everybody there to Sickbay and lies on the location`, () => {
      const game = galacticaSupply(aboard(slug), slug).resolve([{ damageGalactica: 1 }], 'adama');
      expect([game.where('boomer'), game.where('tyrol'), game.state.damaged, game.state.galacticaDamage]).toEqual([
        'sickbay',
        'research-lab',
        [location],
        [],
      ]);
    });
    test(`${id} the action cannot be used as long as it lies there`, () => {
      expect(aboard(slug).actions('boomer').ids('boomer')).toContain('location');
      expect(
        aboard(slug, { damaged: [slug] })
          .actions('boomer')
          .ids('boomer'),
      ).not.toContain('location');
    });
    test(`${id} the location may be entered`, () => {
      const game = scene({ players: ['adama', 'roslin', { tyrol: { at: 'research-lab' } }], damaged: [slug] }).call(
        'move',
        {
          seat: 2,
          to: undefined,
        },
      );
      expect(game.choose('tyrol', location).where('tyrol')).toBe(slug);
    });
    test(`${id} goes back to the pile when it is repaired`, () => {
      const game = scene({ players: ['adama', 'roslin', { tyrol: { at: slug, hand: ['repair/1'] } }], damaged: [slug] })
        .actions('tyrol')
        .choose('tyrol', 'repair/1');
      expect([game.state.damaged, game.state.galacticaDamage.filter((token) => token === id).length]).toEqual([[], 1]);
    });
  });

  test.each(['fuel', 'food'] as const)(
    'token/base/galactica-damage-%s costs 1 and is removed from the game',
    (resource) => {
      const game = galacticaSupply(scene({ players: crew }), resource).resolve([{ damageGalactica: 1 }], 'adama');
      expect(game.state).toMatchObject({
        resources: { ...start, [resource]: 7 },
        galacticaDamage: [],
        damaged: [],
        removed: [galacticaToken(resource)],
      });
    },
  );

  test('token/base/galactica-damage-hangar-deck does not touch a pilot in space', () => {
    const game = scene({ players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }] });
    expect(
      galacticaSupply(game, 'hangar-deck')
        .resolve([{ damageGalactica: 1 }], 'adama')
        .where('starbuck'),
    ).toBe('stern');
  });

  test('token/base/galactica-damage-command the Admiral keeps the title in Sickbay', () => {
    const game = scene({ players: [{ adama: { at: 'command' } }, 'roslin', 'tigh'] });
    galacticaSupply(game, 'command').resolve([{ damageGalactica: 1 }], 'adama');
    expect([game.where('adama'), game.holder('admiral')]).toEqual(['sickbay', 'adama']);
  });

  test('Communications, Research Lab, Sickbay and Brig have no token', () => {
    const hit = [...catalogue.tokens.values()].flatMap((token) =>
      token.kind === 'galacticaDamage' && token.location !== undefined ? [token.location] : [],
    );
    for (const slug of ['communications', 'research-lab', 'sickbay', 'brig'])
      expect(hit).not.toContain(`location/base/${slug}`);
    expect(hit).toHaveLength(6);
  });
});

describe('R-CMB-62 damage of a basestar', () => {
  const withToken = (slug: string): Table =>
    hitBasestar(scene({ players: crew, ships: { stern: { basestar: 1, viper: 1 } } }), 'stern', slug);
  const hit = (game: Table): Table =>
    game.call('damageBasestar', { ship: theShip(game, 'basestar').id, count: 1, by: 0 });

  test('token/base/basestar-damage-critical-hit counts as 2: the next damage destroys without a draw', () => {
    const game = hit(withToken('critical-hit'));
    expect([game.count('basestar'), game.told('basestarDamaged'), game.state.basestarDamage.length]).toEqual([
      0,
      [],
      4,
    ]);
  });
  test('token/base/basestar-damage-critical-hit as the second token destroys', () => {
    const game = withToken('disabled-hangar');
    game.state.basestarDamage = [basestarToken('critical-hit')];
    expect([hit(game).count('basestar'), game.told('basestarDamaged').length]).toEqual([0, 1]);
  });
  test('token/base/basestar-damage-critical-hit changes nothing else', () => {
    const game = withToken('critical-hit').dice(4).activate('basestars', 'launchRaiders');
    expect([game.told('galacticaDamaged').length, game.count('raider')]).toEqual([1, 3]);
  });

  test.each(['disabled-hangar', 'disabled-weapons', 'structural-damage'])(
    'token/base/basestar-damage-%s counts as 1: one more damage does not destroy',
    (slug) => {
      const game = withToken(slug);
      game.state.basestarDamage = game.state.basestarDamage.filter((token) => token !== basestarToken('critical-hit'));
      expect(hit(game).count('basestar')).toBe(1);
      expect(hit(game).count('basestar')).toBe(0);
    },
  );

  test.each(['launchRaiders', 'raiders', 'heavyRaiders'] as const)(
    'token/base/basestar-damage-disabled-hangar launches nothing for %s',
    (icon) => {
      const game = withToken('disabled-hangar').activate(icon);
      expect([game.count('raider'), game.count('heavyRaider')]).toEqual([0, 0]);
    },
  );
  test('token/base/basestar-damage-disabled-hangar the basestar still attacks', () => {
    expect(withToken('disabled-hangar').dice(4).activate('basestars').told('galacticaDamaged')).toHaveLength(1);
  });
  test('token/base/basestar-damage-disabled-weapons neither attacks nor rolls, but launches', () => {
    const game = withToken('disabled-weapons').activate('basestars', 'launchRaiders');
    expect([game.told('dieRolled'), game.count('raider', 'stern')]).toEqual([[], 3]);
  });
  test.each([
    ['viper', 6, 'damaged'],
    ['viper', 5, 'miss'],
    ['galactica', 3, 'damaged'],
    ['galactica', 2, 'miss'],
  ] as const)('token/base/basestar-damage-structural-damage adds 2: %s with %i: %s', (attacker, die, result) => {
    const game = withToken('structural-damage').dice(die);
    game.call('attack', { attacker, by: 0, target: theShip(game, 'basestar').id });
    expect(game.told('attack')).toMatchObject([{ die: die + 2, result }]);
  });
  test('token/base/basestar-damage-structural-damage never lifts a roll above 8', () => {
    const game = withToken('structural-damage').dice(8);
    game.call('attack', { attacker: 'viper', by: 0, target: theShip(game, 'basestar').id });
    expect(game.told('attack')[0]?.die).toBe(8);
  });
  test.each(['critical-hit', 'disabled-hangar', 'disabled-weapons', 'structural-damage'])(
    'token/base/basestar-damage-%s goes back to the pile when the fleet jumps',
    (slug) => {
      const game = withToken(slug).jump();
      expect([game.state.basestarDamage.length, game.state.basestarDamage.includes(basestarToken(slug))]).toEqual([
        4,
        true,
      ]);
    },
  );
});

describe('R-CMB-116 civilian ships', () => {
  test.each<[id: string, copies: number, lost: object]>([
    ['token/base/civilian-ship-1-population', 6, { population: 11 }],
    ['token/base/civilian-ship-2-population', 2, { population: 10 }],
    ['token/base/civilian-ship-1-population-and-1-fuel', 1, { population: 11, fuel: 7 }],
    ['token/base/civilian-ship-1-population-and-1-morale', 1, { population: 11, morale: 9 }],
    ['token/base/civilian-ship-nothing', 2, {}],
  ])('%s (copies: %i) loses what it shows and leaves the game', (id, copies, lost) => {
    const set: Scene = { players: crew, ships: { stern: { raider: 1, civilian: 1 } }, civilians: [id] };
    const game = scene(set).activate('raiders');
    expect(game.state.resources).toEqual({ ...start, ...lost });
    expect([game.state.destroyedCivilians, game.told('dieRolled')]).toEqual([[id], []]);
    expect(game.state.civilianPile.filter((token) => token === id)).toHaveLength(copies - 1);
  });
  test('token/base/civilian-ship-nothing once it is destroyed everybody knows its face', () => {
    const game = scene({
      players: crew,
      ships: { stern: { raider: 1, civilian: 1 } },
      civilians: ['nothing'],
    }).activate('raiders');
    expect(game.view('public').destroyedCivilians).toEqual([civilianToken('nothing')]);
  });
});

describe('token/base/nuke', () => {
  const admiral = (adama: PlayerScene, set: Partial<Scene> = {}): Table =>
    scene({
      players: [{ adama: { hand: ['consolidate-power/1'], ...adama } }, 'roslin', 'tigh'],
      ships: { stern: { basestar: 1, raider: 4 } },
      ...set,
    });

  test('token/base/nuke the Admiral starts with both', () => {
    expect(scene({ players: crew }).state.nukes).toBe(2);
  });
  test('token/base/nuke passes on with the title', () => {
    const game = admiral({}, { titles: { admiral: 'tigh' } });
    expect(game.actions('tigh').ids('tigh')).toContain('launchNuke');
    expect(
      admiral({}, { titles: { admiral: 'tigh' } })
        .actions('adama')
        .ids('adama'),
    ).not.toContain('launchNuke');
  });
  test.each([
    [1, 'damaged', 4],
    [2, 'damaged', 4],
    [3, 'destroyed', 4],
    [6, 'destroyed', 4],
    [7, 'destroyed', 1],
    [8, 'destroyed', 1],
  ] as const)('token/base/nuke with %i: %s, raiders left: %i', (die, result, raiders) => {
    const game = admiral({}).actions('adama').dice(die).choose('adama', 'launchNuke');
    expect(game.told('attack')).toMatchObject([{ attacker: 'nuke', target: 'basestar', result, die }]);
    expect([game.count('raider'), game.state.nukes]).toEqual([raiders, 1]);
  });
  test('token/base/nuke of two basestars the Admiral chooses one', () => {
    const game = admiral({}, { ships: { stern: { basestar: 1 }, bow: { basestar: 1 } } })
      .actions('adama')
      .choose('adama', 'launchNuke');
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'chooseShip' }, min: 1, max: 1 });
    expect(game.ids('adama')).toHaveLength(2);
  });
  test('token/base/nuke from the Brig nobody launches it: the title has passed on', () => {
    const game = admiral({}).resolve([{ send: { who: 'current', to: 'brig' } }], 'roslin');
    expect([game.holder('admiral'), game.state.nukes]).toEqual(['tigh', 2]);
  });
});

test('token/base/centurion 4 of them; with none left a heavy raider stays in its area', () => {
  const game = scene({ players: crew, boarding: [0, 0, 0, 0], ships: { portBow: { heavyRaider: 1 } } }).activate(
    'heavyRaiders',
  );
  expect([game.state.boarding, game.count('heavyRaider', 'portBow')]).toEqual([[1, 1, 1, 1], 1]);
});
