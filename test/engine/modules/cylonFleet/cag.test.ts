/** The CAG, civilian ships and escorts: R-FLT-50 to R-FLT-59, R-TTL-35 to R-TTL-39, R-SET-84. */
import { describe, expect, test } from 'vitest';
import { areas } from '../../../../src/catalogue/vocabulary.ts';
import { scene, type Table } from '../../scene.ts';
import { boardOf, fleetScene, withFleet } from '../../fleetScene.ts';

const players = ['roslin', 'apollo', 'starbuck', 'helo'] as const;
const everywhereBut = (...free: ReadonlyArray<string>): Record<string, { civilian: number }> =>
  Object.fromEntries(areas.filter((area) => !free.includes(area)).map((area) => [area, { civilian: 1 }]));

describe('civilian ships without an area', () => {
  test('R-CMB-118 without the board the Admiral chooses any area', () => {
    const game = scene({
      players: ['roslin', 'apollo', 'helo'],
      ships: { bow: { civilian: 1 } },
    }).resolve([{ placeCivilians: 1 }], 'roslin');
    expect(game.ids('helo')).toHaveLength(6);
    game.choose('helo', 'bow');
    expect(game.count('civilian', 'bow')).toBe(2);
  });

  test('R-FLT-50 R-TTL-35 example 7: the CAG must take the only area without one', () => {
    const game = fleetScene({ players, ships: everywhereBut('stern') }).resolve([{ placeCivilians: 1 }], 'roslin');
    expect([game.count('civilian', 'stern'), game.question('apollo')]).toEqual([1, undefined]);
  });

  test('R-FLT-50 R-FLT-53 example 18: with two areas free one goes to each; with one free the second goes anywhere', () => {
    const two = fleetScene({ players, pursuit: 2, ships: everywhereBut('bow', 'stern') }).resolve(
      [{ pursue: 1 }],
      'roslin',
    );
    expect(two.ids('apollo')).toEqual(['bow', 'stern']);
    two.choose('apollo', 'stern');
    expect([two.count('civilian', 'bow'), two.count('civilian', 'stern'), two.question('apollo')]).toEqual([
      1,
      1,
      undefined,
    ]);
    const one = fleetScene({ players, pursuit: 2, ships: everywhereBut('bow') }).resolve([{ pursue: 1 }], 'roslin');
    expect([one.count('civilian', 'bow'), one.ids('apollo').length]).toEqual([1, 6]);
  });

  test('R-FLT-50 the pile is empty: nothing', () => {
    const game = fleetScene({ players });
    game.state.civilianPile = [];
    game.resolve([{ placeCivilians: 2 }], 'roslin');
    expect([game.count('civilian'), game.question('apollo')]).toEqual([0, undefined]);
  });

  test('R-FLT-51 where the card names the areas, nobody is asked', () => {
    const game = fleetScene({ players, ships: { stern: { civilian: 1 } } }).resolve(
      [{ place: { stern: { civilian: 2 } } }],
      'roslin',
    );
    expect([game.count('civilian', 'stern'), game.question('apollo')]).toEqual([3, undefined]);
  });

  test('R-FLT-52 R-TTL-05 without a CAG the current player places', () => {
    const game = fleetScene({ players });
    delete game.state.titles['cag'];
    game.resolve([{ placeCivilians: 1 }], 'helo').choose('roslin', 'bow');
    expect(game.count('civilian', 'bow')).toBe(1);
  });

  test('R-FLT-53 nobody has looked at a ship that is placed', () => {
    const game = fleetScene({ players })
      .resolve([{ placeCivilians: 1 }], 'roslin')
      .choose('apollo', 'bow');
    expect(game.state.ships).toMatchObject([{ kind: 'civilian', seenBy: [] }]);
  });
});

describe('escorts', () => {
  test('R-FLT-55 any viper brings a ship back to the pile, raiders or not, and stays', () => {
    const game = fleetScene({ players, ships: { stern: { viper: 1, civilian: 2, raider: 1 } } });
    const left = game.state.civilianPile.length;
    game.resolve([{ viperActivations: 1 }], 'roslin').choose('roslin', 'escort-stern-viper');
    expect([game.count('civilian'), game.count('viper', 'stern'), game.state.civilianPile.length]).toEqual([
      1,
      1,
      left + 1,
    ]);
    expect(game.told('escorted')).toMatchObject([{ area: 'stern', model: 'viper' }]);
  });

  test("R-FLT-54 one ship for each activation; the pilot's own activation is one too", () => {
    const game = fleetScene({
      players: ['roslin', { starbuck: { piloting: 'bow' } }, 'helo'],
      ships: { bow: { civilian: 2 } },
    });
    game.actions('starbuck', 2).choose('starbuck', 'escort-bow').choose('starbuck', 'escort-bow');
    expect([game.count('civilian'), game.where('starbuck')]).toEqual([0, 'bow']);
  });

  test("R-FLT-54 a pilot's move and attacks by a card are no escort", () => {
    const game = fleetScene({
      players: ['roslin', { starbuck: { piloting: 'bow', hand: ['maximum-firepower/3'] } }, 'helo'],
      ships: { bow: { civilian: 1, raider: 1 } },
    });
    game.resolve([{ viperAttacks: 2 }], 'starbuck');
    expect(game.ids('starbuck')).toEqual(['attack-bow-raider']);
    game.call('move', { seat: 1, to: undefined });
    expect(game.ids('starbuck').some((id) => id.startsWith('escort'))).toBe(false);
  });

  test('R-FLT-55 a ship that somebody has looked at is a choice of its own, and its face tells nothing to others', () => {
    const game = fleetScene({ players, ships: { stern: { viper: 1, civilian: 3 } } });
    const [seen] = game.state.ships.filter(({ kind }) => kind === 'civilian');
    if (seen?.kind === 'civilian') seen.seenBy.push(0);
    game.resolve([{ viperActivations: 1 }], 'roslin');
    const escorts = game.ids('roslin').filter((id) => id.startsWith('escort'));
    expect(escorts).toEqual([`escort-stern${seen?.id ?? ''}-viper`, 'escort-stern-viper']);
    game.choose('roslin', escorts[0] ?? '');
    expect(game.state.ships).not.toContainEqual(expect.objectContaining({ id: seen?.id }));
  });

  test('R-FLT-54 without the board there is none', () => {
    const game = scene({ players: ['roslin', 'apollo', 'helo'], ships: { stern: { viper: 1, civilian: 1 } } });
    game.resolve([{ viperActivations: 1 }], 'roslin');
    expect(game.ids('roslin').some((id) => id.startsWith('escort'))).toBe(false);
  });
});

describe('Mark VII vipers', () => {
  test('R-FLT-57 example 11: one activation takes it two areas far', () => {
    const game = fleetScene({ players, markVII: { stern: 1 } }).resolve([{ viperActivations: 1 }], 'roslin');
    game.choose('roslin', 'move-stern-portBow-viperMarkVII');
    expect(game.state.ships).toMatchObject([{ kind: 'viper', model: 'viperMarkVII', area: 'portBow' }]);
  });

  test.each([
    [5, 'miss'],
    [6, 'damaged'],
    [7, 'damaged'],
    [8, 'destroyed'],
  ] as const)('R-FLT-57 R-CMB-70 attacked by a raider with a %i: %s', (die, result) => {
    const game = fleetScene({ players, markVII: { stern: 1 }, ships: { stern: { raider: 1 } } })
      .dice(die)
      .activate('raiders')
      .decline();
    expect(game.told('attack')).toMatchObject([{ target: 'viper', model: 'viperMarkVII', result }]);
    expect(game.count('viper')).toBe(result === 'miss' ? 1 : 0);
    expect([game.state.damagedCraft['viperMarkVII'], game.state.destroyed['viperMarkVII']]).toEqual([
      result === 'damaged' ? 5 : 4,
      result === 'destroyed' ? 1 : 0,
    ]);
  });

  test('R-FLT-58 whoever repairs chooses which', () => {
    const game = fleetScene({ players, damagedVipers: 1 }).resolve([{ repairVipers: 1 }], 'helo');
    game.choose('helo', 'viperMarkVII');
    expect([game.state.reserves['viperMarkVII'], game.state.damagedCraft]).toMatchObject([
      1,
      { viper: 1, viperMarkVII: 3 },
    ]);
  });

  test('R-CMB-94 it waits in the box of damaged vipers, where no one can launch it, until it is repaired', () => {
    const models = (game: Table): ReadonlyArray<string | undefined> => {
      game.resolve([{ viperActivations: 1 }], 'roslin');
      return [
        ...new Set(
          game.choices('roslin').choices.flatMap((choice) => (choice.kind === 'launchViper' ? [choice.model] : [])),
        ),
      ];
    };
    const repaired = fleetScene({ players }).resolve([{ repairVipers: 1 }], 'helo');
    expect([repaired.state.reserves['viperMarkVII'], repaired.state.damagedCraft['viperMarkVII']]).toEqual([1, 3]);
    expect([models(fleetScene({ players })), models(repaired)]).toEqual([['viper'], ['viper', 'viperMarkVII']]);
  });

  test('R-FLT-59 a raider attacks the unmanned one, and the current player picks the model', () => {
    const game = fleetScene({
      players: ['roslin', { starbuck: { piloting: 'bow' } }, 'helo'],
      markVII: { bow: 1 },
      ships: { bow: { viper: 1, raider: 1 } },
    }).activate('raiders');
    expect(game.choices('roslin').choices).toMatchObject([{ model: 'viper' }, { model: 'viperMarkVII' }]);
  });

  test('cylonFleet: R-SET-101 the game starts with 6 vipers, 4 damaged Mark VIIs and 20 raiders, else with 8, 0 and 16', () => {
    const { state } = fleetScene({ players });
    expect([state.reserves, state.damagedCraft]).toMatchObject([
      { viper: 6, viperMarkVII: 0, raptor: 4 },
      { viper: 0, viperMarkVII: 4 },
    ]);
    expect([state.supply, boardOf(fleetScene({ players })).pursuit]).toEqual([
      { basestar: 2, raider: 20, heavyRaider: 4 },
      0,
    ]);
    const without = scene({ players, options: { expansions: ['exodus'] } }).state;
    expect([without.reserves, without.damagedCraft]).toEqual([
      { viper: 8, raptor: 4 },
      { viper: 0, raptor: 0 },
    ]);
    expect([without.supply, without.modules.cylonFleet]).toEqual([
      { basestar: 2, raider: 16, heavyRaider: 4 },
      undefined,
    ]);
  });
});

describe('the title', () => {
  test('R-SET-84 R-TTL-50 goes to the highest in its line', () => {
    expect(fleetScene({ players }).holder('cag')).toBe('apollo');
    expect(fleetScene({ players: ['roslin', 'tigh', 'helo'] }).holder('cag')).toBe('helo');
  });

  test("R-TTL-36 R-TTL-39 hands it over after a viper's activation, to whom the CAG wants, not to somebody in the Brig", () => {
    const game = fleetScene({
      players: ['roslin', 'apollo', { starbuck: { at: 'brig' } }, 'helo'],
      ships: { portBow: { viper: 1 }, bow: {} },
      current: 'apollo',
    });
    game.actions('apollo').choose('apollo', 'handOver').choose('apollo', 'move-portBow-bow-viper');
    expect(game.choices('apollo').choices).toMatchObject([{ seat: 3 }, { seat: 0 }]);
    game.choose('apollo', 'helo');
    expect([game.holder('cag'), game.count('viper', 'bow')]).toEqual(['helo', 1]);
  });

  describe('R-TTL-36 nobody else can hold it', () => {
    const alone = (viper: number): Table =>
      fleetScene({
        players: [{ roslin: { revealed: true } }, 'apollo', { starbuck: { at: 'brig' } }],
        current: 'apollo',
        reserves: { viper },
      }).actions('apollo');

    test('it stays, and a viper may be sent', () => {
      const game = alone(1).choose('apollo', 'handOver').choose('apollo', 'launch-portBow-viper').decline();
      expect([game.holder('cag'), game.question('apollo'), game.count('viper', 'portBow')]).toEqual([
        'apollo',
        undefined,
        1,
      ]);
    });

    test('without a viper to send either the action is not offered', () => {
      expect(alone(0).ids('apollo')).not.toContain('handOver');
    });
  });

  test('R-TTL-39 it can be handed over without any viper', () => {
    const game = fleetScene({ players, current: 'apollo', reserves: { viper: 0 } });
    game.actions('apollo').choose('apollo', 'handOver').choose('apollo', 'roslin');
    expect(game.holder('cag')).toBe('roslin');
  });

  test('R-TTL-36 R-TURN-149 who has lost it while the viper was activated has nothing to give', () => {
    const game = fleetScene({
      players: ['starbuck', { apollo: { at: 'command' } }, 'tigh', 'zarek'],
      titles: { cag: 'starbuck', president: 'apollo' },
      quorumHand: ['arrest-order'],
    })
      .actions('starbuck')
      .choose('starbuck', 'handOver')
      .choose('starbuck', 'launch-portBow-viper');
    game.choose('apollo', 'alert-viper-pilot').choose('apollo', 'arrest-order').choose('apollo', 'starbuck');
    expect([game.where('starbuck'), game.holder('cag'), game.question('starbuck')?.topic.kind]).toEqual([
      'brig',
      'apollo',
      undefined,
    ]);
  });

  test('R-TTL-37 example 12: leads the wing and acts again, only while piloting', () => {
    const game = fleetScene({
      players: ['roslin', { starbuck: { piloting: 'stern' } }, 'helo'],
      current: 'starbuck',
      ships: { bow: { viper: 1, civilian: 1 }, stern: { raider: 1 } },
    });
    game.actions('starbuck').choose('starbuck', 'wingCommand').choose('starbuck', 'escort-bow-viper');
    expect(game.count('civilian')).toBe(0);
    game.dice(5).choose('starbuck', 'attack-stern-raider').decline();
    expect(game.count('raider')).toBe(0);
    const ashore = fleetScene({ players, current: 'apollo' }).actions('apollo');
    expect(ashore.ids('apollo')).toContain('handOver');
    expect(ashore.ids('apollo')).not.toContain('wingCommand');
  });

  test('R-TTL-37 R-TTL-39 example 8: once in the turn, whoever is CAG; the other action may follow', () => {
    const game = fleetScene({
      players: ['roslin', { starbuck: { piloting: 'stern' } }, { apollo: { piloting: 'bow' } }],
      current: 'starbuck',
      titles: { cag: 'starbuck' },
    });
    game.actions('starbuck').choose('starbuck', 'wingCommand').pass('starbuck');
    expect(game.ids('starbuck')).toContain('handOver');
    expect(game.ids('starbuck')).not.toContain('wingCommand');
    game.choose('starbuck', 'handOver').pass('starbuck').choose('starbuck', 'apollo').actions('apollo');
    expect(game.ids('apollo')).not.toContain('wingCommand');
  });

  test('R-TTL-38 example 7: lost in the Brig, by the line', () => {
    const game = fleetScene({ players }).resolve([{ send: { who: 'you', to: 'brig' } }], 'apollo');
    expect(game.holder('cag')).toBe('starbuck');
  });

  test('R-TTL-38 R-TTL-33 all in the Brig: the highest of them has it', () => {
    const game = fleetScene({
      players: ['roslin', { apollo: { at: 'brig' } }, { starbuck: { at: 'brig' } }],
      titles: { cag: 'roslin' },
    });
    game.resolve([{ send: { who: 'you', to: 'brig' } }], 'roslin');
    expect(game.holder('cag')).toBe('apollo');
  });

  test('R-TTL-07 R-TTL-49 who is CAG when the ship is placed places it', () => {
    const game = fleetScene({ players }).resolve(
      [{ send: { who: 'you', to: 'brig' } }, { placeCivilians: 1 }],
      'apollo',
    );
    expect(game.choices('starbuck').topic.kind).toBe('placeCivilian');
  });

  test('R-FLT-92 R-TTL-02 an infiltrator is never CAG', () => {
    const game = scene({
      players: ['roslin', 'helo', { cavil: { infiltrating: true, at: 'armory' } }, 'tigh'],
      options: { expansions: ['pegasus', 'exodus'], switches: [...withFleet.switches], cylonLeader: true },
      titles: { cag: 'helo' },
      current: 'helo',
    });
    game.actions('helo').choose('helo', 'handOver').pass('helo');
    expect(
      game
        .choices('helo')
        .choices.map((choice) => (choice.kind === 'seat' ? choice.seat : -1))
        .toSorted(),
    ).toEqual([0, 3]);
  });
});
