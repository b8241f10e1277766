/** The battlestar Pegasus. */
import { count } from '../fields/primitives.ts';
import { fleet, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const pegasusVerbs = {
  /** Pegasus is damaged, not Galactica. */
  damagePegasus: verb(count, fleet),
} satisfies Verbs;
export type PegasusVerb = keyof typeof pegasusVerbs;
