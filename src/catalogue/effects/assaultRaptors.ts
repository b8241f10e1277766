/** Assault raptors. */
import { z } from 'zod';
import { flag } from '../fields/primitives.ts';
import type { ConditionSchemas } from './condition.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const assaultRaptorVerbs = {
  /**
   * Takes one from the supply, if it has any left (R-DAY-59): into the Reserves, or `launched` by `you`, unmanned, in
   * an area of their choice with a launch icon, where `you` may activate it at once.
   */
  gainAssaultRaptor: verb(z.enum(['reserves', 'launched']), {
    ...plain,
    about: (to) => (to === 'launched' ? fleet.about : plain.about),
  }),
} satisfies Verbs;
export type AssaultRaptorVerb = keyof typeof assaultRaptorVerbs;

export const assaultRaptorConditions = {
  /** There is a raptor in that box; assault raptors are none (R-DAY-55). */
  raptorIn: z.enum(['reserves', 'destroyed']),
  /** The supply has one left. */
  assaultRaptorLeft: flag,
} satisfies ConditionSchemas;
export type AssaultRaptorCondition = keyof typeof assaultRaptorConditions;
