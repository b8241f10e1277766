/** Dealing of Motives, and when it happens: R-SET-60, R-LOY-35. */
import type { Game } from '../../flow/game.ts';
import { clockwise, isCylonLeader } from '../../pieces/players.ts';
import { motivesOf, takeFromDeck } from './state.ts';

const atOnce = 2;

/** Deals Motives to Cylon Leaders; a player who is out of the game gets none. */
export function dealMotives(game: Game): void {
  const { state } = game;
  for (const seat of clockwise(state, state.current)) {
    if (!isCylonLeader(state, seat)) continue;
    const cards = takeFromDeck(state, atOnce);
    motivesOf(state, seat).hidden.push(...cards);
    const half = { kind: 'motivesDealt', seat, count: cards.length } as const;
    game.tellSecretly([seat], { ...half, cards }, half);
  }
}
