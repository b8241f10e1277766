/** Hooks by which modules take part in the end of set-up. */
import type { Game } from '../../flow/game.ts';

export interface SetupHooks {
  /** Everyone has the starting hand; the first turn is about to begin (R-SET-79). */
  readonly setupEnds: (game: Game) => void;
}
