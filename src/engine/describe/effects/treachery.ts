/** Reckless checks. */
import type { TreacheryVerb } from '../../../catalogue/effects/treachery.ts';
import { tell } from '../../../words/text.ts';
import { fleet } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const treacheryConditionWords: ConditionWords<'reckless'> = {
  reckless: () => tell('effects.treachery.reckless'),
};

export const treacheryEffects: EffectWords<TreacheryVerb> = {
  makeReckless: (_value, { brief = false }) => fleet(tell('effects.treachery.makeReckless', { brief })),
  stopAbilities: (_value, { brief = false }) => fleet(tell('effects.treachery.stopAbilities', { brief })),
};
