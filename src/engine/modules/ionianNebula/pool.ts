/** The pool of trauma tokens, and tokens that go into it or out of it: R-ION-01, R-ION-07, R-ION-14. */
import type { Game } from '../../flow/game.ts';
import { shuffle } from '../../flow/random.ts';
import { cardChoices, removeCards } from '../../pieces/cards.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { nebulaOf, traumaOf } from './state.ts';

/** An unseen token out of the pool; `undefined` if it is empty. */
export function unseenTrauma(state: GameState): TokenId | undefined {
  return nebulaOf(state).pool.pop();
}

/** These go back, and the pool is mixed. */
export function backToPool({ state }: Game, tokens: ReadonlyArray<TokenId>): void {
  const { pool } = nebulaOf(state);
  pool.push(...tokens);
  shuffle(state.random, pool);
}

/** Takes one that this player has; throws if it is not there. */
export function takeTrauma(state: GameState, seat: Seat, token: TokenId): void {
  removeCards(traumaOf(state, seat), [token]);
}

const asChoice = (token: TokenId, id: string): Choice => ({ id, kind: 'token', token });

/** All tokens of a player, each a choice. */
export function traumaChoices(state: GameState, seat: Seat): Array<Choice> {
  return cardChoices([...traumaOf(state, seat)].sort(), asChoice);
}

/**
 * Choices among the player's own tokens, where one is picked: one choice a symbol. Ask it in private, and with `always`
 * where there are several tokens: to be asked nothing would show that all are alike.
 */
export function traumaKinds(state: GameState, seat: Seat): Array<Choice> {
  return [...new Set(traumaOf(state, seat))].sort().map((token) => asChoice(token, token));
}
