import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { crisisData } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import { pegasusScene } from '../../pegasusScene.ts';

const base = { titles: { admiral: 'tigh', president: 'roslin' } } as const;
const fourPlayers = ['zarek', 'tigh', 'roslin', { helo: { at: 'command' } }] as const satisfies Scene['players'];
/** The current player is Zarek, whose sheet has nothing to do with Crisis cards. */
const draw = (slug: string, set: Partial<Scene> = {}): Table =>
  pegasusScene({ players: ['zarek', 'tigh', 'roslin'], ...base, ...set }).crisis(slug);
const failed = (slug: string, set: Partial<Scene> = {}): Table =>
  draw(slug, { destiny: ['treachery/3', 'treachery/3'], ...set }).contributeNothing();
/** The player who passes it has 5 cards of strength 5 and more than enough. */
const passed = (slug: string, cards: ReadonlyArray<string>): Table => {
  const game = draw(slug, {
    players: [{ zarek: { hand: cards } }, 'tigh', 'roslin'],
    destiny: ['piloting/1', 'piloting/1'],
  });
  while (game.question('zarek')?.topic.kind !== 'contribute') game.settle(1);
  return game.choose('zarek', ...game.ids('zarek')).contributeNothing();
};
const fives = ['politics/5', 'politics/4', 'politics/4', 'leadership/5', 'leadership/4'];
const treachery = (game: Table, person: 'zarek' | 'tigh' | 'roslin'): number =>
  game
    .told('skillsDrawn')
    .filter(({ seat }) => seat === game.seat(person))
    .flatMap(({ skills }) => skills)
    .filter((skill) => skill === 'treachery').length;

describe('executions', () => {
  test("crisis/pegasus/a-verdict-of-guilty: the current player's character is executed and the Admiral discards 3", () => {
    const game = draw('a-verdict-of-guilty', {
      players: ['zarek', { tigh: { hand: ['tactics/1', 'tactics/2', 'tactics/1', 'leadership/1'] } }, 'roslin'],
    }).choose('tigh', 'option1');
    game.choose('zarek', 'william-adama').choose('tigh', 'tactics/1', 'tactics/2', 'leadership/1');
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([0]);
    expect(game.player('tigh').hand).toHaveLength(1);
  });

  test('crisis/pegasus/a-verdict-of-guilty, R-EXE-05: an Admiral who is the current player has nothing left, and no new Admiral discards', () => {
    const hand = ['tactics/1', 'tactics/2', 'tactics/1'];
    const game = draw('a-verdict-of-guilty', {
      titles: { admiral: 'zarek', president: 'roslin' },
      players: ['zarek', { tigh: { hand } }, 'roslin'],
    })
      .choose('zarek', 'option1')
      .choose('zarek', 'gaius-baltar')
      .settle();
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([0]);
    expect(game.state.titles.admiral).toBe(1);
    expect(game.player('tigh').hand).toHaveLength(3);
    expect(game.told('skillsDiscarded').filter(({ seat }) => seat === 1)).toEqual([]);
  });

  test('crisis/pegasus/a-verdict-of-guilty: or 2 damages, each of which Pegasus may take', () => {
    const game = draw('a-verdict-of-guilty')
      .choose('tigh', 'option2')
      .choose('zarek', 'pegasus')
      .choose('zarek', 'galactica');
    expect([game.told('pegasusDamaged').length, game.told('galacticaDamaged').length]).toEqual([1, 1]);
  });

  test('R-EXE-03 a Cylon player who resolves it by Caprica is not executed', () => {
    const game = pegasusScene({
      players: [{ zarek: { revealed: true, at: 'caprica' } }, 'tigh', 'roslin'],
      ...base,
    }).call('crisis', {
      ...crisisData({ seat: 0, card: 'crisis/pegasus/a-verdict-of-guilty', superCrisis: false, withIcons: false }),
    });
    game.choose('tigh', 'option1');
    expect(game.told('executed')).toEqual([]);
  });

  test('crisis/pegasus/assassination-plot: Admiral and current player discard and draw, the current player first', () => {
    const game = draw('assassination-plot', {
      players: [
        { zarek: { hand: ['politics/1', 'politics/2', 'politics/1', 'politics/2'] } },
        { tigh: { hand: ['tactics/1'] } },
        'roslin',
      ],
    }).choose('roslin', 'option1');
    game.choose('zarek', 'politics/1', 'politics/2', 'politics/1');
    expect(game.told('skillsDiscarded').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([treachery(game, 'zarek'), treachery(game, 'tigh'), game.player('zarek').hand.length]).toEqual([3, 3, 4]);
  });

  test('crisis/pegasus/assassination-plot: somebody who is both does the part of either', () => {
    const game = draw('assassination-plot', { titles: { admiral: 'zarek', president: 'roslin' } })
      .choose('roslin', 'option1')
      .settle();
    expect(treachery(game, 'zarek')).toBe(6);
  });

  test('crisis/pegasus/assassination-plot: or the Admiral is executed', () => {
    expect(
      draw('assassination-plot')
        .choose('roslin', 'option2')
        .told('executed')
        .map(({ seat }) => seat),
    ).toEqual([1]);
  });
});

describe('Treachery', () => {
  test('crisis/pegasus/an-offer-of-peace: a failure costs morale and puts 2 Treachery cards into the Destiny deck', () => {
    const game = failed('an-offer-of-peace').settle();
    expect(game.state.resources.morale).toBe(9);
    expect(game.told('destinySeeded')).toMatchObject([{ skill: 'treachery', count: 2 }]);
  });

  test('crisis/pegasus/an-offer-of-peace: from 6 on only the cards go in', () => {
    const game = draw('an-offer-of-peace', { destiny: ['politics/4', 'politics/4'] })
      .contributeNothing()
      .settle();
    expect([
      game.told('checkResult')[0]?.result,
      game.state.resources.morale,
      game.told('destinySeeded').length,
    ]).toEqual(['partial', 10, 1]);
  });

  test.each(['option1', 'option2'])('crisis/pegasus/civilian-ship-nuked %s', (option) => {
    const game = draw('civilian-ship-nuked', {
      players: [{ zarek: { hand: ['politics/1', 'politics/2'] } }, 'tigh', 'roslin'],
    })
      .choose('roslin', option)
      .settle();
    expect(game.told('civilianDestroyed')).toHaveLength(option === 'option1' ? 1 : 2);
    expect([treachery(game, 'zarek'), treachery(game, 'roslin')]).toEqual(option === 'option1' ? [1, 1] : [0, 0]);
  });

  test('crisis/pegasus/code-blue: every human discards 2 and draws 2, one after the other', () => {
    const game = draw('code-blue', {
      players: [
        { zarek: { hand: ['politics/1', 'politics/2', 'politics/1'] } },
        { tigh: { hand: ['tactics/1'] } },
        { roslin: { revealed: true } },
      ],
      titles: {},
    }).choose('zarek', 'option2');
    expect(game.told('skillsDrawn')).toEqual([]);
    game.choose('zarek', 'politics/1', 'politics/2').settle();
    expect([treachery(game, 'zarek'), treachery(game, 'tigh'), treachery(game, 'roslin')]).toEqual([2, 2, 0]);
  });

  test('crisis/pegasus/code-blue: the check looks at a Loyalty card or sends the current player to the Brig', () => {
    const game = draw('code-blue', { destiny: ['piloting/1', 'piloting/1'] })
      .choose('zarek', 'option1')
      .contributeNothing()
      .settle();
    expect([game.state.resources.morale, game.where('zarek')]).toEqual([9, 'brig']);
  });

  test('crisis/pegasus/medical-breakthrough: a pass draws for every human, a failure costs', () => {
    const good = passed('medical-breakthrough', fives).settle();
    expect(good.told('skillsDrawn').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const bad = failed('medical-breakthrough').settle();
    expect([bad.state.resources.morale, treachery(bad, 'zarek')]).toEqual([9, 1]);
  });

  test('crisis/pegasus/pressure-the-supply-ships', () => {
    const game = draw('pressure-the-supply-ships').choose('tigh', 'option1').settle();
    expect(game.state.resources).toMatchObject({ food: 9, morale: 9 });
    expect(treachery(game, 'tigh')).toBe(2);
    expect(draw('pressure-the-supply-ships').choose('tigh', 'option2').settle().state.resources.food).toBe(6);
  });

  test('crisis/pegasus/reunite-the-fleet: the second option takes 2 cards at random and gives 2 Treachery cards', () => {
    const game = draw('reunite-the-fleet', {
      players: [{ zarek: { hand: ['politics/1', 'politics/2', 'politics/1'] } }, 'tigh', 'roslin'],
    })
      .choose('zarek', 'option2')
      .settle();
    expect([game.told('skillsDiscarded')[0]?.random, treachery(game, 'zarek'), treachery(game, 'tigh')]).toEqual([
      true,
      2,
      0,
    ]);
  });

  test('crisis/pegasus/reunite-the-fleet: the check brings population or costs morale', () => {
    const lost = draw('reunite-the-fleet', { destiny: ['piloting/1', 'piloting/1'] })
      .choose('zarek', 'option1')
      .contributeNothing()
      .settle();
    expect([lost.state.resources.morale, treachery(lost, 'tigh')]).toEqual([9, 1]);
  });

  test('crisis/pegasus/the-black-market', () => {
    const game = draw('the-black-market').choose('zarek', 'option2').settle();
    expect([game.state.resources.food, treachery(game, 'roslin')]).toEqual([7, 1]);
    const lost = draw('the-black-market', { destiny: ['piloting/1', 'piloting/1'] })
      .choose('zarek', 'option1')
      .contributeNothing()
      .settle();
    expect(lost.state.resources).toMatchObject({ food: 6, morale: 9 });
  });

  test('crisis/pegasus/unsettling-stories', () => {
    expect(draw('unsettling-stories').choose('zarek', 'option2').settle().state.resources.morale).toBe(9);
    const lost = draw('unsettling-stories', { destiny: ['piloting/1', 'piloting/1'] })
      .choose('zarek', 'option1')
      .contributeNothing()
      .settle();
    expect([lost.state.resources.morale, treachery(lost, 'zarek')]).toEqual([9, 1]);
  });
});

describe('the others', () => {
  test('crisis/pegasus/food-hoarding-in-the-fleet: morale whatever the roll', () => {
    const low = draw('food-hoarding-in-the-fleet').dice(3).choose('roslin', 'option1').settle();
    expect([low.state.resources.morale, low.told('civilianDestroyed').length]).toEqual([
      9 - (low.told('civilianDestroyed')[0]?.token.includes('morale') === true ? 1 : 0),
      1,
    ]);
    expect(
      draw('food-hoarding-in-the-fleet').dice(4).choose('roslin', 'option1').settle().told('civilianDestroyed'),
    ).toEqual([]);
    expect(draw('food-hoarding-in-the-fleet').choose('roslin', 'option2').settle().state.resources.food).toBe(6);
  });

  test('crisis/pegasus/review-galacticas-log: the Admiral discards', () => {
    const game = failed('review-galacticas-log', {
      players: [
        'zarek',
        { tigh: { hand: ['tactics/1', 'tactics/2', 'tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] } },
        'roslin',
      ],
    }).settle();
    expect([game.state.resources.morale, game.player('tigh').hand.length]).toEqual([9, 1]);
  });

  test('crisis/pegasus/sabotage-investigated failed: 1 morale, 1 fuel and 1 food', () => {
    expect(failed('sabotage-investigated').settle().state.resources).toMatchObject({ morale: 9, fuel: 7, food: 7 });
  });

  test('crisis/pegasus/standoff-with-pegasus: a failure costs population, morale and a viper in space', () => {
    const game = failed('standoff-with-pegasus', { ships: { bow: { viper: 1 } } });
    expect([game.state.resources.population, game.state.resources.morale, game.state.damagedCraft.viper]).toEqual([
      11, 9, 1,
    ]);
  });

  test('crisis/pegasus/standoff-with-pegasus: a pass frees somebody to any ship of the humans', () => {
    const game = pegasusScene({ players: ['zarek', { tigh: { at: 'brig' } }, 'roslin'] }).resolve(
      [
        {
          choosePlayer: {
            by: 'current',
            from: { in: 'brig' },
            optional: true,
            then: [{ release: { who: 'chosen', to: 'anyShip' } }],
          },
        },
      ],
      'zarek',
    );
    game.choose('zarek', 'tigh');
    expect(game.ids('zarek')).toEqual(
      expect.arrayContaining(['location/base/press-room', 'location/pegasus/airlock', 'location/base/command']),
    );
    for (const forbidden of ['location/base/sickbay', 'location/base/brig', 'location/pegasus/caprica'])
      expect(game.ids('zarek')).not.toContain(forbidden);
    expect(game.choose('zarek', 'airlock').where('tigh')).toBe('airlock');
  });

  test('crisis/pegasus/suspicious-election-results: the title passes, the present holder left out', () => {
    const game = draw('suspicious-election-results', { players: fourPlayers }).choose('tigh', 'option1').decline();
    expect(game.holder('president')).toBe('zarek');
    const other = draw('suspicious-election-results', {
      players: ['zarek', { tigh: { hand: ['tactics/1'] } }, 'roslin'],
    })
      .choose('tigh', 'option2')
      .settle();
    expect([other.told('skillsDiscarded')[0]?.random, treachery(other, 'tigh')]).toEqual([true, 1]);
  });

  test('crisis/pegasus/training-snafu damages 3 vipers in space or in the Reserves', () => {
    const game = failed('training-snafu', { ships: { bow: { viper: 1 } }, reserves: { viper: 4 } });
    expect(game.ids('zarek')).toEqual(['bow', 'reserves']);
    game.choose('zarek', 'bow').settle();
    expect([game.state.damagedCraft.viper, game.count('viper'), game.state.reserves.viper]).toEqual([3, 0, 2]);
  });
});

describe('Cylon attacks', () => {
  test('crisis/pegasus/dogfight: whenever raiders act, every basestar launches 2 more, which do not act', () => {
    const game = pegasusScene({
      players: ['zarek', 'tigh', 'roslin'],
      inPlay: ['crisis/pegasus/dogfight'],
      ships: { bow: { basestar: 1, raider: 1 }, starboardBow: { civilian: 1 } },
    }).activate('raiders');
    expect([game.count('raider', 'bow'), game.count('raider', 'starboardBow')]).toEqual([2, 1]);
  });

  test('crisis/pegasus/dogfight: it leaves play with the last raider; its own first step launches nothing', () => {
    const game = draw('dogfight').settle();
    expect(game.state.inPlay).toEqual(['crisis/pegasus/dogfight']);
    expect(game.count('raider')).toBe(4);
    game.resolve([{ destroyCylons: { kind: 'raider', count: 4 } }], 'zarek').settle();
    expect(game.state.inPlay).toEqual([]);
  });

  test('R-CRI-33 crisis/pegasus/dogfight: where the fleet jumps before it could stay, it does not stay', () => {
    const game = draw('dogfight', {
      players: ['zarek', { apollo: { hand: ['executive-order/1'] } }, { adama: { at: 'ftl-control' } }],
      titles: { admiral: 'adama', president: 'zarek' },
      jumpTrack: 3,
      destinations: ['barren-planet', 'icy-moon'],
    });
    game.choose('apollo', 'alert-viper-pilot').choose('apollo', 'portQuarter').choose('apollo', 'executive-order/1');
    game.choose('apollo', 'adama').choose('adama', 'actTwice').choose('adama', 'location').settle();
    expect([game.told('jumped').length, game.count('raider'), game.state.inPlay]).toEqual([1, 0, []]);
    expect(game.state.crisis.discard).toContain('crisis/pegasus/dogfight');
  });

  test('crisis/pegasus/the-guardians: every basestar that is destroyed costs 1 morale and 1 raptor', () => {
    const game = pegasusScene({
      players: ['zarek', 'tigh', 'roslin'],
      inPlay: ['crisis/pegasus/the-guardians'],
      ships: { bow: { basestar: 1 } },
    });
    const ship = game.state.ships.find(({ kind }) => kind === 'basestar');
    game.call('damageBasestar', { ship: ship?.id ?? 0, count: 3, by: 0 });
    expect([game.state.resources.morale, game.state.reserves.raptor]).toEqual([9, 3]);
  });

  test('crisis/pegasus/the-guardians: without a raptor only the morale; a jump destroys nothing', () => {
    const game = pegasusScene({
      players: ['zarek', 'tigh', 'roslin'],
      inPlay: ['crisis/pegasus/the-guardians'],
      ships: { bow: { basestar: 1 } },
      reserves: { raptor: 0 },
    });
    game.call('damageBasestar', { ship: game.state.ships[0]?.id ?? 0, count: 3, by: 0 });
    expect([game.state.resources.morale, game.state.reserves.raptor]).toEqual([9, 0]);
    const jumped = pegasusScene({
      players: ['zarek', 'tigh', 'roslin'],
      inPlay: ['crisis/pegasus/the-guardians'],
      ships: { bow: { basestar: 1 } },
      destinations: ['ragnar-anchorage', 'ragnar-anchorage'],
    })
      .jump()
      .settle();
    expect(jumped.state.reserves.raptor).toBe(4);
  });
});
