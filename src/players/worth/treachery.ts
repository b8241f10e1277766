/** Worth of reckless checks, and of none at all. */
import type { TreacheryVerb } from '../../catalogue/effects/treachery.ts';
import { nothing, type EffectScores } from './effects.ts';

export const treacheryScores: EffectScores<TreacheryVerb> = {
  // Few of the revealed cards will be Treachery.
  makeReckless: () => -0.2,
  // No one knows yet whether abilities would help or harm.
  stopAbilities: { worth: nothing, window: () => 0.25 },
};
