/** The 25 Crisis cards that are a check. Faces and results as the reference has them (crisis-base). */
import { describe, expect, test } from 'vitest';
import { checkCards, face, type CheckCard } from './crisisFaces.ts';
import { activated, changes, check, results, sides } from './crisisPlay.ts';

describe.each<CheckCard>(checkCards)('$card', (row) => {
  const { card, difficulty, partialAt } = row;

  test(`crisis/base/${card} passes from ${difficulty} on`, () => {
    expect(results(check(row, difficulty))).toEqual(['pass']);
    expect(results(check(row, difficulty - 1))).toEqual([partialAt === undefined ? 'fail' : 'partial']);
  });

  if (partialAt !== undefined) {
    test(`crisis/base/${card} has its partial result from ${partialAt} on`, () => {
      expect(results(check(row, partialAt))).toEqual(['partial']);
      expect(results(check(row, partialAt - 1))).toEqual(['fail']);
    });
  }

  test(`crisis/base/${card} counts ${row.skills.join(' and ')} as positive and all others as negative`, () => {
    const { positive, negative } = sides((game) => game.crisis(card));
    expect(positive).toEqual(row.skills);
    expect([...positive, ...negative]).toHaveLength(5);
  });

  test(`crisis/base/${card} activates ${row.icon} and ${row.jump ? 'has' : 'has no'} jump icon`, () => {
    const game = check(row, difficulty).settle();
    expect(activated(game)).toEqual([row.icon]);
    expect(game.state.jumpTrack).toBe(row.jump ? 1 : 0);
  });
});

test.each([
  'cylon-accusation',
  'elections-loom',
  'prison-labor',
  'resistance',
  'unidentified-ship',
  'witch-hunt',
  'weapon-malfunction',
  'low-supplies',
] as const)('crisis/base/%s has no effect when passed, and is discarded', (card) => {
  const game = check(face(card), face(card).difficulty, { ships: { bow: { viper: 2 } } });
  expect(changes(game)).toEqual({});
  expect(game.told('sentTo')).toEqual([]);
  expect(game.state.crisis.discard).toEqual([`crisis/base/${card}`]);
});

const outcomes = [
  { card: 'elections-loom', total: 5, lost: { morale: -1 } },
  { card: 'elections-loom', total: 0, lost: { morale: -1 } },
  { card: 'guilt-by-collusion', total: 0, lost: { morale: -1 } },
  { card: 'hangar-accident', total: 7, lost: { population: -1 } },
  { card: 'hangar-accident', total: 0, lost: { population: -1 } },
  { card: 'jump-computer-failure', total: 0, lost: { population: -1 } },
  { card: 'legendary-discovery', total: 0, lost: { food: -1 } },
  { card: 'loss-of-a-friend', total: 7, lost: {} },
  { card: 'loss-of-a-friend', total: 0, lost: { morale: -1 } },
  { card: 'mandatory-testing', total: 9, lost: {} },
  { card: 'mandatory-testing', total: 0, lost: { morale: -1 } },
  { card: 'missing-g4-explosives', total: 0, lost: { food: -1 } },
  { card: 'prison-labor', total: 0, lost: { morale: -1, food: -1 } },
  { card: 'prisoner-revolt', total: 6, lost: { population: -1 } },
  { card: 'prisoner-revolt', total: 0, lost: { population: -1 } },
  { card: 'resistance', total: 9, lost: { food: -1 } },
  { card: 'resistance', total: 0, lost: { food: -1, fuel: -1 } },
  { card: 'security-breach', total: 0, lost: { morale: -1 } },
  { card: 'terrorist-bomber', total: 0, lost: { morale: -1 } },
  { card: 'terrorist-investigations', total: 6, lost: {} },
  { card: 'terrorist-investigations', total: 0, lost: { morale: -1 } },
  { card: 'the-olympic-carrier', total: 8, lost: { population: -1 } },
  { card: 'the-olympic-carrier', total: 0, lost: { morale: -1, population: -1 } },
  { card: 'unexpected-reunion', total: 0, lost: { morale: -1 } },
  { card: 'unidentified-ship', total: 0, lost: { population: -1 } },
  { card: 'witch-hunt', total: 6, lost: { morale: -1 } },
  { card: 'witch-hunt', total: 0, lost: { morale: -1 } },
] as const;

for (const { card, total, lost } of outcomes) {
  test(`crisis/base/${card} with a total of ${total}: ${Object.keys(lost).join(' and ') || 'no resource'} lost`, () => {
    expect(changes(check(face(card), total).settle())).toEqual(lost);
  });
}

test('crisis/base/resistance a resource at 0 stays at 0, and the game goes on', () => {
  const game = check(face('resistance'), 0, { resources: { food: 0, fuel: 0 } });
  expect(game.state.resources).toMatchObject({ food: 0, fuel: 0 });
  expect(game.state.over).toBeUndefined();
});

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
        players: [{ tigh: { at: from } }, 'zarek', { roslin: { at: from } }, { boomer: { at: 'communications', spent: true } }],
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
    const game = check(face('cylon-accusation'), 0, { players: [{ boomer: { piloting: 'stern', spent: true } }, 'zarek', 'roslin'] });
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

  test.each([7, 0])('crisis/base/loss-of-a-friend with a total of %i: two cards of the own choice', (total) => {
    const game = check(face('loss-of-a-friend'), total, {
      players: [{ tigh: { hand: ['tactics/1', 'leadership/2', 'leadership/1'] } }, 'zarek', 'roslin'],
    });
    expect(game.choices('tigh')).toMatchObject({ min: 2, max: 2 });
    game.choose('tigh', 'tactics/1', 'leadership/1');
    expect(game.player('tigh').hand).toEqual(['skill/base/executive-order/2']);
  });

  test('crisis/base/loss-of-a-friend with one card that one goes', () => {
    const game = check(face('loss-of-a-friend'), 0, { players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'] });
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
      players: ['tigh', 'zarek', { roslin: { hand: ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'politics/3'] } }],
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

  test('crisis/base/guilt-by-collusion passed: the current player may send a character to the Brig, the own one too', () => {
    const game = check(face('guilt-by-collusion'), 9);
    expect(game.choices('tigh').choices.map((choice) => (choice.kind === 'seat' ? game.person(choice.seat) : choice.kind))).toEqual([
      'tigh',
      'zarek',
      'roslin',
    ]);
    expect(game.choose('tigh', 'zarek').where('zarek')).toBe('brig');
  });

  test('crisis/base/guilt-by-collusion passed: or nobody', () => {
    const game = check(face('guilt-by-collusion'), 9).pass('tigh');
    expect([game.told('sentTo'), changes(game)]).toEqual([[], {}]);
  });

  test('crisis/base/guilt-by-collusion nobody who is there already, stranded or a Cylon player can be chosen', () => {
    const game = check(face('guilt-by-collusion'), 9, {
      players: [{ tigh: { at: 'brig' } }, 'zarek', { helo: { at: 'stranded', spent: true } }, { boomer: { revealed: true } }],
    });
    expect(game.ids('tigh')).toEqual(['seat1']);
  });

  test('crisis/base/mandatory-testing passed: the President looks at 1 random Loyalty card of the current player', () => {
    const game = check(face('mandatory-testing'), 13, { players: [{ tigh: { loyalty: ['cylon', 'human'] } }, 'zarek', 'roslin'] });
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
    expect([game.holder('president'), game.view('adama').own?.quorumHand]).toEqual(['adama', ['quorum/base/arrest-order']]);
  });

  test('crisis/base/prisoner-revolt with the partial result the title stays', () => {
    expect(check(face('prisoner-revolt'), 6).holder('president')).toBe('roslin');
  });

  test('crisis/base/prisoner-revolt without another human player the title stays', () => {
    const game = check(face('prisoner-revolt'), 0, { players: ['tigh', { apollo: { revealed: true } }, { boomer: { revealed: true } }] });
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
    const game = check(face('terrorist-investigations'), 12, { players: ['tigh', 'zarek', { roslin: { loyalty: [] } }] });
    expect(game.told('loyaltySeen', 'tigh')).toMatchObject([{ of: 1 }]);
  });

  test('crisis/base/witch-hunt failed: the current player chooses who goes to Sickbay', () => {
    const game = check(face('witch-hunt'), 5);
    expect(game.choices('tigh')).toMatchObject({ min: 1, max: 1 });
    expect(game.choose('tigh', 'roslin').where('roslin')).toBe('sickbay');
  });

  test('crisis/base/witch-hunt nobody in the Brig or Sickbay can be chosen: the only other one is', () => {
    const game = check(face('witch-hunt'), 5, { players: [{ tigh: { at: 'sickbay' } }, 'zarek', { roslin: { at: 'brig' } }] });
    expect(game.where('zarek')).toBe('sickbay');
  });

  test('crisis/base/witch-hunt a pilot may be chosen; the viper returns to the Reserves', () => {
    const game = check(face('witch-hunt'), 5, { players: ['tigh', 'zarek', { boomer: { piloting: 'bow', spent: true } }] }).choose(
      'tigh',
      'boomer',
    );
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

describe('ships', () => {
  test('crisis/base/cylon-tracking-device failed: a raptor is lost, a basestar comes in front and two civilian ships behind; then it launches', () => {
    const game = check(face('cylon-tracking-device'), 9);
    expect(game.state.reserves.raptor).toBe(3);
    expect([game.count('basestar', 'bow'), game.count('civilian', 'stern'), game.count('raider', 'bow')]).toEqual([1, 2, 2]);
  });

  test('crisis/base/cylon-tracking-device with no raptor and both basestars on the board the rest is done', () => {
    const game = check(face('cylon-tracking-device'), 0, { reserves: { raptor: 0 }, ships: { stern: { basestar: 2 } } });
    expect([game.state.reserves.raptor, game.count('basestar'), game.count('civilian', 'stern')]).toEqual([0, 2, 2]);
  });

  test('crisis/base/cylon-virus failed: a centurion boards', () => {
    expect(check(face('cylon-virus'), 12).state.boarding).toEqual([0]);
  });

  test('crisis/base/cylon-virus with all four centurions aboard none is placed', () => {
    expect(check(face('cylon-virus'), 0, { boarding: [1, 1, 2, 0] }).state.boarding).toEqual([1, 1, 2, 0]);
  });

  test.each([
    [7, 0, 8],
    [6, 2, 6],
  ])('crisis/base/hangar-accident with a total of %i: %i vipers of the Reserves are damaged', (total, box, reserves) => {
    const { state } = check(face('hangar-accident'), total);
    expect([state.damagedCraft.viper, state.reserves.viper]).toEqual([box, reserves]);
  });

  test('crisis/base/hangar-accident with one viper in the Reserves that one is damaged', () => {
    const { state } = check(face('hangar-accident'), 0, { reserves: { viper: 1 } });
    expect([state.damagedCraft.viper, state.reserves.viper]).toEqual([1, 0]);
  });

  test.each([[2, 1], [0, 0]])('crisis/base/jump-computer-failure failed: the fleet marker goes from %i to %i', (jumpTrack, after) => {
    expect(check(face('jump-computer-failure'), 6, { jumpTrack }).state.jumpTrack).toBe(after);
  });

  test('crisis/base/legendary-discovery failed: a raptor is lost, and none if there is none', () => {
    expect(check(face('legendary-discovery'), 13).state.reserves.raptor).toBe(3);
    expect(check(face('legendary-discovery'), 13, { reserves: { raptor: 0 } }).state.reserves.raptor).toBe(0);
  });

  test('crisis/base/weapon-malfunction the current player chooses two vipers in space; a pilot goes to Sickbay', () => {
    const game = check(face('weapon-malfunction'), 10, {
      players: ['tigh', 'zarek', { boomer: { piloting: 'bow', spent: true } }],
      ships: { stern: { viper: 2 } },
    });
    game.choose('tigh', 'bow-pilot2');
    expect([game.where('boomer'), game.count('viper', 'stern'), game.state.damagedCraft.viper]).toEqual(['sickbay', 1, 2]);
    expect(game.told('attack')).toEqual([]);
  });

  test('crisis/base/weapon-malfunction with one viper in space that one is damaged; none of the Reserves', () => {
    const { state } = check(face('weapon-malfunction'), 0, { ships: { stern: { viper: 1 } } });
    expect([state.damagedCraft.viper, state.reserves.viper]).toEqual([1, 7]);
  });
});

describe('cards that stay', () => {
  test('crisis/base/legendary-discovery passed: it lies beside the objective and counts 1', () => {
    const { state } = check(face('legendary-discovery'), 14);
    expect(state.travelled).toEqual(['crisis/base/legendary-discovery']);
    expect([state.crisis.discard, state.jumpTrack]).toEqual([[], 0]);
  });

  test('crisis/base/legendary-discovery passed: a milestone that is reached comes at once, before the icons', () => {
    const game = check(face('legendary-discovery'), 14, { travelled: ['deep-space', 'barren-planet'] });
    const told = game.events.map(({ what }) => what.kind);
    expect(game.told('milestone')).toMatchObject([{ distance: 4, event: 'sleeperAgent' }]);
    expect(told.indexOf('milestone')).toBeLessThan(told.indexOf('shipsActivated'));
  });

  test('crisis/base/detector-sabotage failed: it stays for the rest of the game, and nobody looks at Loyalty cards', () => {
    const game = check(face('detector-sabotage'), 7);
    expect(game.state.inPlay).toEqual(['crisis/base/detector-sabotage']);
    game.jump().settle();
    expect(game.state.inPlay).toEqual(['crisis/base/detector-sabotage']);
    game.resolve([{ lookAtLoyalty: { by: 'you', of: 'president' } }], 'tigh');
    expect([game.told('loyaltySeen', 'tigh'), game.told('lookPrevented')]).toMatchObject([[], [{ why: 'crisis/base/detector-sabotage' }]]);
  });

  test('crisis/base/detector-sabotage only the look is skipped: the rest of that card is done', () => {
    const game = check(face('terrorist-investigations'), 12, { inPlay: ['detector-sabotage'] }).settle();
    expect([game.told('loyaltySeen', 'tigh'), activated(game)]).toEqual([[], ['heavyRaiders']]);
  });

  test('crisis/base/detector-sabotage passed: it is discarded', () => {
    const { state } = check(face('detector-sabotage'), 8);
    expect([state.inPlay, state.crisis.discard]).toEqual([[], ['crisis/base/detector-sabotage']]);
  });
});
