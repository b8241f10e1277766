/** A Cylon player who goes from the humans to the Resurrection Ship: R-LOY-106, R-LOY-107, R-EXE-30. */
import type { Game } from '../../flow/game.ts';
import { resurrectionShip } from '../../pieces/places.ts';
import type { Seat } from '../../types/ids.ts';
import { putAt, whereabouts } from '../turn/sending.ts';

/** What lies before the player is discarded, Super Crisis cards stay. */
export function leaveHumans(game: Game, seat: Seat): void {
  const player = game.player(seat);
  const to = resurrectionShip(game.state);
  game.tell({ kind: 'moved', seat, to, from: whereabouts(game, seat) });
  for (const card of player.attached.splice(0)) {
    game.state.quorum.discard.push(card);
    game.tell({ kind: 'cardLeftPlay', card, how: 'discarded' });
  }
  if (player.infiltrating) game.tell({ kind: 'infiltrationEnded', seat });
  player.infiltrating = false;
  putAt(game, seat, to);
}
