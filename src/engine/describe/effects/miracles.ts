/** Miracle tokens. */
import type { MiracleCondition, MiracleVerb } from '../../../catalogue/effects/miracles.ts';
import { tell } from '../../../words/text.ts';
import { does } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const miracleEffects: EffectWords<MiracleVerb> = {
  gainMiracle: ({ who, ifNone = false }) => does(who, tell('effects.miracles.gain', { ifNone })),
  tradeMiracle: (_, { brief = false }) => does('you', tell('effects.miracles.trade', { brief })),
};

export const miracleConditionWords: ConditionWords<MiracleCondition> = {
  mayGainMiracle: () => tell('effects.miracles.mayGain'),
};

/** The same of a player who may be chosen: “who can gain a miracle token”. */
export const miracleConditionsOfPlayer: ConditionWords<MiracleCondition> = {
  mayGainMiracle: () => tell('effects.miracles.whoMayGain'),
};
