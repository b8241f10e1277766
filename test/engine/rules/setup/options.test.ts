import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { checkOptions, createGame, defaultOptions, RuleError } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { people, scene } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

const options = (set: Partial<GameOptions>): GameOptions => ({ ...defaultOptions, ...set });

test('R-SET-10 R-SET-11 R-SET-12 the base game with Kobol at any difficulty needs nothing else', () => {
  for (const difficulty of ['normal', 'easierForHumans', 'easierForCylons'] as const)
    expect(checkOptions(options({ expansions: [], objective: 'kobol', difficulty }))).toEqual([]);
});

test('R-SET-10 R-SET-11 an expansion or an objective of one that cannot be played is refused in words', () => {
  expect(inEnglish(checkOptions(options({ expansions: ['razor'] })))).toEqual([expect.stringMatching(/Razor .* yet/)]);
  expect(inEnglish(checkOptions(options({ objective: 'newCaprica' })))).toEqual([
    expect.stringMatching(/needs Pegasus/),
  ]);
  expect(inEnglish(checkOptions(options({ objective: 'ionianNebula' })))).toEqual([
    expect.stringMatching(/needs Exodus/),
  ]);
  expect(inEnglish(checkOptions(options({ objective: 'searchForHome' })))).toEqual([
    expect.stringMatching(/needs Daybreak/),
  ]);
  expect(() => createGame(options({ expansions: ['razor'] }), 'seed')).toThrow(RuleError);
});

test.each([
  [2, 1],
  [3, 0],
  [4, 0],
  [5, 0],
  [6, 0],
  [7, 1],
  [4.5, 1],
])('R-SET-18 %s players: %s objections', (players, objections) => {
  expect(checkOptions(options({ players }))).toHaveLength(objections);
});

test.each([
  [3, 1],
  [4, 0],
  [5, 1],
  [6, 0],
])('R-SET-17 without the Sympathizer with %s players: %s objections', (players, objections) => {
  expect(checkOptions(options({ players, noSympathizer: true }))).toHaveLength(objections);
});

test('R-SET-19 nothing of an objective or expansion that is not played is in the game', () => {
  const { state } = new SetUp().done();
  const piles = [state.crisis, state.superCrisis, state.quorum, state.destinations].flatMap(({ deck, discard }) => [
    ...deck,
    ...discard,
  ]);
  const cards = [
    ...piles,
    ...state.loyaltyDeck,
    ...state.quorumHand,
    ...state.destiny,
    ...state.galacticaDamage,
    ...state.basestarDamage,
  ];
  expect(cards.filter((card) => card.split('/')[1] !== 'base')).toEqual([]);
  expect(state.crisis.deck).toHaveLength(70);
});

describe('difficulty easierForHumans, difficulty easierForCylons: R-SET-120 what every resource starts at', () => {
  test.each([
    ['normal', { fuel: 8, food: 8, morale: 10, population: 12 }],
    ['easierForHumans', { fuel: 10, food: 10, morale: 12, population: 14 }],
    ['easierForCylons', { fuel: 6, food: 6, morale: 8, population: 10 }],
  ] as const)('R-SET-30 R-SET-120 %s', (difficulty, resources) => {
    expect(createGame(options({ difficulty }), 'seed').resources).toEqual(resources);
  });

  test('R-SET-54 R-SET-120 the difficulty counts on top of the game without the Sympathizer', () => {
    expect(
      createGame(options({ players: 4, noSympathizer: true, difficulty: 'easierForHumans' }), 'seed').resources,
    ).toEqual({
      fuel: 10,
      food: 9,
      morale: 11,
      population: 12,
    });
  });
});

describe('R-SET-121 the red zone', () => {
  const redZone = [
    ['fuel', 4],
    ['food', 4],
    ['morale', 5],
    ['population', 6],
  ] as const;
  const revealed = (resource: string, now: number, difficulty: GameOptions['difficulty'] = 'normal'): string => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh'],
      resources: { [resource]: now },
      options: { difficulty },
    });
    return game.call('receiveLoyalty', { seat: 2, card: 'loyalty/base/you-are-a-sympathizer' }).where('tigh');
  };

  test.each(redZone)('R-SET-121 %s from %s down is red', (resource, limit) => {
    expect([revealed(resource, limit), revealed(resource, limit + 1)]).toEqual(['brig', 'resurrection-ship']);
  });

  test.each(['easierForHumans', 'easierForCylons'] as const)(
    'R-SET-121 it stays where it is when the game is %s',
    (difficulty) => {
      expect([revealed('morale', 5, difficulty), revealed('morale', 6, difficulty)]).toEqual([
        'brig',
        'resurrection-ship',
      ]);
    },
  );
});

describe('noSympathizer: R-SET-54 without the Sympathizer, and as usual', () => {
  test('R-SET-54 fuel 8, food 7, morale 9, population 10', () => {
    expect(new SetUp({ noSympathizer: true }).state.resources).toEqual({ fuel: 8, food: 7, morale: 9, population: 10 });
    expect(new SetUp().state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 });
  });

  test.each([
    [['adama', 'roslin', 'starbuck', 'tigh'], 6 + 1],
    [['adama', 'roslin', 'starbuck', 'tigh', 'zarek', 'tyrol'], 9 + 1],
  ] as const)('R-SET-54 with %j one more card says Not a Cylon: %s in all, and no Sympathizer', (chosen, notACylon) => {
    const { state } = new SetUp({ players: chosen.length, noSympathizer: true }).choose(...chosen).done();
    const cards = [...state.loyaltyDeck, ...state.players.flatMap((player) => player.loyalty.map(({ card }) => card))];
    expect(cards.filter((card) => card.endsWith('not-a-cylon'))).toHaveLength(notACylon);
    expect(cards).not.toContain('loyalty/base/you-are-a-sympathizer');
  });

  test('R-SET-54 Sharon “Boomer” Valerii may not be chosen', () => {
    const without = new SetUp({ noSympathizer: true }).open().choices.map(({ id }) => id);
    expect([without.includes(people.boomer), without.includes(people.starbuck)]).toEqual([false, true]);
    expect(new SetUp().open().choices.map(({ id }) => id)).toContain(people.boomer);
  });

  test('R-SET-54 R-SET-71 the sheet that may not be chosen counts when the types are compared', () => {
    const game = new SetUp({ noSympathizer: true }).choose('adama', 'roslin');
    expect(game.open().choices.map(({ id }) => id)).toEqual([people.apollo, people.tyrol, people.starbuck]);
  });

  test.each([
    [true, 3],
    [false, 2],
  ] as const)('R-SET-54 R-TURN-24 a revealed Cylon draws Skill cards: %s, %i of them', (noSympathizer, cards) => {
    const game = scene({
      players: ['adama', 'roslin', 'zarek', { tigh: { revealed: true } }],
      options: { noSympathizer },
    });
    game.call('receiveSkills', { seat: 3 }).settle();
    expect(game.player('tigh').hand).toHaveLength(cards);
  });
});
