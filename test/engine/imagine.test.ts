import { expect, test } from 'vitest';
import { answer, createGame, defaultOptions, imagine } from '../../src/engine/index.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { seedRandom } from '../../src/engine/flow/random.ts';
import { chooseAtRandom } from '../../src/players/index.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { daybreakScene } from './daybreakScene.ts';
import { mutinyScene, playMutiny } from './mutinyScene.ts';

const isCylon = (card: string): boolean => catalogue.loyalty.get(card)?.kind === 'cylon';

function cylonCards({ players, loyaltyDeck }: GameState): Array<string> {
  return [...players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)), ...loyaltyDeck].filter(isCylon);
}

/** A game of five whose first turn has begun. */
function begun(): GameState {
  const state = createGame(defaultOptions, 'box');
  const random = randomNumbers('box');
  while (state.turn === 0) {
    const [decision] = state.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    answer(state, decision.seat, decision.id, chooseAtRandom(decision, random));
  }
  return state;
}

test('R-SET-50 R-SET-52 as many Cylon cards as the rules ask for are imagined, any of those in the box, and none among those that are none', () => {
  const state = begun();
  const inGame = cylonCards(state).length;
  const seen = new Set<string>();
  const holders = new Set<number>();
  for (let n = 0; n < 80; n += 1) {
    const world = imagine(state, 0, seedRandom(`world ${n}`));
    const cards = cylonCards(world);
    expect(cards).toHaveLength(inGame);
    expect(new Set(cards).size).toBe(inGame);
    expect(world.notACylonPile.some(isCylon)).toBe(false);
    for (const card of cards) seen.add(card);
    for (const [seat, { loyalty }] of world.players.entries())
      if (loyalty.some(({ card }) => isCylon(card))) holders.add(seat);
  }
  const printed = [...catalogue.loyalty.values()].filter(({ id, expansion }) => expansion === 'base' && isCylon(id));
  expect(seen.size).toBe(printed.length);
  expect(holders.size).toBeGreaterThanOrEqual(4);
});

/**
 * A choice between two Quorum cards, one of which goes to the President, who holds another one: what the chooser
 * imagines this to be.
 */
function imaginedHands(held: string): ReadonlyArray<ReadonlyArray<string>> {
  const game = daybreakScene({
    players: [{ tigh: { hand: ['popular-influence/3'] } }, 'apollo', 'roslin'],
    titles: { president: 'roslin' },
    quorumHand: [held],
    quorumDeck: ['inspirational-speech', 'food-rationing'],
  })
    .actions('tigh')
    .choose('tigh', 'popular-influence/3');
  expect(game.ids('tigh')).toContain('quorum/base/inspirational-speech');
  return Array.from({ length: 50 }, (_, n) => imagine(game.state, 0, seedRandom(`world ${n}`)).quorumHand);
}

test('R-LOY-20 whoever may choose a Quorum card does not know that the President holds one like it', () => {
  const hands = imaginedHands('inspirational-speech');
  expect(hands).toEqual(imaginedHands('arrest-order'));
  expect(new Set(hands.map(String)).size).toBeGreaterThan(1);
});

test('R-LOY-20 whoever puts cards of the Quorum hand away knows all of it as long as they do, and nobody else does', () => {
  const game = playMutiny(
    mutinyScene({
      players: ['adama', 'roslin', 'tigh', 'starbuck'],
      current: 'tigh',
      mutiny: { tigh: ['set-the-agenda'] },
      quorumHand: ['food-rationing'],
      quorumDeck: ['inspirational-speech', 'arrest-order'],
    }),
    'tigh',
    'set-the-agenda',
  );
  const hand = game.state.quorumHand.toSorted();
  const imagined = (seat: number): Array<ReadonlyArray<string>> =>
    Array.from({ length: 30 }, (_, n) => imagine(game.state, seat, seedRandom(`world ${n}`)).quorumHand.toSorted());
  for (const seat of [1, 2]) for (const world of imagined(seat)) expect(world).toEqual(hand);
  expect(new Set(imagined(3).map(String)).size).toBeGreaterThan(1);
});
