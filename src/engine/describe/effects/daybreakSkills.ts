/** Words of the effects that only the Skill cards of Daybreak have. */
import type { DaybreakSkillCondition, DaybreakSkillVerb } from '../../../catalogue/effects/daybreakSkills.ts';
import { listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { cards, place, ships } from '../nouns.ts';
import { does, fleet, may } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

const strengthsIn = (strengths: ReadonlyArray<number>): Text => listed(strengths.map(String), 'or');

export const daybreakSkillConditionWords: ConditionWords<DaybreakSkillCondition> = {
  currentIsHuman: () => tell('effects.daybreakSkills.currentIsHuman'),
  mayAddToCheck: () => tell('effects.daybreakSkills.mayAddToCheck'),
  noBlueSpace: () => tell('effects.daybreakSkills.noBlueSpace'),
  mayTradeRaptor: () => tell('effects.daybreakSkills.mayTradeRaptor'),
};

export const daybreakSkillEffects: EffectWords<DaybreakSkillVerb> = {
  addToTotal: ({ strengths, each }) =>
    fleet(tell('effects.daybreakSkills.addToTotal', { strengths: strengthsIn(strengths), each })),
  takeFromCheck: (strengths, { brief = false }) =>
    may('current', tell('effects.daybreakSkills.takeFromCheck', { brief, strengths: strengthsIn(strengths) })),
  dogfight: (_value, { brief = false }) => may('current', tell('effects.daybreakSkills.dogfight', { brief })),
  influenceQuorum: (count, { brief = false }) =>
    does('you', tell('effects.daybreakSkills.influenceQuorum', { brief, cards: cards(count, 'quorum') })),
  activateAnywhere: (locations, { brief = false }) =>
    does('you', tell('effects.daybreakSkills.activateAnywhere', { brief, places: listed(locations.map(place), 'or') })),
  activateOneViper: (count) => does('you', tell('effects.daybreakSkills.activateOneViper', { count })),
  launchReserves: (count, { brief = false }) =>
    does('you', tell('effects.daybreakSkills.launchReserves', { brief, vipers: ships(count, 'viper') })),
};
