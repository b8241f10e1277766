/** Milestones of the objective: R-JMP-30 to R-JMP-34. Chapters and modules register what each event brings. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { distance, hasReached, objective } from '../../pieces/distance.ts';

export interface MilestonesProcedures {
  milestones: Record<string, never>;
}

const events = new Map<string, (game: Game) => void>();

/** What happens when the fleet reaches this event of an objective: it calls the procedures that resolve it. */
export function milestone(event: string, reached: (game: Game) => void): void {
  if (events.has(event)) throw new Error(`the milestone ${event} is registered twice`);
  events.set(event, reached);
}

/** Throws for the first event of an objective that nobody has registered. */
export function everyMilestoneIsKnown(): void {
  for (const { id, thresholds } of catalogue.objectives.values()) {
    const unknown = thresholds.find(({ event }) => !events.has(event));
    if (unknown !== undefined) throw new Error(`${id}: nobody says what happens at ${unknown.event}`);
  }
}

/** R-JMP-31: every event that is reached for the first time, in the order of the objective. */
export const milestonesProcedure = procedure('milestones', {
  next: (game) => {
    const { state } = game;
    const total = distance(state);
    const next = objective(state).thresholds.find((threshold) => threshold.distance <= total && !hasReached(state, threshold.event));
    if (next === undefined) {
      game.finish();
      return;
    }
    const { event } = next;
    const reached = events.get(event);
    if (reached === undefined) throw new Error(`nobody has registered the milestone ${event}`);
    state.milestones.push(event);
    game.tell({ kind: 'milestone', distance: next.distance, event });
    reached(game);
    game.goto('next');
  },
});

// R-JMP-34, R-JMP-40: nothing at once; the jump asks whether it has been reached.
milestone('finalJump', () => undefined);
