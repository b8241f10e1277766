/** The boxes of the Crisis cards, applied to people, ships and tracks, with the awkward cases (crisis-base). */
import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import { board, box, changes, firstBox } from './crisisPlay.ts';

const traitor = { card: 'a-traitor-accused', difficulty: 8, skills: ['politics', 'leadership'] } as const;
const grilled = { card: 'admiral-grilled', difficulty: 9, skills: ['politics', 'leadership'] } as const;
const screenings = { card: 'cylon-screenings', difficulty: 9, skills: ['politics', 'leadership'] } as const;
const prophecy = { card: 'fulfiller-of-prophecy', difficulty: 6, skills: ['politics', 'leadership'] } as const;
const informing = { card: 'informing-the-public', difficulty: 7, skills: ['politics', 'leadership'] } as const;

const five = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1'];

describe('A Traitor Accused', () => {
  test('crisis/base/a-traitor-accused failed: the current player must send somebody to the Brig', () => {
    const game = firstBox(traitor, 7);
    expect(game.choices('tigh')).toMatchObject({ min: 1, choices: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
    expect(game.choose('tigh', 'roslin').where('roslin')).toBe('brig');
  });

  test('crisis/base/a-traitor-accused failed with nobody eligible: nothing happens', () => {
    const game = firstBox(traitor, 0, {
      players: [{ tigh: { at: 'brig' } }, { apollo: { at: 'stranded' } }, { boomer: { revealed: true } }],
    });
    expect(game.told('sentTo')).toEqual([]);
    expect(game.state.crisis.discard).toEqual(['crisis/base/a-traitor-accused']);
  });

  test('crisis/base/a-traitor-accused second box: the current player discards 5 cards of their choice', () => {
    const game = box('a-traitor-accused', 'tigh', 2, {
      players: [{ tigh: { hand: [...five, 'tactics/5'] } }, 'zarek', 'roslin'],
    });
    expect(game.choices('tigh')).toMatchObject({ min: 5, max: 5 });
    game.choose('tigh', ...five);
    expect(game.player('tigh').hand).toEqual(['skill/base/strategic-planning/5']);
  });

  test('crisis/base/a-traitor-accused second box with 2 cards: both go', () => {
    const game = box('a-traitor-accused', 'tigh', 2, {
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2'] } }, 'zarek', 'roslin'],
    });
    expect(game.player('tigh').hand).toEqual([]);
  });
});

describe('the Admiral', () => {
  test('crisis/base/admiral-grilled failed: the Admiral, not the current player, discards 2 cards', () => {
    const game = firstBox(grilled, 8, {
      players: [
        { tigh: { hand: ['tactics/1'] } },
        'zarek',
        { helo: { hand: ['tactics/1', 'tactics/2', 'leadership/1'], spent: true } },
      ],
      titles: { admiral: 'helo' },
    });
    game.choose('helo', 'tactics/1', 'tactics/2');
    expect([game.player('helo').hand, game.player('tigh').hand]).toEqual([
      ['skill/base/executive-order/1'],
      ['skill/base/launch-scout/1'],
    ]);
  });

  test('crisis/base/build-cylon-detector first box: 1 nuke goes', () => {
    const game = box('build-cylon-detector', 'tigh', 1);
    expect([game.state.nukes, changes(game)]).toEqual([1, {}]);
  });

  test('crisis/base/build-cylon-detector without a nuke the first box cannot be chosen', () => {
    const game = scene({
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1'] } }, 'zarek', 'roslin'],
      nukes: 0,
    }).crisis('build-cylon-detector');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'discard', count: 2 } });
    expect(changes(game)).toEqual({ morale: -1 });
  });

  test('crisis/base/build-cylon-detector without a nuke Helo cannot turn the choice to the first box either', () => {
    const game = scene({ players: ['tigh', 'helo', 'roslin'], nukes: 0 }).crisis('build-cylon-detector');
    expect([game.question('helo'), game.told('optionChosen')]).toMatchObject([undefined, [{ option: 1 }]]);
  });

  test('crisis/base/declare-martial-law first box: the Admiral becomes President, with the Quorum hand', () => {
    const game = box('declare-martial-law', 'tigh', 1, { quorumHand: ['arrest-order'] });
    expect([game.holder('president'), game.view('tigh').own?.quorumHand]).toEqual([
      'tigh',
      ['quorum/base/arrest-order'],
    ]);
  });

  test('crisis/base/declare-martial-law an Admiral who is President only costs the morale', () => {
    const game = box('declare-martial-law', 'tigh', 1, { titles: { president: 'tigh' } });
    expect([game.holder('president'), changes(game), game.told('titleGained')]).toEqual(['tigh', { morale: -1 }, []]);
  });

  test('crisis/base/declare-martial-law second box: the Admiral discards 2 cards', () => {
    const game = box('declare-martial-law', 'tigh', 2, {
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1'] } }, 'zarek', 'roslin'],
    });
    expect(game.choose('tigh', 'tactics/1', 'tactics/2').player('tigh').hand).toEqual(['skill/base/executive-order/1']);
  });

  test.each(['a', 'b'])(
    'crisis/base/rescue-mission-%s first box: the current player goes to Sickbay; second: a raptor is lost, if there is one',
    (which) => {
      expect(box(`rescue-mission-${which}`, 'tigh', 1).where('tigh')).toBe('sickbay');
      expect(box(`rescue-mission-${which}`, 'tigh', 2).state.reserves.raptor).toBe(3);
      expect(box(`rescue-mission-${which}`, 'tigh', 2, { reserves: { raptor: 0 } }).state.reserves.raptor).toBe(0);
    },
  );

  test('crisis/base/rescue-mission-a first box with the current player in the Brig: only the morale', () => {
    const game = box('rescue-mission-a', 'zarek', 1, {
      players: [{ tigh: { at: 'brig' } }, 'zarek', 'roslin'],
      titles: { admiral: 'zarek' },
    });
    expect([game.where('tigh'), changes(game)]).toEqual(['brig', { morale: -1 }]);
  });

  test('crisis/base/rescue-the-fleet second box: the ships come, and the raiders are activated by the icon', () => {
    const game = box('rescue-the-fleet', 'tigh', 2);
    expect(changes(game)).toEqual({ morale: -1 });
    expect(board(game)).toEqual({ bow: { basestar: 1 }, starboardBow: { raider: 3 }, stern: { civilian: 3 } });
  });

  test('crisis/base/sleep-deprivation first box: all vipers return, a pilot comes to the Hangar Deck and then, as current player, to Sickbay', () => {
    const game = box('sleep-deprivation', 'tigh', 1, {
      players: [{ boomer: { piloting: 'bow', spent: true } }, 'tigh', { apollo: { piloting: 'stern' } }],
      ships: { bow: { viper: 2, raider: 1 } },
      damagedVipers: 1,
      reserves: { viper: 3 },
    });
    expect([game.where('boomer'), game.where('apollo')]).toEqual(['sickbay', 'hangar-deck']);
    expect([game.count('viper'), game.state.reserves.viper, game.state.damagedCraft.viper]).toEqual([0, 7, 1]);
  });
});

describe('looks at Loyalty cards', () => {
  test('crisis/base/cylon-screenings failed: the current player looks at the President or the Admiral', () => {
    const game = firstBox(screenings, 8, { titles: { admiral: 'zarek' } });
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    expect(game.choose('tigh', 'zarek').told('loyaltySeen', 'tigh')).toMatchObject([{ by: 0, of: 1, count: 1 }]);
  });

  test('crisis/base/cylon-screenings a current player who is Admiral looks at the President', () => {
    expect(firstBox(screenings, 8).told('loyaltySeen', 'tigh')).toMatchObject([{ of: 2 }]);
  });

  test('crisis/base/cylon-screenings a current player who is both looks at nobody', () => {
    const game = firstBox(screenings, 8, { titles: { president: 'tigh' } });
    expect([game.told('loyaltySeen', 'tigh'), changes(game)]).toEqual([[], { morale: -1 }]);
  });

  test('crisis/base/cylon-screenings second box: each player discards 2, all at the same time, Cylon players nothing', () => {
    const hand = ['tactics/1', 'leadership/1', 'politics/1'];
    const game = box('cylon-screenings', 'tigh', 2, {
      players: [
        { tigh: { hand } },
        { zarek: { hand: ['tactics/2'] } },
        { roslin: { hand } },
        { boomer: { revealed: true, hand } },
      ],
    });
    expect([
      game.choices('tigh').min,
      game.choices('roslin').min,
      game.question('boomer'),
      game.question('zarek'),
    ]).toEqual([2, 2, undefined, undefined]);
    game.choose('tigh', 'tactics/1', 'leadership/1');
    expect(game.told('skillsDiscarded')).toEqual([]);
    game.choose('roslin', 'tactics/1', 'leadership/1');
    expect([
      game.player('tigh').hand.length,
      game.player('zarek').hand.length,
      game.player('roslin').hand.length,
      game.player('boomer').hand.length,
    ]).toEqual([1, 0, 1, 3]);
  });

  test('crisis/base/informing-the-public passed: 1 random Loyalty card of another player, seen by the looker alone', () => {
    const game = firstBox(informing, 7, { players: ['tigh', 'zarek', { roslin: { loyalty: ['cylon', 'cylon'] } }] });
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    game.choose('tigh', 'roslin');
    expect(game.told('loyaltySeen', 'tigh')).toMatchObject([
      { of: 2, cards: ['loyalty/base/you-are-a-cylon-can-reduce-morale-by-1'] },
    ]);
    expect(game.told('loyaltySeen', 'zarek').concat(game.told('loyaltySeen'))).toEqual([
      { kind: 'loyaltySeen', by: 0, of: 2, count: 1 },
      { kind: 'loyaltySeen', by: 0, of: 2, count: 1 },
    ]);
  });
});

describe('cards of several players', () => {
  const two = ['politics/1', 'politics/2'];

  test('crisis/base/food-shortage second box: the President discards 2, then the current player 3', () => {
    const game = box('food-shortage', 'roslin', 2, {
      players: [{ tigh: { hand: five } }, 'zarek', { roslin: { hand: ['leadership/3', ...two] } }],
    });
    expect(game.question('tigh')).toBeUndefined();
    game.choose('roslin', ...two).choose('tigh', 'politics/1', 'politics/2', 'tactics/1');
    expect([game.player('roslin').hand, game.player('tigh').hand.length]).toEqual([
      ['skill/base/declare-emergency/3'],
      2,
    ]);
  });

  test.each(['food-shortage', 'water-shortage-a', 'water-shortage-b', 'water-shortage-c'])(
    'crisis/base/%s second box: a President who is the current player discards 5',
    (card) => {
      const game = box(card, 'tigh', 2, {
        players: [{ tigh: { hand: [...five, 'tactics/5'] } }, 'zarek', 'roslin'],
        titles: { president: 'tigh' },
      });
      game.choose('tigh', 'politics/1', 'politics/2').choose('tigh', 'leadership/1', 'leadership/2', 'tactics/1');
      expect(game.player('tigh').hand).toEqual(['skill/base/strategic-planning/5']);
    },
  );

  test.each(['a', 'b', 'c'])(
    'crisis/base/water-shortage-%s second box: with too few cards both discard what they have',
    (which) => {
      const game = box(`water-shortage-${which}`, 'roslin', 2, {
        players: [{ tigh: { hand: two } }, 'zarek', { roslin: { hand: ['leadership/1'] } }],
      });
      expect([game.player('tigh').hand, game.player('roslin').hand]).toEqual([[], []]);
    },
  );

  test('crisis/base/forced-water-mining second box: each player discards 1 card at random, Cylon players none', () => {
    const game = box('forced-water-mining', 'tigh', 2, {
      players: [
        { tigh: { hand: two } },
        { zarek: { hand: ['tactics/1'] } },
        'roslin',
        { boomer: { revealed: true, hand: two } },
      ],
    });
    expect(game.told('skillsDiscarded')).toMatchObject([
      { seat: 0, random: true },
      { seat: 1, random: true },
    ]);
    expect([
      game.player('tigh').hand.length,
      game.player('zarek').hand.length,
      game.player('boomer').hand.length,
    ]).toEqual([1, 0, 2]);
  });

  test('crisis/base/requested-resignation first box: President and Admiral choose 2 cards at the same time', () => {
    const hand = ['leadership/1', 'leadership/2', 'leadership/3'];
    const game = box('requested-resignation', 'tigh', 1, {
      players: ['zarek', { tigh: { hand } }, { roslin: { hand: [...two, 'politics/3'] } }],
    });
    game.choose('tigh', 'leadership/1', 'leadership/2');
    expect(game.told('skillsDiscarded')).toEqual([]);
    game.choose('roslin', ...two);
    expect([game.player('tigh').hand.length, game.player('roslin').hand.length]).toEqual([1, 1]);
  });

  test('crisis/base/requested-resignation first box: somebody who is both discards 4', () => {
    const game = box('requested-resignation', 'tigh', 1, {
      players: [{ tigh: { hand: five } }, 'zarek', 'roslin'],
      titles: { president: 'tigh' },
    });
    expect(game.choices('tigh')).toMatchObject({ min: 4, max: 4 });
  });

  test('crisis/base/requested-resignation second box: the President gives the title to the Admiral', () => {
    expect(box('requested-resignation', 'tigh', 2).choose('roslin', 'option1').holder('president')).toBe('tigh');
  });

  test('crisis/base/requested-resignation second box: or goes to the Brig and stays President', () => {
    const game = box('requested-resignation', 'tigh', 2).choose('roslin', 'option2');
    expect([game.where('roslin'), game.holder('president')]).toEqual(['brig', 'roslin']);
  });

  test('crisis/base/requested-resignation Helo cannot change what the President decides inside the second box', () => {
    const game = scene({ players: ['tigh', 'helo', 'roslin'] })
      .crisis('requested-resignation')
      .choose('tigh', 'option2')
      .pass('helo')
      .choose('roslin', 'option1');
    expect([game.question('helo'), game.holder('president')]).toEqual([undefined, 'tigh']);
  });
});

describe('Fulfiller of Prophecy', () => {
  test('crisis/base/fulfiller-of-prophecy passed: 1 Politics card, also without Politics in the skill set', () => {
    const game = firstBox(prophecy, 6);
    expect(game.told('skillsDrawn')).toMatchObject([{ seat: 0, skills: ['politics'] }]);
  });

  test('crisis/base/fulfiller-of-prophecy second box: 1 card, then after its icon a whole new Crisis card', () => {
    const game = box('fulfiller-of-prophecy', 'tigh', 2, {
      players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'],
      crisisDeck: ['water-shortage-c'],
    }).choose('roslin', 'option1');
    expect(game.player('tigh').hand).toEqual([]);
    expect(game.told('crisisDrawn').map(({ card }) => card)).toEqual([
      'crisis/base/fulfiller-of-prophecy',
      'crisis/base/water-shortage-c',
    ]);
    expect(game.told('shipsActivated').map(({ activation }) => activation)).toEqual(['basestars', 'raiders']);
    expect([changes(game), game.state.jumpTrack, game.state.crisis.discard.length]).toEqual([{ food: -1 }, 1, 2]);
  });

  test('crisis/base/fulfiller-of-prophecy second box may be taken with an empty hand', () => {
    const game = box('fulfiller-of-prophecy', 'tigh', 2, { crisisDeck: ['water-shortage-c'] });
    expect(game.choices('roslin').topic.kind).toBe('chooseOption');
  });
});
