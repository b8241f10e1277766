/** The New Caprica board: occupation forces, civilian ships in stacks, the departure. */
import { count, flag } from '../schema/primitives.ts';
import { fields } from '../schema/strict.ts';
import { conditions } from './condition.ts';
import type { ValuesOf } from './condition.ts';
import { role } from './parts.ts';
import { final, fleet, plain, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof newCapricaVerbs> {}
}

declare module './condition.ts' {
  interface ConditionShapes extends ValuesOf<typeof newCapricaConditions> {}
}

export const newCapricaVerbs = verbs({
  /** The top Locked ship goes under the Prepared stack (R-NCA-62). */
  prepareShip: verb(flag, plain),
  /** The top Prepared ship goes to a launch area; `thenMove`: `you` may then move to Galactica (R-NCA-46, R-NCA-62). */
  evacuateShip: verb(fields({ by: role, thenMove: flag.exactOptional() }), fleet),
  /** Occupation forces are placed on Occupation Authority. */
  placeForces: verb(count, plain),
  /** One occupation force that `you` chooses is activated (R-NCA-44). */
  activateForce: verb(flag, plain),
  /** Occupation forces go back to the supply. */
  destroyForces: verb(fields({ by: role, count }), plain),
  /** `you` looks at the top Locked ship and puts it on the top or the bottom of its stack. */
  lookAtLocked: verb(flag, plain),
  /** This turn has no Prepare for Jump step. */
  skipPrepareForJump: verb(flag, plain),
  /** The Admiral leaves New Caprica, which ends the game (R-NCA-90 to R-NCA-94). */
  depart: verb(flag, final(plain)),
});
export type NewCapricaVerb = keyof typeof newCapricaVerbs;

export const newCapricaConditions = conditions({
  /** Galactica is back in orbit around New Caprica (R-NCA-70). */
  inOrbit: flag,
});
