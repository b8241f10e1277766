/** Conditions that only Motives have. */
import { z } from 'zod';
import { count, flag, location } from '../fields/primitives.ts';
import { someOf } from '../fields/strict.ts';
import { skills } from '../vocabulary.ts';
import type { ConditionSchemas } from './condition.ts';

export const motiveConditions = {
  /** At least one of these locations is damaged. */
  anyDamaged: z.array(location).min(1),
  /** `you` has at least that many Skill cards of each of these types in hand. */
  skillsInHand: someOf(skills, count),
  /** Another player is in the Brig or in Detention. */
  otherHeld: flag,
  /** There is no Cylon ship on the main board. */
  noCylonShips: flag,
  /** There is no centurion on the Boarding Party track. */
  noCenturions: flag,
  distanceAtLeast: count,
} satisfies ConditionSchemas;
export type MotiveCondition = keyof typeof motiveConditions;
