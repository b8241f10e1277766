/** The Cylon Fleet board. */
import type { CylonFleetVerb } from '../../../catalogue/effects/cylonFleet.ts';
import { signed, tell } from '../../../words/text.ts';
import { ships } from '../nouns.ts';
import { does, fleet, long, longFleet } from './clause.ts';
import type { EffectWords } from './table.ts';

export const cylonFleetEffects: EffectWords<CylonFleetVerb> = {
  pursue: (spaces, { brief }) =>
    fleet(
      brief
        ? tell('effects.cylonFleet.briefPursue', { spaces: signed(spaces) })
        : tell('effects.cylonFleet.pursue', { count: Math.abs(spaces), back: spaces < 0 }),
    ),
  reinforceFleet: ({ ship, count }, { brief = false }) =>
    does('you', tell('effects.cylonFleet.reinforceFleet', { brief, ships: ships(count, ship) })),
  rollBelowRaiders: ({ then }, teller) =>
    long(
      does(
        'you',
        tell('effects.cylonFleet.rollBelowRaiders', { brief: teller.brief === true, what: teller.text(then) }),
      ),
    ),
  nukeArea: (_, { brief = false }) => (brief ? fleet : longFleet)(tell('effects.cylonFleet.nukeArea', { brief })),
};
