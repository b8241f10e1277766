/** What lies face down before whom, and what it makes of its owner: R-LOY-04, R-LOY-50. */
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

/** Whether there is a face-down card of another player to look at. */
export function mayLookAt(state: GameState, by: Seat, of: Seat): boolean {
  return by !== of && playerAt(state, of).loyalty.some((card) => !card.faceUp);
}

/** Whoever holds it is on the Cylon team, seen or not (R-LOY-01). */
export function isCylonCard(card: CardId): boolean {
  return catalogue.loyalty.get(card)?.kind === 'cylon';
}

/** What the card says of revealing it: not one that leaves its owner what he was. */
export function makesCylon(card: CardId): boolean {
  const reveal = catalogue.loyalty.get(card)?.reveal;
  return reveal?.when === 'action' && reveal.becomes === 'cylon';
}
