/** Loyalty cards of a player, facedown and faceup, and what they make of their owner: R-LOY-04, R-LOY-50. */
import { catalogue } from '../../catalogue/index.ts';
import type { CardId, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { playerAt } from './players.ts';
import { present } from '../../values/present.ts';
import type { Loyalty } from '../../catalogue/content.ts';

/** Throws an `Error` if there is no such card. */
export function loyaltyEntry(card: CardId): Loyalty {
  return present(catalogue.loyalty.get(card), card);
}

/** Whether there is a facedown card of another player to look at. */
export function mayLookAt(state: GameState, by: Seat, of: Seat): boolean {
  return by !== of && playerAt(state, of).loyalty.some((card) => !card.faceUp);
}

/** Whether the card puts its holder on the Cylon team, revealed or not (R-LOY-01). */
export function isCylonCard(card: CardId): boolean {
  return catalogue.loyalty.get(card)?.kind === 'cylon';
}

/** Whether revealing the card as an action makes its owner a revealed Cylon: not a card that leaves its owner human. */
export function makesCylon(card: CardId): boolean {
  const reveal = catalogue.loyalty.get(card)?.reveal;
  return reveal?.when === 'action' && reveal.becomes === 'cylon';
}
