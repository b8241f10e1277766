/** Quorum cards, cards that stay, what Cylons draw. */
import type { CardVerb } from '../../../catalogue/effects/cards.ts';
import type { CylonVerb } from '../../../catalogue/effects/cylons.ts';
import { listed, tell } from '../../../words/text.ts';
import { cards, ships } from '../nouns.ts';
import { does, fleet, may, who as whoIs } from './clause.ts';
import type { EffectWords } from './table.ts';

export const cardEffects: EffectWords<CardVerb | CylonVerb> = {
  drawQuorum: (count) => does('you', tell('effects.people.draw', { cards: cards(count, 'quorum') })),
  pickQuorum: (count) => does('you', tell('effects.cards.pickQuorum', { cards: cards(count, 'quorum') })),
  playQuorum: (value) => (value === true ? does : may)('you', tell('effects.cards.playQuorum')),
  exchangeQuorum: (_, { brief = false }) => does('you', tell('effects.cards.exchangeQuorum', { brief })),
  attachTo: (who, { brief = false }) => does('you', tell('effects.cards.attachTo', { brief, who: whoIs(who) })),
  keepInPlay: (stay, { brief }) => fleet(tell('effects.cards.keepInPlay', { until: brief ? 'toEnd' : stay })),
  removeCard: () => fleet(tell('effects.cards.removeCard')),
  countAsDistance: (distance) => fleet(tell('effects.cards.countAsDistance', { distance })),
  anotherCrisis: (_, { brief = false }) => fleet(tell('effects.cards.anotherCrisis', { brief })),
  lookAtTop: ([deck = 'crisis', ...others], { brief = false }) =>
    does('you', tell('effects.cards.lookAtTop', { brief, deck: others.length === 0 ? deck : 'either' })),
  pickCrisis: ({ draw, others }, { brief }) =>
    does(
      'you',
      tell('effects.cards.pickCrisis', {
        cards: cards(draw, 'crisis'),
        count: draw,
        others: brief || draw === 1 ? 'untold' : others,
      }),
    ),
  playSuperCrisis: (_, { brief = false }) => does('you', tell('effects.cards.playSuperCrisis', { brief })),
  launchFromBasestars: ({ raider, heavyRaider }) =>
    fleet(
      tell('effects.cards.launchFromBasestars', {
        ships: listed([
          ships(raider, 'raider'),
          ...(heavyRaider === undefined ? [] : [ships(heavyRaider, 'heavyRaider')]),
        ]),
      }),
    ),
  exchangeSuperCrisis: (_, { brief = false }) => may('you', tell('effects.cards.exchangeSuperCrisis', { brief })),
};
