/** Worth of what happens on New Caprica. */
import type { NewCapricaVerb } from '../../catalogue/effects/newCaprica.ts';
import { effectWorth, nothing } from './table.ts';

effectWorth<NewCapricaVerb>({
  prepareShip: ({ modules: { newCaprica } }) => ((newCaprica?.locked ?? 0) > 0 ? 1.3 : 0),
  evacuateShip: ({ modules: { newCaprica } }) => ((newCaprica?.prepared ?? 0) > 0 ? 2 : 0),
  placeForces: (_view, count) => -count,
  activateForce: () => -0.8,
  destroyForces: ({ modules: { newCaprica } }, { count }) => 1.2 * Math.min(count, newCaprica?.forces.length ?? 0),
  lookAtLocked: () => -0.2,
  skipPrepareForJump: (view) => (view.autoJump === 'return' ? -1.2 : -0.8),
  // An action of the Admiral's card, weighed by what stays behind (`actions.ts`).
  depart: nothing,
});
