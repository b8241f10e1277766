/** Occupation forces and civilian ships on New Caprica, and the departure. */
import type { NewCapricaVerb } from '../../../catalogue/effects/newCaprica.ts';
import { tell } from '../../../words/text.ts';
import { tokens } from '../nouns.ts';
import { does, fleet, longFleet } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const newCapricaEffects: EffectWords<NewCapricaVerb> = {
  prepareShip: () => fleet(tell('effects.newCaprica.prepareShip')),
  evacuateShip: ({ by, thenMove }, { brief = false }) =>
    does(
      by,
      thenMove ? tell('effects.newCaprica.evacuateAndMove', { brief }) : tell('effects.newCaprica.evacuateShip'),
    ),
  placeForces: (count) => fleet(tell('effects.newCaprica.placeForces', { forces: tokens(count, 'occupationForce') })),
  activateForce: () => does('you', tell('effects.newCaprica.activateForce')),
  destroyForces: ({ by, count }) =>
    does(by, tell('effects.newCaprica.destroyForces', { forces: tokens(count, 'occupationForce') })),
  lookAtLocked: (_, { brief = false }) => does('you', tell('effects.newCaprica.lookAtLocked', { brief })),
  skipPrepareForJump: () => fleet(tell('effects.newCaprica.skipPrepareForJump')),
  depart: (_, { brief = false }) => (brief ? fleet : longFleet)(tell('effects.newCaprica.depart', { brief })),
};

export const newCapricaConditionWords: ConditionWords<'inOrbit'> = {
  inOrbit: () => tell('effects.newCaprica.inOrbit'),
};
