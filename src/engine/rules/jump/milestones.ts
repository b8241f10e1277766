/** Milestones of the objective: R-JMP-30 to R-JMP-34. */
import type { Milestone } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { partsOfGame } from '../../parts.ts';
import { distance, hasReached, objective } from '../../pieces/distance.ts';

export interface MilestonesProcedures {
  milestones: Record<string, never>;
}

/** The resolution of each event of an objective when the fleet reaches it: it calls the procedures that resolve it. */
export type Milestones = { readonly [M in Milestone]: (game: Game) => void };

/** R-JMP-34, R-JMP-40: nothing at once; the jump asks whether it has been reached. */
export const finalJumpReached = (): void => undefined;

/** R-JMP-31: every event that is reached for the first time, in the order of the objective. */
export const milestonesProcedure = procedure('milestones', {
  next: (game) => {
    const { state } = game;
    const total = distance(state);
    const next = objective(state).thresholds.find(
      (threshold) => threshold.distance <= total && !hasReached(state, threshold.event),
    );
    if (next === undefined) {
      game.finish();
      return;
    }
    const { event } = next;
    state.milestones.push(event);
    game.tell({ kind: 'milestone', distance: next.distance, event });
    partsOfGame().milestones[event](game);
    game.goto('next');
  },
});
