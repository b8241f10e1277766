/** Words of the effects of Cylon Leaders, and of going among the humans. */
import type { LeaderVerb } from '../../../catalogue/effects/cylonLeaders.ts';
import { tell } from '../../../words/text.ts';
import { cards, skillCards } from '../nouns.ts';
import { does, fleet, sameAgain, who as whoIs } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const leaderEffects: EffectWords<LeaderVerb> = {
  infiltrate: (_, { brief = false }) => does('you', tell('effects.cylonLeaders.infiltrate', { brief })),
  removeBasestar: (_, { brief = false }) => fleet(tell('effects.cylonLeaders.removeBasestar', { brief })),
  glimpseDestiny: (count, { brief = false }) =>
    does('you', tell('effects.cylonLeaders.glimpseDestiny', { brief, cards: cards(count, 'card') })),
  swapHands: (who) => does('you', tell('effects.cylonLeaders.swapHands', { who: whoIs(who) })),
  takeRandomCard: (who, { brief = false }) =>
    does('you', tell('effects.cylonLeaders.takeRandomCard', { brief, whose: sameAgain(who) })),
  drawNamed: (who, { brief = false }) => does(who, tell('effects.cylonLeaders.drawNamed', { brief })),
  addToCheck: (how) =>
    does(
      'you',
      how === true
        ? tell('effects.cylonLeaders.addAnyToCheck')
        : tell('effects.cylonLeaders.addToCheck', { cards: skillCards(how.count) }),
    ),
};

export const leaderConditionWords: ConditionWords<'mayInfiltrate'> = {
  mayInfiltrate: () => tell('effects.cylonLeaders.mayInfiltrate'),
};
