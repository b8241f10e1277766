/** The Resurrection Ship and its other side. */
import { flag } from '../schema/primitives.ts';
import { final, plain, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof hubVerbs> {}
}

export const hubVerbs = verbs({
  /** The Resurrection Ship is turned over for the rest of the game (R-LOY-74). */
  destroyHub: verb(flag, final(plain)),
  /** `you` moves to Cylon Fleet, and infiltrates no longer (R-LOY-106). */
  returnToFleet: verb(flag, plain),
});
export type HubVerb = keyof typeof hubVerbs;
