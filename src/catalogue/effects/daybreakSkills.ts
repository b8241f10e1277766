/** Effects that only the Skill cards of Daybreak have. */
import { z } from 'zod';
import { count, flag, location } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

const strengths = z.array(z.int().min(0).max(6)).min(1);

export const daybreakSkillVerbs = {
  /** The total changes by so much for each card of these printed strengths, on whatever side (R-CHK-80). */
  addToTotal: verb(fields({ strengths, each: count }), plain),
  /** `you` may take a card of these printed strengths, of another title, out of the check into the hand. */
  takeFromCheck: verb(strengths, plain),
  /** `you` may discard another card from the check, at the price of a viper damaged in space or in the Reserves. */
  dogfight: verb(flag, fleet),
  /** `you` draws that many Quorum cards, gives one to the President, and plays or discards the others. */
  influenceQuorum: verb(z.literal(2), plain),
  /** `you` activates one of these locations from wherever, also a damaged one. */
  activateAnywhere: verb(z.array(location).min(2), plain),
  /** Up to that many activations of one unmanned viper (R-CMB-90). */
  activateOneViper: verb(count, fleet),
  /** Up to that many vipers of the Reserves join a piloted viper, unmanned, and each is activated once (R-DAY-103). */
  launchReserves: verb(count, fleet),
} satisfies Verbs;
export type DaybreakSkillVerb = keyof typeof daybreakSkillVerbs;

export const daybreakSkillConditions = {
  /** The current player is a human player. */
  currentIsHuman: flag,
  /** `you` is a human player with a Skill card, and may add one more to the running check (R-CHK-43, R-DAY-101). */
  mayAddToCheck: flag,
  /** The fleet marker is where no jump can be made early. */
  noBlueSpace: flag,
  /** There is a raptor in the Reserves, and an assault raptor in the supply. */
  mayTradeRaptor: flag,
} satisfies ConditionSchemas;
export type DaybreakSkillCondition = keyof typeof daybreakSkillConditions;
