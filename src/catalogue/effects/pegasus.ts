/** The battlestar Pegasus. */
import { count } from '../schema/primitives.ts';
import { fleet, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof pegasusVerbs> {}
}

export const pegasusVerbs = verbs({
  /** Pegasus is damaged, not Galactica. */
  damagePegasus: verb(count, fleet),
});
export type PegasusVerb = keyof typeof pegasusVerbs;
