/** Worth of assault raptors. */
import type { AssaultRaptorVerb } from '../../catalogue/effects/assaultRaptors.ts';
import type { EffectScores } from './effects.ts';

export const assaultRaptorScores: EffectScores<AssaultRaptorVerb> = {
  gainAssaultRaptor: (_player, to) => (to === 'launched' ? 1.3 : 0.9),
};
