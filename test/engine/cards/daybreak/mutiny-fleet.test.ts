/** Mutiny cards about the fleet: resources, ships, the jump, Galactica. */
import { describe, expect, test } from 'vitest';
import { mutinyDiscard, mutinyScene, playMutiny, type MutinyScene } from '../../mutinyScene.ts';
import type { Table } from '../../scene.ts';

const players = ['adama', 'roslin', 'tigh'] as const;

function scene(slug: string, set: Partial<MutinyScene>): Table {
  return mutinyScene({ players, current: 'tigh', mutiny: { tigh: [slug] }, ...set });
}

function tighPlays(slug: string, set: Partial<MutinyScene> = {}): Table {
  return playMutiny(scene(slug, set), 'tigh', slug);
}

const mayPlay = (slug: string, set: Partial<MutinyScene> = {}): boolean =>
  scene(slug, set).actions('tigh').ids('tigh').includes(`mutiny/daybreak/${slug}`);

const hasLeft = (game: Table, slug: string): boolean => game.state.removed.includes(`mutiny/daybreak/${slug}`);

describe('mutiny/daybreak/feed-the-people', () => {
  test.each([
    [3, 1],
    [1, 0],
    [0, 0],
  ])('R-DAY-32 the fleet marker goes from %i to %i, 1 food, and the card leaves the game', (from, to) => {
    const game = tighPlays('feed-the-people', { jumpTrack: from, resources: { food: 5 } });
    expect([game.state.jumpTrack, game.state.resources.food]).toEqual([to, 6]);
    expect([hasLeft(game, 'feed-the-people'), mutinyDiscard(game)]).toEqual([true, []]);
  });
});

describe('mutiny/daybreak/necessary-risk', () => {
  test('1 food, then 1 basestar and 3 raiders in an area of their choice', () => {
    const game = tighPlays('necessary-risk', { resources: { food: 5 } }).choose('tigh', 'stern');
    expect([game.count('basestar', 'stern'), game.count('raider', 'stern'), game.state.resources.food]).toEqual([
      1, 3, 6,
    ]);
    expect(hasLeft(game, 'necessary-risk')).toBe(true);
  });

  test('with too few ships those that there are', () => {
    const game = scene('necessary-risk', { ships: { bow: { basestar: 2 } } });
    game.state.supply.raider = 1;
    playMutiny(game, 'tigh', 'necessary-risk').choose('tigh', 'stern');
    expect([game.count('basestar', 'stern'), game.count('raider', 'stern')]).toEqual([0, 1]);
  });

  test('with no ships at all the food is gained, and nobody is asked for an area', () => {
    const game = scene('necessary-risk', { ships: { bow: { basestar: 2 } } });
    game.state.supply.raider = 0;
    playMutiny(game, 'tigh', 'necessary-risk');
    expect([game.question('tigh'), game.told('resource').length, hasLeft(game, 'necessary-risk')]).toEqual([
      undefined,
      1,
      true,
    ]);
  });
});

describe('mutiny/daybreak/panic', () => {
  test('1 civilian ship behind Galactica, then 1 viper activation that has to be made', () => {
    const game = tighPlays('panic');
    expect(game.count('civilian', 'stern')).toBe(1);
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'viperActivation', left: 1, mandatory: true },
      min: 1,
    });
    game.choose('tigh', 'launch-portBow-viper');
    expect(game.count('viper', 'portBow')).toBe(1);
  });

  test('with no civilian ship left only the activation', () => {
    const game = scene('panic', {});
    game.state.civilianPile = [];
    playMutiny(game, 'tigh', 'panic').choose('tigh', 'launch-portBow-viper');
    expect([game.count('civilian'), game.count('viper')]).toEqual([0, 1]);
  });
});

describe('mutiny/daybreak/clipped-wings', () => {
  test('R-CMB-105 all vipers come back, pilots to the Hangar Deck, damaged ones are repaired; then 2 Treachery cards', () => {
    const pilot = { starbuck: { piloting: 'bow' } } as const;
    const game = tighPlays('clipped-wings', {
      players: ['adama', 'roslin', 'tigh', pilot],
      ships: { stern: { viper: 2 } },
      damagedVipers: 2,
      reserves: { viper: 1 },
    });
    expect([
      game.count('viper'),
      game.where('starbuck'),
      game.state.damagedCraft.viper,
      game.state.reserves.viper,
    ]).toEqual([0, 'hangar-deck', 0, 6]);
    expect(game.player('tigh').hand).toHaveLength(2);
  });

  test('R-CMB-96 all damaged vipers of several models are repaired without a question in which order', () => {
    const game = tighPlays('clipped-wings', {
      ships: { bow: { viper: 1 } },
      damagedVipers: 2,
      options: { expansions: ['exodus', 'daybreak'], switches: ['cylonFleet'] },
    });
    expect([game.question('tigh'), game.told('vipersRepaired').map(({ count, model }) => [model, count])]).toEqual([
      undefined,
      [
        ['viper', 2],
        ['viperMarkVII', 4],
      ],
    ]);
    expect(game.state.damagedCraft).toMatchObject({ viper: 0, viperMarkVII: 0 });
  });

  test('R-DAY-31 only with a viper in space; R-DAY-58 an assault raptor is one', () => {
    expect([mayPlay('clipped-wings'), mayPlay('clipped-wings', { ships: { bow: { viper: 1 } } })]).toEqual([
      false,
      true,
    ]);
  });
});

describe('mutiny/daybreak/scavenging-for-parts', () => {
  test('Galactica is damaged, and a civilian ship is mixed into the unused ones without being turned up', () => {
    const game = scene('scavenging-for-parts', { ships: { bow: { civilian: 1 }, stern: { civilian: 1 } } });
    const unused = game.state.civilianPile.length;
    playMutiny(game, 'tigh', 'scavenging-for-parts');
    const [ship] = game.state.ships.filter(({ area }) => area === 'stern');
    game.choose('tigh', `ship${ship?.id ?? ''}`);
    expect([game.count('civilian'), game.state.civilianPile.length - unused, game.told('civilianDestroyed')]).toEqual([
      1,
      1,
      [],
    ]);
    expect(game.state.damaged.length + game.told('resource').length).toBeGreaterThan(0);
  });

  test('with no civilian ship in space only the damage', () => {
    const game = tighPlays('scavenging-for-parts');
    expect([game.state.decisions, mutinyDiscard(game)]).toEqual([[], ['scavenging-for-parts']]);
  });
});

describe('mutiny/daybreak/send-a-message', () => {
  test.each([
    [5, 1],
    [8, 1],
    [4, 2],
  ])('R-TURN-127 with 2 added to the die a %i leaves %i centurions', (die, left) => {
    const game = tighPlays('send-a-message', { boarding: [2, 1] })
      .dice(die)
      .choose('tigh', 'space2')
      .decline();
    expect([game.state.boarding.length, game.told('attack').map(({ die: shown }) => shown)]).toEqual([
      left,
      [Math.min(8, die + 2)],
    ]);
    expect(game.state.damaged.length + game.told('resource').length).toBe(1);
  });

  test('the log names Galactica and not the Armory, which may be damaged', () => {
    const game = tighPlays('send-a-message', { boarding: [2], damaged: ['armory'] })
      .dice(1)
      .decline();
    expect(game.told('attack')).toMatchObject([{ attacker: 'galactica', target: 'centurion' }]);
  });

  test('with no centurion aboard only the damage', () => {
    expect(tighPlays('send-a-message').told('attack')).toEqual([]);
  });
});

describe('mutiny/daybreak/the-strong-survive', () => {
  test('a civilian ship is drawn and destroyed, the fleet marker advances, the card leaves the game', () => {
    const game = tighPlays('the-strong-survive', { civilians: ['2-population'].slice(1), jumpTrack: 1 });
    expect([game.state.destroyedCivilians.length, game.state.jumpTrack, hasLeft(game, 'the-strong-survive')]).toEqual([
      1,
      2,
      true,
    ]);
  });

  test('R-JMP-02 on Auto Jump the fleet jumps', () => {
    const game = tighPlays('the-strong-survive', { jumpTrack: 4 }).settle();
    expect([game.state.travelled.length, game.state.jumpTrack, hasLeft(game, 'the-strong-survive')]).toEqual([
      1,
      0,
      true,
    ]);
  });
});

describe('mutiny/daybreak/unauthorized-usage', () => {
  test('R-CMB-112 its player aims and rolls; then no nuke is left, those beside the board included', () => {
    const ships = { bow: { basestar: 1 }, stern: { basestar: 1 } };
    const game = scene('unauthorized-usage', { ships, options: { expansions: ['exodus', 'daybreak'] } });
    const [, second] = game.state.ships;
    playMutiny(game, 'tigh', 'unauthorized-usage')
      .dice(7)
      .choose('tigh', `basestar${second?.id ?? ''}`)
      .decline();
    expect([game.count('basestar', 'bow'), game.count('basestar', 'stern'), game.state.nukes]).toEqual([1, 0, 0]);
    expect(game.resolve([{ gainNuke: 1 }], 'adama').state.nukes).toBe(0);
    expect(hasLeft(game, 'unauthorized-usage')).toBe(true);
  });

  test('with no basestar nothing is attacked, the nukes are gone all the same', () => {
    const game = tighPlays('unauthorized-usage');
    expect([game.state.nukes, game.told('nukesRemoved').length]).toEqual([0, 1]);
  });

  test('R-DAY-31 only with a nuke', () => {
    expect([mayPlay('unauthorized-usage'), mayPlay('unauthorized-usage', { nukes: 0 })]).toEqual([true, false]);
  });

  test('R-FLT-60, R-DAY-96 with the Cylon Fleet board it hits the area of the chosen basestar', () => {
    const options = { expansions: ['exodus', 'daybreak'], switches: ['cylonFleet'] };
    const game = scene('unauthorized-usage', { ships: { bow: { basestar: 1, raider: 4 } }, options });
    playMutiny(game.dice(8), 'tigh', 'unauthorized-usage').decline();
    expect(game.told('areaNuked')).toEqual([{ kind: 'areaNuked', area: 'bow', die: 8 }]);
    expect([game.count('basestar'), game.count('raider'), game.state.nukes]).toEqual([0, 0, 0]);
  });

  test('R-DAY-96 with the Cylon Fleet board areas are chosen: one with two basestars is one choice, and its question tells what a nuke does', () => {
    const options = { expansions: ['exodus', 'daybreak'], switches: ['cylonFleet'] };
    const two = playMutiny(
      scene('unauthorized-usage', { ships: { bow: { basestar: 2 } }, options }),
      'tigh',
      'unauthorized-usage',
    );
    expect(two.told('areaNuked')).toMatchObject([{ area: 'bow' }]);
    const apart = scene('unauthorized-usage', { ships: { bow: { basestar: 1 }, stern: { basestar: 1 } }, options });
    playMutiny(apart, 'tigh', 'unauthorized-usage');
    expect([apart.choices('tigh').topic.kind, apart.ids('tigh')]).toEqual(['nukeTarget', ['bow', 'stern']]);
  });
});

describe('mutiny/daybreak/weapons-armed', () => {
  test('a raptor is destroyed for an assault raptor in the Reserves, then each basestar launches 2 raiders', () => {
    const game = scene('weapons-armed', {
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      reserves: { raptor: 2 },
    });
    const before = game.state.reserves['assaultRaptor'] ?? 0;
    playMutiny(game, 'tigh', 'weapons-armed').settle();
    const { reserves, destroyed } = game.state;
    expect([reserves.raptor, destroyed.raptor, (reserves['assaultRaptor'] ?? 0) - before]).toEqual([1, 1, 1]);
    expect([game.count('raider', 'bow'), game.count('raider', 'stern'), mutinyDiscard(game)]).toEqual([
      2,
      2,
      ['weapons-armed'],
    ]);
  });

  test('R-DAY-31 only with a raptor in the Reserves', () => {
    expect([mayPlay('weapons-armed'), mayPlay('weapons-armed', { reserves: { raptor: 0 } })]).toEqual([true, false]);
  });
});
