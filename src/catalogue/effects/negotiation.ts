/** Negotiating with the Cylons. */
import { flag } from '../fields/primitives.ts';
import { fleet, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const negotiationVerbs = {
  /** Until the end of this turn no Cylon ship is activated or launches; they are still placed (R-DAY-100). */
  truce: verb(flag, fleet),
} satisfies Verbs;
export type NegotiationVerb = keyof typeof negotiationVerbs;
