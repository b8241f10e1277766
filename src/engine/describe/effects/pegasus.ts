/** The battlestar Pegasus. */
import type { PegasusVerb } from '../../../catalogue/effects/pegasus.ts';
import { tell } from '../../../words/text.ts';
import { fleet } from './clause.ts';
import type { EffectWords } from './table.ts';

export const pegasusEffects: EffectWords<PegasusVerb> = {
  damagePegasus: (count) => fleet(tell('effects.pegasus.damage', { count })),
};
