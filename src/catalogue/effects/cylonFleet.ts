/** The Cylon Fleet board: its ships, the pursuit, nukes on a whole area. */
import { z } from 'zod';
import { change, count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { cylonShips } from '../vocabulary.ts';
import { someEffects } from './lists.ts';
import { final, fleet, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const cylonFleetVerbs = {
  /** Moves the pursuit marker: forward if positive, back if negative (R-FLT-11, R-FLT-14). */
  pursue: verb(change, fleet),
  /** Ships of the supply go to an area of the Cylon Fleet board that `you` chooses (R-FLT-80). */
  reinforceFleet: verb(fields({ ship: z.enum(cylonShips), count }), fleet),
  /** One die: on a result below the number of raiders on the main board (R-FLT-80). */
  rollBelowRaiders: verb(fields({ then: someEffects }), { ...fleet, leftToChance: true }),
  /** The Admiral's action with this option: a nuke hits a space area (R-FLT-61). */
  nukeArea: verb(flag, final(fleet)),
} satisfies Verbs;
export type CylonFleetVerb = keyof typeof cylonFleetVerbs;
