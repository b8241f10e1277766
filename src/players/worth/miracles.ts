/** Worth of miracle tokens: each is a use of a strong ability. */
import type { MiracleVerb } from '../../catalogue/effects/miracles.ts';
import type { EffectScores } from './effects.ts';

export const miracleScores: EffectScores<MiracleVerb> = {
  gainMiracle: () => 0.8,
  // Three tokens let Baltar do something that is worth a lot.
  tradeMiracle: { worth: () => 0, action: ({ me }) => ((me.modules.miracles?.tokens ?? 0) < 3 ? 0.5 : -1) },
};
