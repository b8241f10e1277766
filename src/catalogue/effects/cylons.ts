/** Actions of the Cylon locations. */
import { z } from 'zod';
import { count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const cylonVerbs = {
  /**
   * Draws that many Crisis cards, resolves one; the others go where it says (R-CRI-60). `bare`: its icons at the bottom
   * count for nothing (R-CRI-27).
   */
  pickCrisis: verb(fields({ draw: count, others: z.enum(['discard', 'bottom']), bare: flag.exactOptional() }), plain),
  /** `you` plays one of their own Super Crisis cards. */
  playSuperCrisis: verb(flag, plain),
  /** Every basestar launches these ships into its area (R-TURN-132). */
  launchFromBasestars: verb(fields({ raider: count, heavyRaider: count.exactOptional() }), fleet),
  /** `you` discards their own Super Crisis card and draws a new one; optional. */
  exchangeSuperCrisis: verb(flag, plain),
} satisfies Verbs;
export type CylonVerb = keyof typeof cylonVerbs;
