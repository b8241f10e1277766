/** Hooks by which modules take part in what Crisis cards bring. */
import type { Game } from '../../flow/game.ts';
import type { Seat } from '../../types/ids.ts';

export interface CrisisHooks {
  /**
   * Called after the last jump icon of this Prepare for Jump step has moved the fleet marker; procedures that a module
   * calls come after the jump that this may bring (R-TURN-91).
   */
  readonly jumpIconsResolved: (game: Game, current: Seat) => void;
  /** An evacuation icon of a Crisis card is resolved, after the jump icons (R-NCA-72). */
  readonly evacuationIcon: (game: Game) => void;
}
