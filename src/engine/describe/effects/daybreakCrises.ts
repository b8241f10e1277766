/** Words of the effects that only Crisis cards of Daybreak have. */
import type { DaybreakCrisisVerb } from '../../../catalogue/effects/daybreakCrises.ts';
import { tell } from '../../../words/text.ts';
import { cards, place } from '../nouns.ts';
import { does, fleet, suffers } from './clause.ts';
import type { EffectWords } from './table.ts';

export const daybreakCrisisEffects: EffectWords<DaybreakCrisisVerb> = {
  bringTo: ({ who, to }) => suffers(who, tell('effects.daybreakCrises.bringTo', { place: place(to) })),
  openBrig: () => fleet(tell('effects.daybreakCrises.openBrig')),
  quorumHand: (value) =>
    does(
      'president',
      'draw' in value
        ? tell('effects.people.draw', { cards: cards(value.draw, 'quorum') })
        : tell('effects.people.discard', { cards: cards(value.discard, 'quorum'), how: 'random' }),
    ),
};
