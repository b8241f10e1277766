/** Looking at the faces of civilian ships in space: R-TURN-123, and what single cards do. */
import type { Game } from '../../flow/game.ts';
import type { ShipOf } from '../../pieces/ships.ts';
import type { Seat } from '../../types/ids.ts';

/** Shows these ships to this player alone; everyone learns in which areas they are. */
export function seeCivilians(game: Game, seat: Seat, ships: ReadonlyArray<ShipOf<'civilian'>>): void {
  for (const ship of ships) if (!ship.seenBy.includes(seat)) ship.seenBy.push(seat);
  const full = ships.map(({ area, token, id }) => ({ area, token, ship: id }));
  const half = ships.map(({ area }) => ({ area }));
  game.tellSecretly([seat], { kind: 'civiliansSeen', seat, ships: full }, { kind: 'civiliansSeen', seat, ships: half });
}
