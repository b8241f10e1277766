/** Negotiating with the Cylons. */
import { flag } from '../schema/primitives.ts';
import { fleet, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof negotiationVerbs> {}
}

export const negotiationVerbs = verbs({
  /** Until the end of this turn no Cylon ship is activated or launches; they are still placed (R-DAY-100). */
  truce: verb(flag, fleet),
});
export type NegotiationVerb = keyof typeof negotiationVerbs;
