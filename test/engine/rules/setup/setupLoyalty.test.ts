import { contentOf } from '../../../../src/engine/content.ts';
import { defaultOptions, view } from '../../../../src/engine/index.ts';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { scene, type Person } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

interface Cards {
  readonly cylon: number;
  readonly notACylon: number;
  readonly sympathizer: number;
}

function kinds(cards: ReadonlyArray<string>): Cards {
  const count = (kind: string): number => cards.filter((card) => catalogue.loyalty.get(card)?.kind === kind).length;
  return { cylon: count('cylon'), notACylon: count('notACylon'), sympathizer: count('sympathizer') };
}

const dealt = (game: SetUp): Array<string> =>
  game.state.players.flatMap((player) => player.loyalty.map(({ card }) => card));
const all = (game: SetUp): Cards => kinds([...game.state.loyaltyDeck, ...dealt(game)]);
const table = (...chosen: ReadonlyArray<Person>): SetUp =>
  new SetUp({ players: chosen.length }).choose(...chosen).done();

test('R-SET-51 the supply: 4 Cylon, 11 Not a Cylon, 1 Sympathizer', () => {
  const copies = [...contentOf(defaultOptions).loyalty.values()].flatMap(({ id, copies: count }) =>
    Array.from({ length: count }, () => id),
  );
  expect(kinds(copies)).toEqual({ cylon: 4, notACylon: 11, sympathizer: 1 });
});

describe('R-SET-52 R-SET-53 the deck by players', () => {
  test.each([
    [['adama', 'roslin', 'starbuck'], { cylon: 1, notACylon: 5, sympathizer: 0 }],
    [['adama', 'roslin', 'starbuck', 'tigh'], { cylon: 1, notACylon: 6, sympathizer: 1 }],
    [['adama', 'roslin', 'starbuck', 'tigh', 'zarek'], { cylon: 2, notACylon: 8, sympathizer: 0 }],
    [['adama', 'roslin', 'starbuck', 'tigh', 'zarek', 'tyrol'], { cylon: 2, notACylon: 9, sympathizer: 1 }],
  ] as const)('R-SET-50 R-SET-52 R-SET-53 %j', (chosen, cards) => {
    expect(all(table(...chosen))).toEqual(cards);
  });
});

test('R-SET-50 which of the Cylon cards are in the game is chance', () => {
  const found = Array.from({ length: 40 }, (_, n) => new SetUp({ players: 3 }, `seed ${n}`).done()).flatMap((game) => [
    ...game.state.loyaltyDeck,
    ...dealt(game),
  ]);
  expect(new Set(found.filter((card) => catalogue.loyalty.get(card)?.kind === 'cylon')).size).toBe(4);
});

test('R-SET-53 the Sympathizer is never among the first cards, but anywhere in the rest', () => {
  const games = Array.from({ length: 60 }, (_, n) => new SetUp({}, `seed ${n}`).done());
  expect(games.every((game) => kinds(dealt(game)).sympathizer === 0)).toBe(true);
  const places = new Set(games.map((game) => game.state.loyaltyDeck.indexOf('loyalty/base/you-are-a-sympathizer')));
  expect(places.size).toBeGreaterThanOrEqual(4);
});

describe('R-SET-55 characters that add a card', () => {
  test.each([
    [['adama', 'roslin', 'boomer'], 6],
    [['adama', 'baltar', 'starbuck'], 6],
    [['adama', 'baltar', 'boomer'], 7],
    [['adama', 'roslin', 'starbuck'], 5],
  ] as const)('R-SET-55 %j: %s Not a Cylon', (chosen, notACylon) => {
    expect(all(table(...chosen))).toEqual({ cylon: 1, notACylon, sympathizer: 0 });
  });
});

test('R-SET-57 one face-down card each, which only its owner sees', () => {
  const game = table('adama', 'roslin', 'starbuck', 'tigh');
  for (const [seat, player] of game.state.players.entries()) {
    expect(player.loyalty).toHaveLength(1);
    expect(view(game.state, seat).own?.loyalty).toEqual(player.loyalty);
    expect(view(game.state, (seat + 1) % 4).players[seat]).toMatchObject({ loyaltyCount: 1, openLoyalty: [] });
  }
});

test('R-SET-57 Gaius Baltar is dealt two', () => {
  const game = table('adama', 'baltar', 'starbuck');
  expect([game.player('baltar').loyalty.length, game.player('adama').loyalty.length]).toEqual([2, 1]);
});

test('R-SET-58 unused Not a Cylon cards stay aside; unused Cylon cards are gone unseen', () => {
  const game = table('adama', 'roslin', 'starbuck');
  expect(game.state.notACylonPile).toEqual(Array.from({ length: 11 - 5 }, () => 'loyalty/base/you-are-not-a-cylon'));
  expect(JSON.stringify(view(game.state, 'public'))).not.toContain('loyalty/base');
});

test('R-SET-59 in the Sleeper Agent phase each gets 1 card and Boomer 2; then the base deck is empty', () => {
  const game = scene({
    players: ['adama', 'roslin', { boomer: {} }],
    loyaltyDeck: ['human', 'human', 'human', 'human'],
  });
  game.call('sleeperAgent', { waiting: [] });
  expect(
    [game.player('adama'), game.player('roslin'), game.player('boomer')].map(({ loyalty }) => loyalty.length),
  ).toEqual([2, 2, 3]);
  expect(game.state.loyaltyDeck).toEqual([]);
});

describe('R-SET-59 what the deck holds is what the second deal needs', () => {
  test.each([
    [['adama', 'roslin', 'starbuck']],
    [['adama', 'baltar', 'boomer', 'tigh']],
    [['adama', 'roslin', 'boomer', 'tigh', 'baltar']],
    [['adama', 'roslin', 'starbuck', 'tigh', 'baltar', 'boomer']],
  ] as const)('R-SET-59 %j', (chosen) => {
    const game = table(...chosen);
    const boomer = (chosen as ReadonlyArray<string>).includes('boomer') ? 1 : 0;
    expect(game.state.loyaltyDeck).toHaveLength(chosen.length + boomer);
  });
});

test('R-SET-52 R-SET-55 worked example 1: 5 players with Baltar and Boomer', () => {
  const game = table('adama', 'baltar', 'boomer', 'tigh', 'roslin');
  expect([all(game), dealt(game).length, game.state.loyaltyDeck.length]).toEqual([
    { cylon: 2, notACylon: 10, sympathizer: 0 },
    6,
    6,
  ]);
});

test('R-SET-52 R-SET-53 worked example 2: 4 players without Baltar and Boomer', () => {
  const game = table('adama', 'roslin', 'starbuck', 'tigh');
  expect([dealt(game).length, game.state.loyaltyDeck.length, kinds(game.state.loyaltyDeck).sympathizer]).toEqual([
    4, 4, 1,
  ]);
});
