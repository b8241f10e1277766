/** Words of the effects that characters of Daybreak have. */
import type { DaybreakPeopleCondition, DaybreakPeopleVerb } from '../../../catalogue/effects/daybreakPeople.ts';
import { tell } from '../../../words/text.ts';
import { cards, cardsOfSkill, skillCards } from '../nouns.ts';
import { does } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const daybreakPeopleEffects: EffectWords<DaybreakPeopleVerb> = {
  activateHere: () => does('you', tell('effects.daybreakPeople.activateHere')),
  activateAgain: ({ cards: count }) =>
    does('you', tell('effects.daybreakPeople.activateAgain', { cards: skillCards(count) })),
  activateFromAfar: ({ count, cylonToo = false }, { brief = false }) =>
    does('you', tell('effects.daybreakPeople.activateFromAfar', { brief, count, cylonToo })),
  sift: ({ skill, draw, discard }) =>
    does('you', tell('effects.daybreakPeople.sift', { cards: cardsOfSkill(draw, skill), discard })),
  escortAway: (_, { brief = false }) => does('you', tell('effects.daybreakPeople.escortAway', { brief })),
  quarantine: (_, { brief = false }) => does('you', tell('effects.daybreakPeople.quarantine', { brief })),
  spareDiscard: ({ draw }) =>
    does('you', tell('effects.daybreakPeople.spareDiscard', { cards: cardsOfSkill(1, draw) })),
  leaveHumans: (_, { brief = false }) => does('you', tell('effects.daybreakPeople.leaveHumans', { brief })),
  leaveElsewhere: (_, { brief = false }) => does('you', tell('effects.daybreakPeople.leaveElsewhere', { brief })),
  ignoreIcons: (_, { brief = false }) => does('you', tell('effects.daybreakPeople.ignoreIcons', { brief })),
  pickAndPlayMutiny: (count, { brief = false }) =>
    does('you', tell('effects.daybreakPeople.pickAndPlayMutiny', { brief, cards: cards(count, 'mutiny') })),
};

export const daybreakPeopleConditionWords: ConditionWords<DaybreakPeopleCondition> = {
  unconfined: () => tell('effects.daybreakPeople.unconfined'),
  infiltrating: () => tell('effects.daybreakPeople.infiltrating'),
};
