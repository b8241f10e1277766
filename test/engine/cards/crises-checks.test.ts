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

describe('ships', () => {
  test('crisis/base/cylon-tracking-device failed: a raptor is lost, a basestar comes in front and two civilian ships behind; then it launches', () => {
    const game = check(face('cylon-tracking-device'), 9);
    expect(game.state.reserves.raptor).toBe(3);
    expect([game.count('basestar', 'bow'), game.count('civilian', 'stern'), game.count('raider', 'bow')]).toEqual([
      1, 2, 2,
    ]);
  });

  test('crisis/base/cylon-tracking-device with no raptor and both basestars on the board the rest is done', () => {
    const game = check(face('cylon-tracking-device'), 0, {
      reserves: { raptor: 0 },
      ships: { stern: { basestar: 2 } },
    });
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
  ])(
    'crisis/base/hangar-accident with a total of %i: %i vipers of the Reserves are damaged',
    (total, box, reserves) => {
      const { state } = check(face('hangar-accident'), total);
      expect([state.damagedCraft.viper, state.reserves.viper]).toEqual([box, reserves]);
    },
  );

  test('crisis/base/hangar-accident with one viper in the Reserves that one is damaged', () => {
    const { state } = check(face('hangar-accident'), 0, { reserves: { viper: 1 } });
    expect([state.damagedCraft.viper, state.reserves.viper]).toEqual([1, 0]);
  });

  test.each([
    [2, 1],
    [0, 0],
  ])('crisis/base/jump-computer-failure failed: the fleet marker goes from %i to %i', (jumpTrack, after) => {
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
    expect([game.where('boomer'), game.count('viper', 'stern'), game.state.damagedCraft.viper]).toEqual([
      'sickbay',
      1,
      2,
    ]);
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
    expect([game.told('loyaltySeen', 'tigh'), game.told('lookPrevented')]).toMatchObject([
      [],
      [{ why: 'crisis/base/detector-sabotage' }],
    ]);
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
