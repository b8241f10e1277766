/** Worth of what happens to the battlestar Pegasus. */
import type { PegasusVerb } from '../../catalogue/effects/pegasus.ts';
import { tasteForDamage } from '../aims.ts';
import type { EffectScores } from './effects.ts';

export const pegasusScores: EffectScores<PegasusVerb> = {
  damagePegasus: (player, count) => -0.6 * count * tasteForDamage(player),
};
