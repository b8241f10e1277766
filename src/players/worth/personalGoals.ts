/** Worth of what revealing a Personal Goal brings. */
import type { GoalVerb } from '../../catalogue/effects/personalGoals.ts';
import { effectWorth, nothing } from './table.ts';

effectWorth<GoalVerb>({
  discardStrength: () => -0.8,
  // Most likely it says that its owner is human still.
  redrawLoyalty: nothing,
});
