/** Personal Goals: what they ask for, and what revealing one brings. */
import { z } from 'zod';
import { count, flag, location, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const goalVerbs = {
  /** `you` discards any number of Skill cards whose printed strengths add up to just that. */
  discardStrength: verb(count, plain),
  /** A "Not a Cylon" card is shuffled into the Loyalty deck, then `you` draws a card of it (R-LOY-81). */
  redrawLoyalty: verb(flag, plain),
} satisfies Verbs;
export type GoalVerb = keyof typeof goalVerbs;

export const goalConditions = {
  /** `you` holds that many titles. */
  titlesAtLeast: count,
  nukesSpent: flag,
  /** The holder of that title is just there. */
  holderAt: fields({ title, at: location }),
  /** `you` is on one of these locations. */
  youAt: z.array(location).min(1),
  /** Damaged and destroyed vipers of all models together. */
  vipersLost: count,
  /** On the main board. */
  raidersAtLeast: count,
  /** A Destination card of that distance has been resolved. */
  jumpedBy: count,
  /** `you` has Skill cards in hand whose strengths add up to just that. */
  strengthInHand: count,
} satisfies ConditionSchemas;
export type GoalCondition = keyof typeof goalConditions;
