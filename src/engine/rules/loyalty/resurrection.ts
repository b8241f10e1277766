/** A Cylon player who goes from the humans to the Resurrection Ship: R-LOY-106, R-LOY-107, R-EXE-30. */
import type { Game } from '../../flow/game.ts';
import { resurrectionShip } from '../../pieces/places.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import { putAt, whereabouts } from '../basics/sending.ts';
import { giveUpBelongings } from './belongings.ts';

/** Moves a player from the humans to a location and discards the player's belongings; Super Crisis cards stay. */
export function leaveHumans(game: Game, seat: Seat, to: LocationId = resurrectionShip(game.state)): void {
  const player = game.player(seat);
  game.tell({ kind: 'moved', seat, to, from: whereabouts(game, seat) });
  giveUpBelongings(game, seat, 'infiltrationEnded');
  if (player.infiltrating) game.tell({ kind: 'infiltrationEnded', seat });
  player.infiltrating = false;
  putAt(game, seat, to);
}
