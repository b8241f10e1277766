import type { Game } from '../../flow/game.ts';
import type { Phase } from '../../types/event.ts';

/** R-TURN-02, R-TURN-03: another step of the turn begins. */
export function enterPhase(game: Game, phase: Phase): void {
  if (game.state.phase === phase) return;
  game.state.phase = phase;
  game.tell({ kind: 'phase', phase, seat: game.state.current });
}
