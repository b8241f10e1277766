/** Assault raptors. */
import { z } from 'zod';
import { flag } from '../schema/primitives.ts';
import { conditions } from './condition.ts';
import type { ValuesOf } from './condition.ts';
import { fleet, plain, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof assaultRaptorVerbs> {}
}
declare module './condition.ts' {
  interface ConditionShapes extends ValuesOf<typeof assaultRaptorConditions> {}
}

export const assaultRaptorVerbs = verbs({
  /**
   * One of the supply, if it has any left (R-DAY-59): into the Reserves, or `launched` by `you`, unmanned, in an area of the own
   * choice out of those with a launch icon, where `you` may activate it at once.
   */
  gainAssaultRaptor: verb(z.enum(['reserves', 'launched']), { ...plain, about: (to) => (to === 'launched' ? fleet.about : plain.about) }),
});
export type AssaultRaptorVerb = keyof typeof assaultRaptorVerbs;

export const assaultRaptorConditions = conditions({
  /** There is a raptor in that box; assault raptors are none (R-DAY-55). */
  raptorIn: z.enum(['reserves', 'destroyed']),
  /** The supply has one left. */
  assaultRaptorLeft: flag,
});
export type AssaultRaptorCondition = keyof typeof assaultRaptorConditions;
