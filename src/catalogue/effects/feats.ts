/** Effects that only single Skill cards and characters have. */
import { z } from 'zod';
import { count, flag, location, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { final, fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const featVerbs = {
  /** Every player, from `you` clockwise, moves or takes 1 action, or neither (R-TURN-82). */
  everybodyActs: verb(flag, plain),
  /** Nukes from beside the board come to the Admiral's (R-CMB-113). */
  gainNuke: verb(count, fleet),
  /**
   * Instead of the attack that is about to be made: the die says how many raiders of the viper's area are destroyed.
   */
  strafe: verb(flag, fleet),
  /** `you` names the result of the die instead of rolling (R-TURN-142). */
  nameRoll: verb(flag, plain),
  /** `you` discards any number of Skill cards and draws as many of one type of their own skill set. */
  tradeCards: verb(flag, plain),
  /**
   * `you` takes the title; out of the Brig or Detention first to the first of these locations that can be entered
   * (R-TTL-48).
   */
  seizeTitle: verb(fields({ title, freedTo: z.array(location).min(1) }), final(plain)),
  /** `you` looks at the top cards of the Quorum deck and puts them back on the top in any order. */
  arrangeQuorum: verb(count, plain),
} satisfies Verbs;
export type FeatVerb = keyof typeof featVerbs;
