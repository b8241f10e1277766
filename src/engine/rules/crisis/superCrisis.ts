/** Super Crisis cards in the hands of Cylon players: R-CRI-50 to R-CRI-54. */
import type { Game } from '../../flow/game.ts';
import type { Seat } from '../../types/ids.ts';
import { takeTop } from '../../pieces/cards.ts';

/** Draws a random Super Crisis card; a Sympathizer never gets one (R-LOY-42). */
export function drawSuperCrisis(game: Game, seat: Seat): void {
  const player = game.player(seat);
  if (player.cylon === 'sympathizer') return;
  const card = takeTop(game, game.state.superCrisis, 'superCrisis');
  if (card === undefined) return;
  player.superCrises.push(card);
  game.tellSecretly([seat], { kind: 'superCrisisDrawn', seat, card }, { kind: 'superCrisisDrawn', seat });
}
