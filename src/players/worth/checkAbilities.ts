/** Worth of the abilities of cards that have been revealed in a check. */
import type { CheckAbilityVerb } from '../../catalogue/effects/checkAbilities.ts';
import { spoilsCheck } from './checks.ts';
import { nothing, worthOf, type EffectScores } from './effects.ts';

export const checkAbilityScores: EffectScores<CheckAbilityVerb> = {
  // Strong cards may be for the check or against it.
  discardStrengths: nothing,
  discardFromCheck: { worth: () => 0.6, window: (player) => (spoilsCheck(player) === undefined ? 0 : 1) },
  addDestiny: nothing,
  multiplySkills: nothing,
  ifStrength: (player, { then }) => 0.4 * worthOf(player, then),
  afterCheck: (player, { then }) => 0.3 * worthOf(player, then),
  skipResult: (_player, result) => (result === 'fail' ? 1.5 : -1.5),
};
