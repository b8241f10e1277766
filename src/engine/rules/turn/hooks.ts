/** Where modules have a say in a turn, and where they hear of places that are there no more. */
import type { Game } from '../../flow/game.ts';
import type { Seat } from '../../types/ids.ts';

declare module '../../hooks.ts' {
  interface Hooks {
    /** The Movement step of this seat's turn is over but for what may be used at its end (R-TURN-53, R-TURN-54). */
    readonly movementEnds: (game: Game, seat: Seat) => void;
    /** A board has been lost or closed, and its locations with it (R-TURN-48, R-PEG-23). */
    readonly placesLost: (game: Game) => void;
  }
}
