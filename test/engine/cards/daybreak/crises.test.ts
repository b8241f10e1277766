/** The Crisis cards of Daybreak, each outcome and the awkward cases, numbers from the reference. */
import { describe, expect, test } from 'vitest';
import { daybreakScene } from '../../daybreakScene.ts';
import { activated, changes, check, firstBox, quietTable } from '../crisisPlay.ts';
import { brig, byCaprica, choose, discards, drawn, face, rich, set } from './crisisScene.ts';

describe('choices of the Admiral', () => {
  test('crisis/daybreak/abandon-galactica: a nuke is thrown away, and nothing else is lost', () => {
    const game = choose('abandon-galactica', 'tigh', 1, { nukes: 2 });
    expect([game.state.nukes, changes(game.settle()), activated(game)]).toEqual([1, {}, ['basestars']]);
  });

  test('crisis/daybreak/abandon-galactica: or 1 food, and the Admiral draws 2 Treachery cards', () => {
    const game = choose('abandon-galactica', 'tigh', 2, { nukes: 2 }).settle();
    expect([game.state.nukes, changes(game), drawn(game, 'tigh')]).toEqual([
      2,
      { food: -1 },
      ['treachery', 'treachery'],
    ]);
  });

  test('crisis/daybreak/abandon-galactica: without a nuke the first option cannot be chosen', () => {
    const game = daybreakScene({ players: quietTable, nukes: 0 }).crisis('abandon-galactica').settle();
    expect(changes(game)).toEqual({ food: -1 });
  });

  test('R-CRI-13 crisis/daybreak/abandon-galactica: Helo cannot change the choice to a nuke that is not there', () => {
    const players = ['zarek', 'tigh', { helo: { at: 'command' } }] as const;
    const with0 = daybreakScene({ players, nukes: 0 }).crisis('abandon-galactica');
    expect([with0.question('helo'), changes(with0.settle())]).toEqual([undefined, { food: -1 }]);
    const with1 = daybreakScene({ players, nukes: 1 }).crisis('abandon-galactica').choose('tigh', 'option2');
    expect(with1.choices('helo').topic).toMatchObject({ kind: 'react', window: 'choiceMade' });
  });
});

describe('An Ambitious Operation', () => {
  test('R-DAY-07 crisis/daybreak/an-ambitious-operation: 1 fuel, and another player below the limit gains a miracle token', () => {
    const players = ['tigh', { zarek: { miracles: 0 } }, { roslin: { miracles: 0 } }] as const;
    const game = choose('an-ambitious-operation', 'tigh', 1, { players });
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    game.choose('tigh', 'zarek').settle();
    expect([changes(game), game.told('miracleGained').map(({ seat }) => seat)]).toEqual([{ fuel: -1 }, [1]]);
  });

  test('R-DAY-03 crisis/daybreak/an-ambitious-operation: with everybody else at the limit only the fuel is lost', () => {
    const game = choose('an-ambitious-operation', 'tigh', 1, {
      players: [{ tigh: { miracles: 0 } }, 'zarek', 'roslin'],
    }).settle();
    expect([changes(game), game.told('miracleGained')]).toEqual([{ fuel: -1 }, []]);
  });

  test('R-DAY-05 crisis/daybreak/an-ambitious-operation: a Cylon player cannot be chosen', () => {
    const players = ['tigh', { zarek: { miracles: 0, revealed: true } }, { roslin: { miracles: 0 } }] as const;
    const game = choose('an-ambitious-operation', 'tigh', 1, { players }).settle();
    expect(game.told('miracleGained').map(({ seat }) => seat)).toEqual([2]);
  });

  test.each([
    [4, { fuel: -1 }],
    [5, {}],
  ])('crisis/daybreak/an-ambitious-operation: or the die, which shows %i', (result, lost) => {
    const game = daybreakScene({ players: quietTable })
      .crisis('an-ambitious-operation')
      .dice(result)
      .choose('tigh', 'option2');
    expect(changes(game.settle())).toEqual(lost);
  });
});

describe('choices of the President', () => {
  test('crisis/daybreak/dishonest-tactics: 1 morale, and somebody in the Brig stands on Command', () => {
    const game = choose('dishonest-tactics', 'roslin', 1, { players: ['tigh', { zarek: brig }, 'roslin'] });
    expect(game.choices('roslin')).toMatchObject({ min: 0, choices: [{ id: 'seat1' }] });
    game.choose('roslin', 'zarek').settle();
    expect([game.where('zarek'), changes(game)]).toEqual(['command', { morale: -1 }]);
  });

  test('crisis/daybreak/dishonest-tactics: the President may leave everybody there, or help herself out', () => {
    const players = [{ tigh: brig }, 'zarek', { roslin: brig }] as const;
    const stay = choose('dishonest-tactics', 'roslin', 1, { players }).pass('roslin').settle();
    expect([stay.where('tigh'), stay.where('roslin')]).toEqual(['brig', 'brig']);
    const own = choose('dishonest-tactics', 'roslin', 1, { players }).choose('roslin', 'roslin').settle();
    expect([own.where('tigh'), own.where('roslin')]).toEqual(['brig', 'command']);
  });

  test('crisis/daybreak/dishonest-tactics with nobody in the Brig: only the morale; or 1 fuel and 2 Quorum cards', () => {
    const nobody = choose('dishonest-tactics', 'roslin', 1).settle();
    expect([changes(nobody), nobody.told('moved')]).toEqual([{ morale: -1 }, []]);
    const game = choose('dishonest-tactics', 'roslin', 2).settle();
    expect([changes(game), game.state.quorumHand.length]).toEqual([{ fuel: -1 }, 2]);
  });

  test('crisis/daybreak/question-procedure: 1 morale, or 1 damage and 3 cards of the President', () => {
    expect(changes(choose('question-procedure', 'roslin', 1).settle())).toEqual({ morale: -1 });
    const game = choose('question-procedure', 'roslin', 2, rich).settle();
    expect([discards(game), game.told('galacticaDamaged').length]).toEqual([[0, 0, 3], 1]);
  });

  test('R-TURN-147 crisis/daybreak/question-procedure: with too few cards she discards all of them', () => {
    const players = ['tigh', 'zarek', { roslin: { hand: ['politics/1'] } }] as const;
    expect(discards(choose('question-procedure', 'roslin', 2, { players }).settle())).toEqual([0, 0, 1]);
  });

  test.each([
    [4, { population: -1, food: -1 }, { food: -2 }],
    [5, {}, {}],
  ] as const)(
    'crisis/daybreak/starvation-in-dogsville: the President chooses, then the die shows %i',
    (result, first, second) => {
      const start = { ...set, seed: 'dogsville' };
      const roll = (option: 1 | 2): object =>
        changes(
          daybreakScene({ players: quietTable, ...start })
            .crisis('starvation-in-dogsville')
            .dice(result)
            .choose('roslin', `option${option}`),
        );
      expect([roll(1), roll(2)]).toEqual([first, second]);
    },
  );
});

describe('choices of the current player', () => {
  const enemy = face('enemy-of-my-enemy', 13, 'politics', 'leadership', 'piloting');

  test('crisis/daybreak/enemy-of-my-enemy: even a pass costs 1 morale, a failure 2 and 1 damage', () => {
    expect(changes(firstBox(enemy, 13, set).settle())).toEqual({ morale: -1 });
    const failed = firstBox(enemy, 12, set).settle();
    expect([failed.state.resources.morale, failed.told('galacticaDamaged').length]).toEqual([8, 1]);
  });

  test('crisis/daybreak/enemy-of-my-enemy: or 2 damages', () => {
    const game = choose('enemy-of-my-enemy', 'tigh', 2).settle();
    expect([game.state.resources.morale, game.told('galacticaDamaged').length]).toEqual([10, 2]);
  });

  const falling = face('galactica-falling-apart', 8, 'leadership', 'piloting', 'engineering');

  test('crisis/daybreak/galactica-falling-apart: a pass costs nothing, a failure 1 morale and 1 damage', () => {
    const passed = firstBox(falling, 8, set).settle();
    expect([changes(passed), passed.told('galacticaDamaged')]).toEqual([{}, []]);
    const failed = firstBox(falling, 7, set).settle();
    expect([failed.state.resources.morale, failed.told('galacticaDamaged').length]).toEqual([9, 1]);
  });

  test.each([
    [6, { food: -1 }],
    [7, {}],
  ])('crisis/daybreak/galactica-falling-apart: or the die, which shows %i', (result, lost) => {
    const game = daybreakScene({ players: quietTable })
      .crisis('galactica-falling-apart')
      .dice(result)
      .choose('tigh', 'option2');
    expect(changes(game.settle())).toEqual(lost);
  });

  const cocktail = face('one-last-cocktail', 7, 'tactics', 'engineering');

  test('crisis/daybreak/one-last-cocktail: a pass costs nothing, a failure 1 food and 1 morale', () => {
    expect(changes(firstBox(cocktail, 7, set).settle())).toEqual({});
    expect(changes(firstBox(cocktail, 6, set).settle())).toEqual({ food: -1, morale: -1 });
  });

  test.each([
    [6, { morale: -1 }, 'sickbay'],
    [7, {}, 'presidents-office'],
  ])('crisis/daybreak/one-last-cocktail: or the die, which shows %i', (result, lost, place) => {
    const game = daybreakScene({ players: quietTable })
      .crisis('one-last-cocktail')
      .dice(result)
      .choose('tigh', 'option2')
      .settle();
    expect([changes(game), game.where('roslin'), game.holder('president')]).toEqual([lost, place, 'roslin']);
  });

  test('R-TURN-113 crisis/daybreak/one-last-cocktail: a President in the Brig stays there', () => {
    const players = ['tigh', 'zarek', { roslin: brig }] as const;
    const game = daybreakScene({ players }).crisis('one-last-cocktail').dice(1).choose('tigh', 'option2').settle();
    expect([changes(game), game.where('roslin')]).toEqual([{ morale: -1 }, 'brig']);
  });

  const turmoil = face('religious-turmoil', 7, 'politics', 'tactics');

  test('crisis/daybreak/religious-turmoil failed: 1 morale, and every human player discards 1 at the same time', () => {
    expect(changes(firstBox(turmoil, 7, set).settle())).toEqual({});
    const game = firstBox(turmoil, 6, { ...set, ...rich });
    expect(game.state.decisions.map(({ seat, topic }) => [seat, topic.kind])).toEqual([
      [0, 'discard'],
      [2, 'discard'],
    ]);
    expect([changes(game.settle()), discards(game)]).toEqual([{ morale: -1 }, [1, 0, 1]]);
  });

  test('R-CRI-70 crisis/daybreak/religious-turmoil by Caprica: the Cylon player makes the choice and discards nothing', () => {
    const hand = ['tactics/1', 'tactics/2'] as const;
    const players = [{ tigh: { revealed: true, at: 'caprica', hand } }, 'zarek', { roslin: { hand } }] as const;
    const game = byCaprica('religious-turmoil', { players }).choose('tigh', 'option1').contributeNothing().settle();
    expect([discards(game), game.told('shipsActivated')]).toEqual([[0, 0, 1], []]);
  });

  const hunger = [
    [4, { food: -1, population: -1 }],
    [5, {}],
  ] as const;

  test.each(hunger)('crisis/daybreak/religious-turmoil: or the die, which shows %i', (result, lost) => {
    const game = daybreakScene({ players: quietTable })
      .crisis('religious-turmoil')
      .dice(result)
      .choose('tigh', 'option2');
    expect(changes(game.settle())).toEqual(lost);
  });
});

describe('checks', () => {
  test('crisis/daybreak/domestic-dispute: nothing, or 1 morale and Sickbay', () => {
    const dispute = face('domestic-dispute', 9, 'politics', 'tactics');
    expect(changes(check(dispute, 9, set).settle())).toEqual({});
    const game = check(dispute, 8, set).settle();
    expect([changes(game), game.where('tigh')]).toEqual([{ morale: -1 }, 'sickbay']);
  });

  const despair = { ...face('give-in-to-despair', 14, 'politics', 'leadership'), partialAt: 9 };

  test('crisis/daybreak/give-in-to-despair: nothing, 1 food, or 2 morale', () => {
    expect([14, 13, 8].map((total) => changes(check(despair, total, set).settle()))).toEqual([
      {},
      { food: -1 },
      { morale: -2 },
    ]);
    expect([14, 13, 8].map((total) => drawn(check(despair, total, set).settle(), 'tigh').length)).toEqual([0, 3, 0]);
  });

  const incitement = { ...face('incitement-to-mutiny', 13, 'politics', 'leadership', 'tactics'), partialAt: 7 };

  test('R-DAY-19 crisis/daybreak/incitement-to-mutiny: nothing, 2 or 4 Treachery cards go into the Destiny deck', () => {
    const seeded = (total: number): ReadonlyArray<number> =>
      check(incitement, total, set)
        .settle()
        .told('destinySeeded')
        .map(({ count }) => count);
    expect([13, 12, 6].map(seeded)).toEqual([[], [2], [4]]);
  });

  const hybrid = { ...face('hybrid-in-panic', 12, 'tactics', 'engineering'), partialAt: 8 };

  test('crisis/daybreak/hybrid-in-panic passed: the marker advances, and once more for the icon', () => {
    expect(check(hybrid, 12, set).settle().state.jumpTrack).toBe(2);
  });

  test('R-JMP-02 crisis/daybreak/hybrid-in-panic passed before Auto Jump: the fleet jumps first, then comes the icon', () => {
    const game = check(hybrid, 12, { ...set, jumpTrack: 4, destinations: ['barren-planet', 'icy-moon'] }).settle();
    expect([game.told('jumped').length, game.state.jumpTrack]).toEqual([1, 1]);
  });

  test('crisis/daybreak/hybrid-in-panic: 2 cards of the current player, or 1 fuel', () => {
    const partial = check(hybrid, 8, { ...set, ...rich }).settle();
    expect([changes(partial), discards(partial)[0]]).toEqual([{}, 2]);
    expect(changes(check(hybrid, 7, set).settle())).toEqual({ fuel: -1 });
  });

  const uproar = face('quorum-in-uproar', 8, 'politics', 'tactics');

  test('crisis/daybreak/quorum-in-uproar failed: the President loses 2 Quorum cards and 2 Skill cards, all by chance', () => {
    const quorumHand = ['arrest-order', 'inspirational-speech', 'food-rationing'];
    const game = check(uproar, 7, { ...set, ...rich, quorumHand }).settle();
    expect([game.state.quorumHand.length, game.state.quorum.discard.length, discards(game)[2]]).toEqual([1, 2, 2]);
    expect(game.told('skillsDiscarded').filter(({ seat }) => seat === 2)).toMatchObject([{ random: true }]);
    expect(game.told('quorumDiscarded')).toMatchObject([{ seat: 2, why: 'crisis/daybreak/quorum-in-uproar' }]);
  });

  test('crisis/daybreak/quorum-in-uproar: a Quorum card that lies before somebody stays; with an empty hand nothing is told', () => {
    const players = ['tigh', { zarek: { attached: ['assign-mission-specialist'] } }, 'roslin'] as const;
    const game = check(uproar, 7, { ...set, players }).settle();
    expect([game.player('zarek').attached.length, game.told('quorumDiscarded')]).toEqual([1, []]);
    expect(check(uproar, 8, { ...set, quorumHand: ['arrest-order'] }).settle().state.quorumHand).toHaveLength(1);
  });

  test('crisis/daybreak/reactor-critical: even a pass has its price, 2 Treachery cards; a failure costs 1 fuel', () => {
    const reactor = face('reactor-critical', 7, 'tactics', 'piloting', 'engineering');
    const passed = check(reactor, 7, set).settle();
    expect([changes(passed), drawn(passed, 'tigh')]).toEqual([{}, ['treachery', 'treachery']]);
    const failed = check(reactor, 6, set).settle();
    expect([changes(failed), drawn(failed, 'tigh')]).toEqual([{ fuel: -1 }, []]);
  });

  const trust = face('rebuild-trust', 9, 'politics', 'leadership');

  test('crisis/daybreak/rebuild-trust passed: everybody in the Brig may leave, one after the other from the current player', () => {
    const players = [{ tigh: brig }, 'zarek', { roslin: { ...brig } }] as const;
    const game = check(trust, 9, { ...set, players });
    expect(game.state.decisions.map(({ seat }) => game.person(seat))).toEqual(['tigh']);
    game.choose('tigh', 'command');
    expect(game.state.decisions.map(({ seat }) => game.person(seat))).toEqual(['roslin']);
    game.pass('roslin').settle();
    expect([game.where('tigh'), game.where('roslin'), game.where('zarek')]).toEqual([
      'command',
      'brig',
      'administration',
    ]);
  });

  test('crisis/daybreak/rebuild-trust: only to Galactica, a damaged location too, and no hazardous one', () => {
    const game = check(trust, 9, { ...set, players: [{ tigh: brig }, 'zarek', 'roslin'], damaged: ['armory'] });
    expect(game.ids('tigh')).toEqual(expect.arrayContaining(['location/base/armory', 'location/base/research-lab']));
    expect(game.ids('tigh')).not.toEqual(expect.arrayContaining(['location/base/sickbay']));
    expect(game.ids('tigh')).not.toEqual(expect.arrayContaining(['location/base/press-room']));
  });

  test('crisis/daybreak/rebuild-trust failed: 2 morale, and nobody is let out', () => {
    const game = check(trust, 8, { ...set, players: [{ tigh: brig }, 'zarek', 'roslin'] }).settle();
    expect([changes(game), game.where('tigh')]).toEqual([{ morale: -2 }, 'brig']);
  });
});
