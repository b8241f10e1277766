/** Assault raptors. */
import type { AssaultRaptorCondition, AssaultRaptorVerb } from '../../../catalogue/effects/assaultRaptors.ts';
import { tell } from '../../../words/text.ts';
import { does, fleet } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const assaultRaptorEffects: EffectWords<AssaultRaptorVerb> = {
  gainAssaultRaptor: (to, { brief = false }) =>
    to === 'reserves'
      ? fleet(tell('effects.assaultRaptors.gain', { brief }))
      : // The current player resolves the card.
        does('current', tell('effects.assaultRaptors.launch', { brief })),
};

export const assaultRaptorConditionWords: ConditionWords<AssaultRaptorCondition> = {
  raptorIn: (box) => tell('effects.assaultRaptors.raptorIn', { box }),
  assaultRaptorLeft: () => tell('effects.assaultRaptors.assaultRaptorLeft'),
};
