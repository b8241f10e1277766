/** Personal Goals. */
import type { GoalCondition, GoalVerb } from '../../../catalogue/effects/personalGoals.ts';
import { listed, tell } from '../../../words/text.ts';
import { place, title } from '../nouns.ts';
import { does } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const goalEffects: EffectWords<GoalVerb> = {
  discardStrength: (strength) => does('you', tell('effects.personalGoals.discardStrength', { strength })),
  redrawLoyalty: (_, { brief = false }) => does('you', tell('effects.personalGoals.redrawLoyalty', { brief })),
};

export const goalConditionWords: ConditionWords<GoalCondition> = {
  titlesAtLeast: (count) => tell('effects.personalGoals.titlesAtLeast', { count }),
  nukesSpent: () => tell('effects.personalGoals.nukesSpent'),
  holderAt: ({ title: id, at }) => tell('effects.personalGoals.holderAt', { title: title(id), place: place(at) }),
  youAt: (locations) => tell('effects.personalGoals.youAt', { places: listed(locations.map(place), 'or') }),
  vipersLost: (count) => tell('effects.personalGoals.vipersLost', { count }),
  raidersAtLeast: (count) => tell('effects.personalGoals.raidersAtLeast', { count }),
  jumpedBy: (distance) => tell('effects.personalGoals.jumpedBy', { distance }),
  strengthInHand: (strength) => tell('effects.personalGoals.strengthInHand', { strength }),
};
