/** Hooks by which other modules take part in the New Caprica phase. */
import type { Game } from '../../flow/game.ts';

export interface NewCapricaHooks {
  /**
   * Called when everyone has landed and the fleet is about to leave, for things that may not stay behind in space
   * (R-NCA-13).
   */
  readonly fleetLeft: (game: Game) => void;
}
