/** Effects that only characters of Daybreak have. */
import { count, flag, skill } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { final, fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const daybreakPeopleVerbs = {
  /** `you` activates the location where `you` is. */
  activateHere: verb(flag, plain),
  /** The location that has just been activated is activated once more, for that many Skill cards. */
  activateAgain: verb(fields({ cards: count }), plain),
  /** `you` activates that many different locations, one after the other, from anywhere; `cylonToo`: of either side. */
  activateFromAfar: verb(fields({ count, cylonToo: flag.exactOptional() }), plain),
  /** `you` draws `draw` cards of that Skill deck and discards `discard` of them. */
  sift: verb(fields({ skill, draw: count, discard: count }), plain),
  /** An undamaged viper is destroyed in place of the civilian ship that is about to be, which goes back to the pile. */
  escortAway: verb(flag, fleet),
  /** `you` looks at all civilian ships in space; one that `you` chooses is replaced by one of the pile. */
  quarantine: verb(flag, fleet),
  /** `you` draws a card of that skill; a player who is about to discard discards 1 card less. */
  spareDiscard: verb(fields({ draw: skill }), plain),
  /** The infiltration of `you` ends, without a discard (R-LOY-109). */
  leaveHumans: verb(flag, plain),
  /** The infiltration that is ending leads to another Cylon location, and to 1 more action. */
  leaveElsewhere: verb(flag, plain),
  /** The activation icons of the Crisis card that is being resolved count for nothing. */
  ignoreIcons: verb(flag, fleet),
  /** `you` looks at the top Mutiny cards and plays one of them; the others go to the bottom of the deck (R-DAY-36). */
  pickAndPlayMutiny: verb(count, final(plain)),
} satisfies Verbs;
export type DaybreakPeopleVerb = keyof typeof daybreakPeopleVerbs;

export const daybreakPeopleConditions = {
  /** `you` is neither in the Brig nor in Detention. */
  unconfined: flag,
  infiltrating: flag,
} satisfies ConditionSchemas;
export type DaybreakPeopleCondition = keyof typeof daybreakPeopleConditions;
