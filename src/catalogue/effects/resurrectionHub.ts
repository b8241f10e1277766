/** The Resurrection Ship and its other side. */
import { flag } from '../fields/primitives.ts';
import { final, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const hubVerbs = {
  /** The Resurrection Ship is turned over for the rest of the game (R-LOY-74). */
  destroyHub: verb(flag, final(plain)),
  /** `you` moves to Cylon Fleet, and infiltrates no longer (R-LOY-106). */
  returnToFleet: verb(flag, plain),
} satisfies Verbs;
export type HubVerb = keyof typeof hubVerbs;
