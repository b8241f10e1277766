/** Worth of the abilities of cards that have been revealed in a check. */
import type { CheckAbilityVerb } from '../../catalogue/effects/checkAbilities.ts';
import { spoilsCheck } from '../checks.ts';
import { nothing, worthOf, type EffectScores } from './effects.ts';

export const checkAbilityScores: EffectScores<CheckAbilityVerb> = {
  // Strong cards may be for the check or against it.
  discardStrengths: nothing,
  discardFromCheck: { worth: () => 0.6, window: (view) => (spoilsCheck(view) === undefined ? 0 : 1) },
  addDestiny: nothing,
  multiplySkills: nothing,
  ifStrength: (view, { then }) => 0.4 * worthOf(view, then),
  afterCheck: (view, { then }) => 0.3 * worthOf(view, then),
  skipResult: (_view, result) => (result === 'fail' ? 1.5 : -1.5),
};
