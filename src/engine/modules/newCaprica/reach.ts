/**
 * Effects that can't reach anything while Galactica is away, and those that count again once she is back: R-NCA-28,
 * R-NCA-29, R-NCA-71.
 */
import { aboutOf } from '../../../catalogue/effect.ts';
import type { Effect } from '../../../catalogue/effect.ts';
import { isFleetAway } from '../../pieces/places.ts';
import type { GameState } from '../../types/state.ts';

/**
 * Whether this part of a card is ignored now; the other parts are not (R-NCA-29). A jump of the fleet counts for
 * nothing from the beginning of the phase on (R-NCA-74).
 */
export function ignores(state: GameState, effect: Effect): boolean {
  const about = aboutOf(effect);
  return about === 'jump' ? state.autoJump !== 'jump' : about === 'fleet' && isFleetAway(state);
}

/** Galactica has returned to New Caprica. */
export function inOrbit(state: GameState): boolean {
  return state.modules.newCaprica !== undefined && !isFleetAway(state);
}
