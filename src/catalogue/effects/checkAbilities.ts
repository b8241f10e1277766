/** Abilities of cards that have been revealed in a check: R-CHK-65 to R-CHK-74. */
import { z } from 'zod';
import { count, flag, skill } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { someEffects } from './lists.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

const checkResult = z.enum(['pass', 'partial', 'fail']);

/** Every given condition has to hold once the outcome is known. */
const outcome = fields({
  result: checkResult.exactOptional(),
  totalAtMost: z.int().exactOptional(),
  shortByAtMost: count.exactOptional(),
  overPrintedBy: count.exactOptional(),
});

export const checkAbilityVerbs = {
  /** All cards of these printed strengths that are in the check now are discarded from it (R-CHK-69, R-CHK-72). */
  discardStrengths: verb(z.array(z.int().min(0).max(6)).min(1), plain),
  /** `you` discards one of the revealed cards of the check (R-CHK-60). */
  discardFromCheck: verb(flag, plain),
  /** Cards of the top of the Destiny deck go faceup into the check (R-CHK-67). */
  addDestiny: verb(count, plain),
  /** Cards of these skills count that many times (R-CHK-72, R-CHK-80). */
  multiplySkills: verb(fields({ skills: z.array(skill).min(1), factor: count }), plain),
  /** Only if the cards of that skill that are in the check now have at least that strength together. */
  ifStrength: verb(fields({ skill, atLeast: count, then: someEffects }), plain),
  /** Remembered until the outcome is known, or until it has been resolved (R-CHK-70). */
  afterCheck: verb(fields({ at: z.enum(['outcome', 'resolved']), when: outcome, then: someEffects }), {
    ...plain,
    leftToChance: true,
  }),
  /** Skips what the check says of that result. */
  skipResult: verb(checkResult, plain),
} satisfies Verbs;
export type CheckAbilityVerb = keyof typeof checkAbilityVerbs;
