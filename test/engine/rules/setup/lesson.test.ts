import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { SetUp, tally } from '../../setUp.ts';

const boxes: ReadonlyArray<Partial<GameOptions>> = [
  {},
  { expansions: ['pegasus'], objective: 'newCaprica' },
  { expansions: ['exodus'], objective: 'ionianNebula', switches: ['cylonFleet', 'personalGoals', 'finalFive'] },
  { expansions: ['daybreak'], objective: 'searchForHome' },
];
const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);

const begun = (options: Partial<GameOptions>, seed: string): SetUp =>
  new SetUp({ players: 3, ...options, lesson: true }, seed).done();
const kindsOf = ({ state }: SetUp, seat: number) =>
  state.players[seat]?.loyalty.map(({ card }) => catalogue.loyalty.get(card)?.kind) ?? [];
const isCylon = (game: SetUp, seat: number): boolean => kindsOf(game, seat).includes('cylon');

describe.each(boxes)('lesson: a game that teaches, with %j', (options) => {
  const games = seeds.map((seed) => begun(options, seed));

  test('begins with the first seat, which is human, while one of the others is a Cylon', () => {
    expect(games.map(({ state }) => state.current)).toEqual(seeds.map(() => 0));
    expect(games.map((game) => [0, 1, 2].filter((seat) => isCylon(game, seat)).length)).toEqual(seeds.map(() => 1));
    expect(games.filter((game) => isCylon(game, 0))).toEqual([]);
  });

  test('either of the others may be the Cylon', () => {
    expect(new Set(games.map((game) => isCylon(game, 1)))).toEqual(new Set([true, false]));
  });

  test('the first Crisis cards bring checks and a jump before the third own turn', () => {
    for (const { state } of games) {
      const first = state.crisis.deck
        .slice(-8)
        .toReversed()
        .map((id) => catalogue.crises.get(id));
      expect(first.map((card) => card?.kind)).toEqual([
        'check',
        'check',
        'choice',
        'check',
        'choice',
        'check',
        'check',
        'choice',
      ]);
      expect(first.every((card) => card?.jump)).toBe(true);
    }
  });
});

test('R-SET-57 who learns gets two human cards where the character gets two', () => {
  for (const seed of seeds) {
    const game = new SetUp({ players: 3, lesson: true }, seed).choose('baltar').done();
    expect(kindsOf(game, 0)).toEqual(['notACylon', 'notACylon']);
  }
});

test('R-SET-52 no card is more or less than in any game', () => {
  const cards = (lesson: boolean) => {
    const { state } = new SetUp({ players: 3, lesson }).choose('adama', 'roslin', 'starbuck').done();
    const kinds = [
      ...state.loyaltyDeck,
      ...state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)),
    ].map((card) => catalogue.loyalty.get(card)?.kind ?? '');
    return { loyalty: tally(kinds), crises: tally(state.crisis.deck) };
  };
  expect(cards(true)).toEqual(cards(false));
});

test('lesson: any other game begins with a player drawn at random', () => {
  const games = seeds.map((seed) => new SetUp({ players: 3 }, seed).done());
  expect(new Set(games.map(({ state }) => state.firstPlayer)).size).toBe(3);
});
