/** The Crisis cards that are a check, applied to people, with the awkward cases (crisis-base). */
import { describe, expect, test } from 'vitest';
import { face } from './crisisFaces.ts';
import { changes, check } from './crisisPlay.ts';

describe('characters at a location', () => {
  const places = [
    { card: 'cylon-virus', from: 'ftl-control', to: 'sickbay' },
    { card: 'detector-sabotage', from: 'research-lab', to: 'sickbay' },
    { card: 'missing-g4-explosives', from: 'armory', to: 'brig' },
    { card: 'security-breach', from: 'command', to: 'sickbay' },
    { card: 'weapon-malfunction', from: 'weapons-control', to: 'sickbay' },
  ] as const;

  for (const { card, from, to } of places) {
    test(`crisis/base/${card} failed sends everybody in ${from} to the ${to}, and nobody else`, () => {
      const game = check(face(card), 0, {
        players: [
          { tigh: { at: from } },
          'zarek',
          { roslin: { at: from } },
          { boomer: { at: 'communications', spent: true } },
        ],
      });
      expect([game.where('tigh'), game.where('roslin'), game.where('boomer')]).toEqual([to, to, 'communications']);
    });

    test(`crisis/base/${card} with nobody in ${from} moves nobody`, () => {
      const game = check(face(card), 0, { players: [{ tigh: { at: 'communications' } }, 'zarek', 'roslin'] });
      expect(game.told('sentTo')).toEqual([]);
    });
  }
});

describe('the current player', () => {
  test('crisis/base/cylon-accusation failed: the Brig', () => {
    expect(check(face('cylon-accusation'), 9).where('tigh')).toBe('brig');
  });

  test('crisis/base/cylon-accusation an Admiral in the Brig loses the title', () => {
    const game = check(face('cylon-accusation'), 0);
    expect(game.holder('admiral')).toBe('zarek');
  });

  test('crisis/base/cylon-accusation a pilot leaves the viper to the Reserves', () => {
    const game = check(face('cylon-accusation'), 0, {
      players: [{ boomer: { piloting: 'stern', spent: true } }, 'zarek', 'roslin'],
    });
    expect([game.where('boomer'), game.count('viper'), game.state.reserves.viper]).toEqual(['brig', 0, 8]);
  });

  test('crisis/base/terrorist-bomber failed: Sickbay', () => {
    expect(check(face('terrorist-bomber'), 8).where('tigh')).toBe('sickbay');
  });

  test('crisis/base/terrorist-bomber nobody comes from the Brig to Sickbay; the morale is lost all the same', () => {
    const game = check(face('terrorist-bomber'), 0, { players: [{ tigh: { at: 'brig' } }, 'zarek', 'roslin'] });
    expect([game.where('tigh'), changes(game)]).toEqual(['brig', { morale: -1 }]);
  });

  test('crisis/base/unexpected-reunion failed: the whole hand goes', () => {
    const game = check(face('unexpected-reunion'), 0, {
      players: [{ tigh: { hand: ['tactics/1', 'leadership/2', 'leadership/1'] } }, 'zarek', 'roslin'],
    });
    expect(game.player('tigh').hand).toEqual([]);
    expect(game.told('skillsDiscarded').flatMap(({ cards }) => cards)).toHaveLength(3);
  });

  test('crisis/base/unexpected-reunion with an empty hand only the morale is lost', () => {
    const game = check(face('unexpected-reunion'), 0);
    expect([changes(game), game.told('skillsDiscarded')]).toEqual([{ morale: -1 }, []]);
  });

  test.each([7, 0])('crisis/base/loss-of-a-friend with a total of %i: two cards of their choice', (total) => {
    const game = check(face('loss-of-a-friend'), total, {
      players: [{ tigh: { hand: ['tactics/1', 'leadership/2', 'leadership/1'] } }, 'zarek', 'roslin'],
    });
    expect(game.choices('tigh')).toMatchObject({ min: 2, max: 2 });
    game.choose('tigh', 'tactics/1', 'leadership/1');
    expect(game.player('tigh').hand).toEqual(['skill/base/executive-order/2']);
  });

  test('crisis/base/loss-of-a-friend with one card that one goes', () => {
    const game = check(face('loss-of-a-friend'), 0, {
      players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'],
    });
    expect(game.player('tigh').hand).toEqual([]);
  });
});

describe('the Admiral in Crash Landing', () => {
  const table = { players: ['apollo', 'zarek', 'tigh'] } as const;

  test('crisis/base/crash-landing failed: the Admiral spends 1 fuel', () => {
    const game = check(face('crash-landing'), 5, { players: [...table.players] });
    expect(game.choices('tigh').topic.kind).toBe('chooseEffect');
    game.choose('tigh', 'option1');
    expect([changes(game), game.where('apollo')]).toEqual([{ fuel: -1 }, 'hangar-deck']);
  });

  test('crisis/base/crash-landing failed: without the fuel 1 morale and Sickbay for the current player', () => {
    const game = check(face('crash-landing'), 5, { players: [...table.players] }).choose('tigh', 'option2');
    expect([changes(game), game.where('apollo'), game.where('tigh')]).toEqual([{ morale: -1 }, 'sickbay', 'command']);
  });

  test('crisis/base/crash-landing without fuel there is no choice', () => {
    const game = check(face('crash-landing'), 5, { resources: { fuel: 0 } });
    expect([game.state.resources.morale, game.where('tigh')]).toEqual([9, 'sickbay']);
  });

  test('crisis/base/crash-landing Helo cannot change what the Admiral decides', () => {
    const game = check(face('crash-landing'), 5, { players: ['tigh', 'zarek', 'helo'] }).choose('tigh', 'option2');
    expect([game.question('helo'), changes(game)]).toEqual([undefined, { morale: -1 }]);
  });
});

describe('the President and other characters', () => {
  test('crisis/base/elections-loom failed: the President discards 4 cards', () => {
    const game = check(face('elections-loom'), 4, {
      players: [
        'tigh',
        'zarek',
        { roslin: { hand: ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'politics/3'] } },
      ],
    });
    game.choose('roslin', 'politics/1', 'politics/2', 'leadership/1', 'leadership/2');
    expect(game.player('roslin').hand).toEqual(['skill/base/investigative-committee/3']);
  });

  test('crisis/base/elections-loom with the partial result nobody discards', () => {
    const game = check(face('elections-loom'), 5, { players: ['tigh', 'zarek', { roslin: { hand: ['politics/1'] } }] });
    expect(game.player('roslin').hand).toHaveLength(1);
  });

  test('crisis/base/elections-loom a President with 3 cards discards those; in the Brig too', () => {
    const game = check(face('elections-loom'), 0, {
      players: ['tigh', 'zarek', { roslin: { at: 'brig', hand: ['politics/1', 'politics/2', 'leadership/1'] } }],
    });
    expect(game.player('roslin').hand).toEqual([]);
  });

  test('crisis/base/guilt-by-collusion passed: the current player may send a character to the Brig, their own too', () => {
    const game = check(face('guilt-by-collusion'), 9);
    expect(
      game.choices('tigh').choices.map((choice) => (choice.kind === 'seat' ? game.person(choice.seat) : choice.kind)),
    ).toEqual(['tigh', 'zarek', 'roslin']);
    expect(game.choose('tigh', 'zarek').where('zarek')).toBe('brig');
  });

  test('crisis/base/guilt-by-collusion passed: or nobody', () => {
    const game = check(face('guilt-by-collusion'), 9).pass('tigh');
    expect([game.told('sentTo'), changes(game)]).toEqual([[], {}]);
  });

  test('crisis/base/guilt-by-collusion nobody who is there already, stranded or a Cylon player can be chosen', () => {
    const game = check(face('guilt-by-collusion'), 9, {
      players: [
        { tigh: { at: 'brig' } },
        'zarek',
        { helo: { at: 'stranded', spent: true } },
        { boomer: { revealed: true } },
      ],
    });
    expect(game.ids('tigh')).toEqual(['seat1']);
  });

  test('crisis/base/mandatory-testing passed: the President looks at 1 random Loyalty card of the current player', () => {
    const game = check(face('mandatory-testing'), 13, {
      players: [{ tigh: { loyalty: ['cylon', 'human'] } }, 'zarek', 'roslin'],
    });
    expect(game.told('loyaltySeen', 'roslin')).toMatchObject([{ by: 2, of: 0, count: 1 }]);
    expect(game.told('loyaltySeen')).toEqual([{ kind: 'loyaltySeen', by: 2, of: 0, count: 1 }]);
  });

  test('crisis/base/mandatory-testing if the President is the current player nothing is looked at', () => {
    const game = check(face('mandatory-testing'), 13, { titles: { president: 'tigh' } });
    expect(game.told('loyaltySeen')).toEqual([]);
  });

  test('crisis/base/prisoner-revolt failed: the President chooses another human player, who becomes President; the Quorum hand goes along', () => {
    const game = check(face('prisoner-revolt'), 5, {
      players: ['tigh', 'zarek', 'roslin', { boomer: { revealed: true } }, { adama: { at: 'brig', spent: true } }],
      quorumHand: ['arrest-order'],
    });
    expect(game.ids('roslin')).toEqual(['seat0', 'seat1', 'seat4']);
    game.choose('roslin', 'adama');
    expect([game.holder('president'), game.view('adama').own?.quorumHand]).toEqual([
      'adama',
      ['quorum/base/arrest-order'],
    ]);
  });

  test('crisis/base/prisoner-revolt with the partial result the title stays', () => {
    expect(check(face('prisoner-revolt'), 6).holder('president')).toBe('roslin');
  });

  test('crisis/base/prisoner-revolt without another human player the title stays', () => {
    const game = check(face('prisoner-revolt'), 0, {
      players: ['tigh', { apollo: { revealed: true } }, { boomer: { revealed: true } }],
    });
    expect([game.holder('president'), changes(game)]).toEqual(['tigh', { population: -1 }]);
  });

  test('crisis/base/terrorist-investigations passed: the current player looks at 1 random Loyalty card of another player', () => {
    const game = check(face('terrorist-investigations'), 12);
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    expect(game.choose('tigh', 'zarek').told('loyaltySeen', 'tigh')).toMatchObject([
      { by: 0, of: 1, cards: ['loyalty/base/you-are-not-a-cylon'] },
    ]);
  });

  test('crisis/base/terrorist-investigations somebody without a face-down Loyalty card cannot be chosen', () => {
    const game = check(face('terrorist-investigations'), 12, {
      players: ['tigh', 'zarek', { roslin: { loyalty: [] } }],
    });
    expect(game.told('loyaltySeen', 'tigh')).toMatchObject([{ of: 1 }]);
  });

  test('crisis/base/witch-hunt failed: the current player chooses who goes to Sickbay', () => {
    const game = check(face('witch-hunt'), 5);
    expect(game.choices('tigh')).toMatchObject({ min: 1, max: 1 });
    expect(game.choose('tigh', 'roslin').where('roslin')).toBe('sickbay');
  });

  test('crisis/base/witch-hunt nobody in the Brig or Sickbay can be chosen: the only other one is', () => {
    const game = check(face('witch-hunt'), 5, {
      players: [{ tigh: { at: 'sickbay' } }, 'zarek', { roslin: { at: 'brig' } }],
    });
    expect(game.where('zarek')).toBe('sickbay');
  });

  test('crisis/base/witch-hunt a pilot may be chosen; the viper returns to the Reserves', () => {
    const game = check(face('witch-hunt'), 5, {
      players: ['tigh', 'zarek', { boomer: { piloting: 'bow', spent: true } }],
    }).choose('tigh', 'boomer');
    expect([game.where('boomer'), game.state.reserves.viper]).toEqual(['sickbay', 8]);
  });

  test('crisis/base/witch-hunt with the partial result nobody is chosen', () => {
    expect(check(face('witch-hunt'), 6).told('sentTo')).toEqual([]);
  });

  test.each([
    [8, 9],
    [6, 9],
    [5, 8],
    [0, 8],
  ])('crisis/base/low-supplies failed with %i food: morale %i', (food, morale) => {
    expect(check(face('low-supplies'), 6, { resources: { food } }).state.resources.morale).toBe(morale);
  });
});
