/** Effects on what players are and hold: executions, titles, and resources as a whole. */
import { z } from 'zod';
import { count, flag, resource, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { someEffects } from './lists.ts';
import type { ConditionSchemas } from './condition.ts';
import { role, someRoles } from './parts.ts';
import { final, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const fateVerbs = {
  /**
   * The characters of these players are executed (R-EXE-01 to R-EXE-54); Cylon players only if the effect says so
   * (R-EXE-03).
   */
  execute: verb(
    z.union([role, fields({ who: role, cylonsToo: flag })], { error: 'a role, or { who, cylonsToo: true }' }),
    final(plain),
  ),
  /** Each of these players resolves all of it, as `you`, before the next one does (R-TURN-145). */
  inTurn: verb(fields({ who: someRoles, then: someEffects }), plain),
  /** The title passes on by its line of succession (R-TTL-04, R-TTL-09). */
  passTitle: verb(title, plain),
  /** Every title that this player holds passes on, each by its own line (R-TTL-09). */
  passTitlesOf: verb(role, final(plain)),
  /** `you` takes the title until the end of this turn (R-TTL-47). */
  borrowTitle: verb(title, plain),
  drawSuperCrisis: verb(z.union([role, fields({ who: role, count })], { error: 'a role, or { who, count }' }), plain),
  /** `you` draws that many Skill cards of different types, from any decks. */
  drawDifferent: verb(count, plain),
  /** That much of the resource of which the fleet has most; on a tie the current player says which. */
  loseHighest: verb(count, plain),
  /** The next loss of this resource in this turn is 1 smaller. */
  protect: verb(resource, plain),
  /** `you` gives that player a Skill card of their own hand, or that many. */
  giveCard: verb(z.union([role, fields({ to: role, count })], { error: 'a role, or { to, count }' }), plain),
  /** `you` takes the whole hand of Skill cards of that player. */
  takeHand: verb(role, plain),
} satisfies Verbs;
export type FateVerb = keyof typeof fateVerbs;

export const fateConditions = {
  /** The fleet has lost morale by an execution (R-EXE-54). */
  moraleLostToExecution: flag,
} satisfies ConditionSchemas;
