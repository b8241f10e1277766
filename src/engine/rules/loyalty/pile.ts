/**
 * The Loyalty deck and the pile of unused "You Are Not a Cylon" cards during the game: R-LOY-07, R-LOY-08, R-EXE-42,
 * R-EXE-47.
 */
import { catalogue } from '../../../catalogue/index.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { isHuman } from '../../pieces/players.ts';
import { handOverRest } from './reveal.ts';

export interface PileProcedures {
  dealLoyalty: { readonly seat: Seat; left: number };
}

/** Whether the Sleeper Agent phase has been. */
export function sleeperAgentsHaveCome(state: GameState): boolean {
  return state.sleeperAgentsHaveCome;
}

/**
 * R-LOY-08: the top card of the pile is shuffled unseen into the Loyalty deck; an empty pile is made of the discarded
 * cards first.
 */
export function addNotACylon(game: Game): void {
  const { state } = game;
  if (state.notACylonPile.length === 0) state.notACylonPile = shuffle(state.random, state.loyaltyDiscard.splice(0));
  const card = state.notACylonPile.pop();
  if (card === undefined) return;
  state.loyaltyDeck = shuffle(state.random, [...state.loyaltyDeck, card]);
  game.tell({ kind: 'loyaltyShuffledIn', count: 1 });
}

/**
 * R-EXE-42: cards that say Not a Cylon may be needed again; the others leave the game, unless the next character has
 * them again.
 */
export function discardLoyalty(game: Game, seat: Seat, nobodyFollows: boolean): void {
  const { state } = game;
  const player = game.player(seat);
  for (const held of player.loyalty.splice(0)) {
    const { card } = held;
    const { kind, outlivesExecution } = catalogue.loyalty.get(card) ?? {};
    if (outlivesExecution === true && !nobodyFollows) player.loyalty.push(held);
    else if (kind === 'notACylon' || kind === 'personalGoal') state.loyaltyDiscard.push(card);
    else state.removed.push(card);
  }
}

/**
 * Cards of the Loyalty deck, one after the other; an empty deck gives none (R-LOY-07). A Cylon player, also one who has
 * become it by one of them, hands over the rest (R-LOY-38).
 */
export const dealLoyaltyProcedure = procedure('dealLoyalty', {
  deal: (game, data) => {
    const card = data.left > 0 ? game.state.loyaltyDeck.pop() : undefined;
    if (card === undefined) return;
    data.left -= 1;
    game.call('receiveLoyalty', { seat: data.seat, card });
    game.goto('deal');
  },
  handOver: (game, { seat }) => {
    if (!isHuman(game.state, seat)) handOverRest(game, seat);
  },
});
