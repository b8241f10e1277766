/** The New Caprica board: occupation forces, civilian ships in stacks, the departure. */
import { count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { role } from './parts.ts';
import { final, fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const newCapricaVerbs = {
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
} satisfies Verbs;
export type NewCapricaVerb = keyof typeof newCapricaVerbs;

export const newCapricaConditions = {
  /** Galactica is back in orbit around New Caprica (R-NCA-70). */
  inOrbit: flag,
} satisfies ConditionSchemas;
