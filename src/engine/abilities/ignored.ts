import type { Effect } from '../../catalogue/effect.ts';
import { hooks } from '../hooks.ts';
import type { GameState } from '../types/state.ts';

/** Whether this part of a card does nothing now, because a module says so; the other parts do (R-NCA-29). */
export function isIgnored(state: GameState, effect: Effect): boolean {
  return hooks(state, 'ignores').some((ignores) => ignores(state, effect));
}
