/** Cylon Leaders, and going among the humans. */
import { z } from 'zod';
import { count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { role } from './parts.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const leaderVerbs = {
  /** `you` moves to a location of Galactica and counts as human from now on (R-LOY-100). */
  infiltrate: verb(flag, plain),
  /** The chosen basestar leaves the board without being destroyed. */
  removeBasestar: verb(flag, plain),
  /** `you` draws that many cards of the Destiny deck, then puts as many cards of the hand on top of it. */
  glimpseDestiny: verb(count, plain),
  /** `you` and that player exchange their whole hands of Skill cards. */
  swapHands: verb(role, plain),
  /** `you` takes a Skill card at random out of that player's hand. */
  takeRandomCard: verb(role, plain),
  /** That player draws a Skill card of the type that `you` names. */
  drawNamed: verb(role, plain),
  /** In a check whose cards have been revealed: `you` adds any cards of the hand, or that many. */
  addToCheck: verb(z.union([flag, fields({ count })], { error: 'true, or { count }' }), plain),
} satisfies Verbs;
export type LeaderVerb = keyof typeof leaderVerbs;

export const leaderConditions = {
  /** `you` is a Cylon player who may go among the humans (R-LOY-100). */
  mayInfiltrate: flag,
} satisfies ConditionSchemas;
