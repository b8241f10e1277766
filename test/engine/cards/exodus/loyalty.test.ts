import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { people, scene } from '../../scene.ts';
import { exodusScene, withExodus, withPegasusAndExodus } from '../../exodusScene.ts';
import { SetUp } from '../../setUp.ts';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';

const boarding = 'you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track';
const back = 'you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2';

function reveal(slug: string, more: Partial<Scene> = {}, at = 'command'): Table {
  const game = exodusScene({ players: [{ tigh: { at, loyalty: [slug] } }, 'zarek', 'roslin'], ...more });
  return game.actions('tigh').choose('tigh', `loyalty/exodus/${slug}`);
}

describe('the Cylon cards of Exodus', () => {
  test('loyalty/exodus/you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track: 1 on the start, if its owner wants', () => {
    expect(reveal(boarding).choose('tigh', 'yes').state.boarding).toEqual([0]);
    expect(reveal(boarding).choose('tigh').state.boarding).toEqual([]);
  });

  test('loyalty/exodus/you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track: nothing if all 4 are on the track', () => {
    expect(reveal(boarding, { boarding: [0, 0, 1, 2] }).choose('tigh', 'yes').state.boarding).toEqual([0, 0, 1, 2]);
  });

  test('loyalty/exodus/you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2: 2 back, not below the start', () => {
    expect(reveal(back, { jumpTrack: 3 }).choose('tigh', 'yes').state.jumpTrack).toBe(1);
    expect(reveal(back, { jumpTrack: 1 }).choose('tigh', 'yes').state.jumpTrack).toBe(0);
    expect(reveal(back, { jumpTrack: 3 }).choose('tigh').state.jumpTrack).toBe(3);
  });

  test('R-LOY-51 not from the Brig', () => {
    const game = reveal(back, { jumpTrack: 3 }, 'brig');
    expect([game.player('tigh').cylon, game.state.jumpTrack]).toEqual(['revealed', 3]);
  });
});

/** R-SET-52, R-SET-59: Cylon cards and others in the deck, less those dealt, with what is added later. */
test.each([
  [3, 1, 6, 0],
  [4, 1, 7, 1],
  [5, 2, 9, 0],
  [6, 2, 10, 1],
] as const)(
  'R-SET-52 R-SET-53 R-SET-58 %i players: %i Cylon cards and %i others, and one card is left over in the end',
  (players, cylon, human, later) => {
    const game = new SetUp({ players, ...withExodus })
      .choose(...(['tigh', 'roslin', 'starbuck', 'tyrol', 'zarek', 'adama'] as const).slice(0, players))
      .done();
    const dealt = game.state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card));
    const all = [...dealt, ...game.state.loyaltyDeck];
    expect([
      all.filter((card) => card.includes('you-are-a-cylon')).length,
      all.filter((card) => card.includes('not-a-cylon')).length,
    ]).toEqual([cylon, human]);
    expect(game.state.loyaltyDeck).toHaveLength(players + 1);
    expect(all.filter((card) => card.includes('sympathizer'))).toHaveLength(later);
    // The unused cards stay beside the board: 11 and 5 in all.
    expect(game.state.notACylonPile).toHaveLength(16 - human);
  },
);

test('R-SET-52 with Pegasus and a Cylon Leader by the table of its own', () => {
  const game = new SetUp({ players: 5, ...withPegasusAndExodus, cylonLeader: true })
    .choose('cavil', 'roslin', 'tigh', 'starbuck', 'tyrol')
    .done();
  const all = [
    ...game.state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)),
    ...game.state.loyaltyDeck,
  ];
  expect([all.filter((card) => card.includes('you-are-a-cylon')).length, all.length]).toEqual([1, 9]);
});

test('R-SET-55 Boomer and Baltar each bring a card along', () => {
  const size = (...chosen: ReadonlyArray<'boomer' | 'baltar' | 'roslin' | 'tigh' | 'starbuck'>): number => {
    const { players, loyaltyDeck } = new SetUp({ players: 3, ...withExodus }).choose(...chosen).done().state;
    return loyaltyDeck.length + players.reduce((sum, { loyalty }) => sum + loyalty.length, 0);
  };
  expect([
    size('roslin', 'tigh', 'starbuck'),
    size('roslin', 'tigh', 'boomer'),
    size('baltar', 'tigh', 'boomer'),
  ]).toEqual([7, 8, 9]);
});

test('R-SET-14 Personal Goals and the Final Five need Exodus, and go with one another and with everything else', () => {
  const options = (expansions: ReadonlyArray<string>, switches: ReadonlyArray<string>): GameOptions => ({
    ...defaultOptions,
    players: 4,
    expansions,
    switches,
  });
  for (const chosen of [['personalGoals'], ['finalFive'], ['personalGoals', 'finalFive']]) {
    expect(checkOptions(options(['exodus'], chosen))).toEqual([]);
    expect(
      checkOptions({ ...options(['pegasus', 'exodus'], chosen), objective: 'newCaprica', cylonLeader: true }),
    ).toEqual([]);
    expect(checkOptions(options(['pegasus'], chosen))).toHaveLength(chosen.length);
  }
});

describe('R-LOY-33 the Sleeper Agent phase', () => {
  const sleep = (revealed: boolean, options: Scene['options'] = withExodus): Table =>
    scene({ players: ['tigh', { boomer: { revealed } }, 'zarek'], options }).call('sleeperAgent', { waiting: [] });

  test('a revealed Boomer gets 1 card with Exodus, 2 without; a human Boomer 2', () => {
    expect(sleep(true).player('boomer').loyalty).toHaveLength(2);
    expect(sleep(true, {}).player('boomer').loyalty).toHaveLength(3);
    const human = sleep(false);
    expect([human.player('boomer').loyalty.length, human.where('boomer')]).toEqual([3, 'brig']);
  });

  test('R-LOY-39 with Exodus alone a Cylon player keeps the cards, with Pegasus hands them over', () => {
    expect(sleep(true).question('boomer')).toBeUndefined();
    expect(sleep(true, withPegasusAndExodus).choices('boomer').topic.kind).toBe('giveLoyalty');
  });
});

describe('executions with Exodus alone', () => {
  const table = (tigh: ReadonlyArray<string>, more: Partial<Scene> = {}): Table =>
    exodusScene({ players: ['zarek', { tigh: { loyalty: tigh, hand: ['tactics/1'] } }, 'roslin'], ...more });
  const condemn = (game: Table): Table => {
    game.call('execute', { seat: 1, why: 'character/exodus/callandra-cally-tyrol' });
    return game.question('tigh')?.topic.kind === 'proveLoyalty' ? game.settle(1) : game;
  };

  test('R-EXE-40 R-EXE-42 R-EXE-47 a human: morale, a new character, 1 card added and 1 drawn', () => {
    const game = table(['human'], { loyaltyDeck: ['cylon', 'human', 'human', 'human'] });
    game.state.notACylonPile = ['loyalty/exodus/you-are-not-a-cylon'];
    condemn(game).choose('tigh', people.tory);
    expect([game.state.resources.morale, game.state.loyaltyDeck.length, game.player('tigh').loyalty.length]).toEqual([
      9, 4, 1,
    ]);
    expect([game.state.notACylonPile, game.state.loyaltyDiscard]).toEqual([[], ['loyalty/base/you-are-not-a-cylon']]);
    expect(game.where('tigh')).toBe('press-room');
  });

  test('R-EXE-21 R-EXE-22 a hidden Cylon keeps the other cards and the character', () => {
    const game = condemn(table(['cylon', 'human']));
    expect(game.player('tigh').loyalty.map(({ faceUp }) => faceUp)).toEqual([true, false]);
    expect([
      game.where('tigh'),
      game.state.resources.morale,
      game.player('tigh').superCrises.length,
      game.question('tigh'),
    ]).toEqual(['resurrection-ship', 10, 0, undefined]);
  });

  test('R-EXE-55 one new card, however many were discarded', () => {
    const game = condemn(table(['human', 'human', 'human'])).choose('tigh', people.adama);
    expect(game.player('tigh').loyalty).toHaveLength(1);
  });

  test('R-EXE-55 R-EXE-48 a Sympathizer that comes up is resolved before the titles pass on', () => {
    const game = table(['human'], {
      titles: { admiral: 'tigh' },
      loyaltyDeck: ['you-are-a-sympathizer'],
      resources: { food: 2 },
    });
    game.state.notACylonPile = [];
    condemn(game).choose('tigh', people.adama);
    // In the Brig he is no longer the highest who may hold it.
    expect([game.where('tigh'), game.holder('admiral')]).toEqual(['brig', 'zarek']);
  });

  test('R-EXE-60 a new Boomer after the Sleeper Agent phase: one more card in the deck, one more drawn, and to the Brig', () => {
    const game = table(['human']);
    game.state.sleeperAgentsHaveCome = true;
    game.state.notACylonPile = Array.from({ length: 5 }, () => 'loyalty/exodus/you-are-not-a-cylon');
    const before = game.state.loyaltyDeck.length;
    condemn(game).choose('tigh', people.boomer);
    expect([game.player('tigh').loyalty.length, game.state.loyaltyDeck.length - before, game.where('tigh')]).toEqual([
      2,
      0,
      'brig',
    ]);
  });

  test('R-EXE-63 a new Baltar before that phase: one more card in the deck and one more drawn', () => {
    const game = table(['human']);
    game.state.notACylonPile = Array.from({ length: 5 }, () => 'loyalty/exodus/you-are-not-a-cylon');
    const before = game.state.loyaltyDeck.length;
    condemn(game).choose('tigh', people.baltar);
    expect([game.player('tigh').loyalty.length, game.state.loyaltyDeck.length - before]).toEqual([2, 0]);
  });

  test('R-EXE-52 who has used an ability for once in a game may not use that of the new character', () => {
    const game = condemn(
      table(['human'], { players: ['zarek', { tigh: { spent: true, loyalty: ['human'] } }, 'roslin'] }),
    ).choose('tigh', people.gaeta);
    expect(game.actions('tigh').ids('tigh')).not.toContain('character/exodus/felix-gaeta/coup');
  });
});
