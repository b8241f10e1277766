/** The Crossroads phase: R-ION-60 to R-ION-69, R-ION-88. */
import { contentOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { milestone } from '../../rules/jump/milestones.ts';

declare module '../../flow/procedures.ts' {
  interface Procedures {
    crossroadsPhase: Record<string, never>;
  }
}

const phase = 'crossroadsPhase';

// R-ION-60: in the middle of whatever brought the distance.
milestone(phase, (game) => {
  game.call('crossroadsPhase', {});
});

procedure('crossroadsPhase', {
  // R-ION-62
  battle: (game) => {
    for (const { id, when, place } of contentOf(game.state.options).setups.values()) {
      if (when === phase) game.call('placeShips', { place, why: id, at: 0, vipers: [] });
    }
  },
  marker: (game) => {
    resetMarker(game);
  },
});

/** R-ION-63 */
function resetMarker(game: Game): void {
  const change = -game.state.jumpTrack;
  game.state.jumpTrack = 0;
  if (change !== 0) game.tell({ kind: 'jumpTrack', change, now: 0, why: 'jump' });
}
