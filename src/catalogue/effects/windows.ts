/** In a window: changes of the roll, the check, the activation or the Crisis card that is going on. */
import { z } from 'zod';
import { change, count, flag, skill } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { someEffects } from './lists.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const windowVerbs = {
  /** In a window: changes of the roll, the check or the crisis that is going on. */
  modifyRoll: verb(change, plain),
  /** In a window: changes of the roll, the check or the activation that is going on. */
  adjustRoll: verb(change, plain),
  /** `you` discards a Skill card; its strength and so much more is the result, and no die is rolled. */
  replaceRoll: verb(count, plain),
  rerollDie: verb(fields({ ifPiloted: z.int() }), plain),
  changeDifficulty: verb(change, plain),
  makePositive: verb(z.array(skill).min(1), plain),
  /** Contributions are played faceup; `hidden`: the Destiny cards are not (R-CHK-21). */
  openCheck: verb(
    z.union([flag, fields({ destiny: z.literal('hidden') })], { error: 'true, or { destiny: hidden }' }),
    plain,
  ),
  /** `you` names a skill; its cards have strength 0 (R-CHK-50). */
  nullifySkill: verb(flag, plain),
  /** `you` takes all cards of the check into the hand (R-CHK-88). */
  takeCheckCards: verb(flag, plain),
  /** `you` chooses pass or fail; the check is not made (R-CHK-10). */
  decideCheck: verb(flag, plain),
  noDestiny: verb(flag, plain),
  /** Replaces the effects of passing the check. */
  passInstead: verb(someEffects, { ...plain, findsPlayer: true }),
  /** `you` looks at the cards that were just added to the check. */
  lookAtContribution: verb(flag, plain),
  /** The Crisis card is discarded and another one drawn in its place (R-CRI-02). */
  replaceCrisis: verb(flag, plain),
  /** The other option of the card is taken (R-CRI-13). */
  switchOption: verb(flag, plain),
  /** `you` becomes the pilot of the viper that was just placed (R-CMB-105). */
  boardViper: verb(flag, fleet),
} satisfies Verbs;
export type WindowVerb = keyof typeof windowVerbs;
