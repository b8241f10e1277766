/** Missions, the Demetrius and the Rebel Basestar. */
import { z } from 'zod';
import { count, flag } from '../fields/primitives.ts';
import { fields, someOf } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

/** Cylons of which a Mission takes some out of the game. */
export const fewCylons = ['basestar', 'heavyRaider', 'centurion'] as const;
export type FewCylons = (typeof fewCylons)[number];

/** The sides that the Rebel Basestar can be on. */
export const allegiances = ['human', 'cylon'] as const;
export type Allegiance = (typeof allegiances)[number];

export const searchForHomeVerbs = {
  /** The top Mission card is put on the Active Mission space and resolved (R-DAY-61). */
  startMission: verb(flag, plain),
  /** The Mission that is being resolved counts so much distance from now on (R-DAY-71). */
  missionCounts: verb(count, plain),
  /** The Mission that is being resolved is turned facedown (R-DAY-72). */
  turnMissionDown: verb(flag, plain),
  /** `you` looks at the top Mission card and puts it on the top or the bottom. */
  lookAtMission: verb(flag, plain),
  /** `you` names a Skill type; each player, from `you` clockwise, draws that many cards of it (R-DAY-64). */
  everyoneDrawsNamed: verb(count, plain),
  /** Every one of these leaves the main board without being destroyed (R-DAY-79). */
  clearBoardOf: verb(z.array(z.enum(fewCylons)).min(1), fleet),
  /** That many of these leave the game, out of the supply as far as they can be had (R-DAY-77, R-FLT-93). */
  takeOutOfGame: verb(someOf(fewCylons, count), fleet),
  /** The Rebel Basestar is in play, and on that side from now on (R-DAY-80). */
  turnRebelBasestar: verb(z.enum(allegiances), plain),
  /** `you` repairs that many damaged locations, of any ship. */
  repairDamaged: verb(count, fleet),
  /** `you` discards one of their own miracle tokens or Super Crisis cards, as `you` likes (R-DAY-81, R-DAY-88). */
  payTribute: verb(flag, plain),
  /** `you` looks at the top cards of the Crisis deck and puts them back on the top in any order. */
  arrangeCrises: verb(count, plain),
  /**
   * `you` takes any cards, that many, out of a Skill deck and its discard pile, which is then shuffled into the deck.
   */
  searchSkillDeck: verb(count, plain),
  /**
   * In one area `you` places that many raiders, or that many unmanned vipers of the Reserves; each of them is activated
   * (R-DAY-85).
   */
  sendOut: verb(fields({ raider: count, viper: count }), fleet),
} satisfies Verbs;
export type SearchForHomeVerb = keyof typeof searchForHomeVerbs;

export const searchForHomeConditions = {
  /** No Mission lies on the Active Mission space. */
  missionSpaceEmpty: flag,
  /** `you` holds a miracle token or a Super Crisis card. */
  canPayTribute: flag,
} satisfies ConditionSchemas;
export type SearchForHomeCondition = keyof typeof searchForHomeConditions;
