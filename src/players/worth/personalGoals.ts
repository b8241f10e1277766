/** Worth of what revealing a Personal Goal brings. */
import type { GoalVerb } from '../../catalogue/effects/personalGoals.ts';
import { nothing, type EffectScores } from './effects.ts';

export const goalScores: EffectScores<GoalVerb> = {
  discardStrength: () => -0.8,
  // Most likely the new card says that its owner is still human.
  redrawLoyalty: nothing,
};
