/**
 * The Loyalty deck with Daybreak and the Mutineer in the first deal: R-SET-51, R-SET-52, R-SET-56, R-SET-59 to
 * R-SET-63.
 */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { mutinyHand } from '../../../../src/engine/modules/mutiny/state.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { mutineerCard } from '../../mutinyScene.ts';
import type { Person } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

const daybreak = { expansions: ['daybreak'] } as const;
const crew: ReadonlyArray<Person> = ['adama', 'roslin', 'starbuck', 'tigh', 'zarek', 'tyrol'];

/** No one of them brings a card along. */
function table(players: number, options: Partial<GameOptions> = {}, seed?: string): SetUp {
  const chosen =
    options.cylonLeader === true ? [...crew.slice(0, players - 1), 'six' as const] : crew.slice(0, players);
  return new SetUp({ ...daybreak, ...options, players }, seed).choose(...chosen).done();
}

/** All cards of the deck, those that have been dealt included. */
function kinds({ state }: SetUp): Readonly<Record<string, number>> {
  const cards = [...state.loyaltyDeck, ...state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card))];
  const count = (kind: string): number => cards.filter((card) => catalogue.loyalty.get(card)?.kind === kind).length;
  return {
    cylon: count('cylon'),
    notACylon: count('notACylon'),
    mutineer: count('mutineer'),
    others: count('sympathizer'),
  };
}

test('R-SET-51 Daybreak brings 1 Not a Cylon card and the Mutineer', () => {
  const its = [...catalogue.loyalty.values()].filter(({ expansion }) => expansion === 'daybreak');
  expect(its.map(({ kind, copies }) => [kind, copies])).toEqual([
    ['notACylon', 1],
    ['mutineer', 1],
  ]);
});

describe('R-SET-52, R-SET-61, R-SET-62 the deck by players; never a Sympathizer', () => {
  test.each([
    [3, { cylon: 1, notACylon: 5, mutineer: 0, others: 0 }],
    [4, { cylon: 1, notACylon: 7, mutineer: 1, others: 0 }],
    [5, { cylon: 2, notACylon: 8, mutineer: 0, others: 0 }],
    [6, { cylon: 2, notACylon: 10, mutineer: 1, others: 0 }],
  ])('R-SET-52, R-SET-53, R-SET-61, R-SET-62 %i players', (players, cards) => {
    expect(kinds(table(players))).toEqual(cards);
  });

  const led = { expansions: ['pegasus', 'daybreak'], cylonLeader: true } as const;

  test.each([
    [4, { cylon: 1, notACylon: 5, mutineer: 0, others: 0 }],
    [5, { cylon: 1, notACylon: 7, mutineer: 1, others: 0 }],
    [6, { cylon: 2, notACylon: 8, mutineer: 0, others: 0 }],
    [7, { cylon: 2, notACylon: 10, mutineer: 1, others: 0 }],
  ])('R-SET-52, R-SET-61, R-SET-62 %i players with a Cylon Leader', (players, cards) => {
    expect(kinds(table(players, led))).toEqual(cards);
  });

  test('R-SET-56, R-DAY-95 together with Exodus 1 more Not a Cylon card', () => {
    expect(kinds(table(4, { expansions: ['exodus', 'daybreak'] }))).toEqual({
      cylon: 1,
      notACylon: 8,
      mutineer: 1,
      others: 0,
    });
    expect(kinds(table(3, { expansions: ['pegasus', 'exodus', 'daybreak'] }))).toEqual({
      cylon: 1,
      notACylon: 6,
      mutineer: 0,
      others: 0,
    });
  });
});

describe('the first deal', () => {
  const games = Array.from({ length: 12 }, (_, n) => table(4, {}, `deal ${n}`));
  const has = ({ state }: SetUp): number =>
    state.players.findIndex(({ loyalty }) => loyalty.some(({ card }) => card === mutineerCard));
  const dealt = games.filter((game) => has(game) >= 0);

  test('R-SET-61 the card is shuffled in before the first deal, so that it is dealt now and then', () => {
    expect([dealt.length > 0, dealt.length < games.length]).toEqual([true, true]);
  });

  test('R-SET-63, R-SET-59, R-DAY-41 it is revealed at once, with 1 more Loyalty card and 1 Mutiny card', () => {
    for (const game of dealt) {
      const seat = has(game);
      const loyalty = game.state.players[seat]?.loyalty ?? [];
      expect([loyalty.length, loyalty.filter(({ faceUp }) => faceUp).map(({ card }) => card)]).toEqual([
        2,
        [mutineerCard],
      ]);
      expect(mutinyHand(game.state, seat)).toHaveLength(1);
      expect(game.all('loyaltyRevealed')).toEqual([{ kind: 'loyaltyRevealed', seat, card: mutineerCard }]);
      expect(game.at('loyaltyRevealed')).toBeLessThan(game.at('skillsDrawn'));
      expect(Object.values(game.state.titles)).not.toContain(seat);
    }
  });

  test('R-SET-63, R-DAY-42, worked example 29: the Admiral passes the title with both nukes before any Skill card is drawn', () => {
    const found = Array.from({ length: 80 }, (_, n) => `admiral ${n}`).find((seed) => {
      const game = new SetUp({ ...daybreak, players: 6 }, seed).choose(...crew);
      return game.all('loyaltyRevealed').some(({ seat }) => seat === game.seat('adama'));
    });
    const game = new SetUp({ ...daybreak, players: 6 }, found).choose(...crew).done();
    const passed = game.all('titleGained').filter(({ from }) => from === game.seat('adama'));
    expect(passed).toEqual([
      { kind: 'titleGained', title: 'admiral', seat: game.seat('tigh'), from: game.seat('adama') },
    ]);
    expect([game.state.titles.admiral, game.state.nukes]).toEqual([game.seat('tigh'), 2]);
    expect(game.events.findLastIndex(({ what }) => what.kind === 'titleGained')).toBeLessThan(game.at('skillsDrawn'));
  });
});
