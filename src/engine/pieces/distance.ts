/** The way of the fleet: R-JMP-30. */
import { catalogue } from '../../catalogue/index.ts';
import type { Crisis, ObjectiveCard } from '../../catalogue/content.ts';
import { contentOf } from '../content.ts';
import { hooks } from '../hooks.ts';
import type { CardId } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';

export function objective(state: GameState): ObjectiveCard {
  const { objectives } = contentOf(state.options);
  for (const card of objectives.values()) if (card.objective === state.options.objective) return card;
  throw new Error(`there is no objective ${state.options.objective}`);
}

/** Whether a milestone of the objective has been reached. */
export function hasReached(state: GameState, event: string): boolean {
  return state.milestones.includes(event);
}

/** R-JMP-30: the sum of all cards beside the objective, and of those that count though they lie elsewhere. */
export function distance(state: GameState): number {
  const elsewhere = hooks(state, 'furtherDistance').reduce((sum, further) => sum + further(state), 0);
  return state.travelled.reduce((sum, card) => sum + distanceOf(card), elsewhere);
}

export function distanceOf(card: CardId): number {
  const destination = catalogue.destinations.get(card);
  if (destination !== undefined) return destination.distance;
  // R-DAY-71: a Mission that has passed.
  for (const effect of catalogue.missions.get(card)?.check.pass ?? [])
    if ('missionCounts' in effect) return effect.missionCounts;
  const crisis: Crisis | undefined = catalogue.crises.get(card);
  const results = crisis?.kind === 'check' ? [crisis.check.pass, crisis.check.fail] : [];
  for (const effect of results.flatMap((list) => list ?? []))
    if ('countAsDistance' in effect) return effect.countAsDistance;
  return 0;
}
