/** Moving characters by effects: R-TURN-52, R-TURN-112 to R-TURN-116, R-CMB-104. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import { returnToReserves } from '../../pieces/ships.ts';
import { canBeSent, pilotedShip, placeFor } from '../../pieces/players.ts';
import { loseTitlesAt, settleTitles } from '../titles/titles.ts';

/** The place of a character now, in the form that events use. */
export function whereabouts(game: Game, seat: Seat): LocationId | Area | undefined {
  const { place } = game.player(seat);
  if (place.kind === 'location') return place.location;
  return pilotedShip(game.state, seat)?.area;
}

/** Puts a character on a location, whatever the rules of movement say; a piloted ship returns to the Reserves. */
export function putAt(game: Game, seat: Seat, location: LocationId): void {
  setDown(game, seat, location);
  settleTitles(game);
}

/** Moves several characters at once, as events tell it: only when all have gone it is seen who may hold which title. */
export function moveTogether(game: Game, moves: ReadonlyArray<{ readonly seat: Seat; readonly to: LocationId }>): void {
  for (const { seat, to } of moves) {
    game.tell({ kind: 'moved', seat, to, from: whereabouts(game, seat) });
    setDown(game, seat, to);
  }
  settleTitles(game);
}

function setDown(game: Game, seat: Seat, location: LocationId): void {
  const player = game.player(seat);
  const ship = pilotedShip(game.state, seat);
  if (ship !== undefined) returnToReserves(game.state, ship);
  player.place = { kind: 'location', location };
  loseTitlesAt(game, seat, location);
}

/**
 * Sends a character to the Brig or Sickbay, or what plays their part there, if that can be done (R-TURN-113,
 * R-TURN-114, R-NCA-36).
 */
export function sendTo(game: Game, seat: Seat, location: LocationId, why: Cause): void {
  if (!canBeSent(game.state, seat, location)) return;
  const to = placeFor(game.state, seat, location);
  game.tell({ kind: 'sentTo', seat, to, why });
  putAt(game, seat, to);
}
