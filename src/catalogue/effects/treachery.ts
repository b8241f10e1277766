/** Reckless checks, and what stands against them: R-CHK-24, R-CHK-25, R-CHK-71. */
import { flag } from '../fields/primitives.ts';
import type { ConditionSchemas } from './condition.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const treacheryVerbs = {
  /** The check becomes reckless. Its card may not be played on a check that is reckless already (R-CHK-24). */
  makeReckless: verb(flag, plain),
  /** No skill check ability is resolved in this check, and it cannot become reckless any more (R-CHK-25). */
  stopAbilities: verb(flag, plain),
} satisfies Verbs;
export type TreacheryVerb = keyof typeof treacheryVerbs;

export const treacheryConditions = {
  /** The check that is being made is reckless. */
  reckless: flag,
} satisfies ConditionSchemas;
