/** Reckless checks, and what stands against them: R-CHK-24, R-CHK-25, R-CHK-71. */
import { flag } from '../schema/primitives.ts';
import { conditions } from './condition.ts';
import type { ValuesOf } from './condition.ts';
import { plain, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof treacheryVerbs> {}
}

declare module './condition.ts' {
  interface ConditionShapes extends ValuesOf<typeof treacheryConditions> {}
}

export const treacheryVerbs = verbs({
  /** The check becomes reckless. Its card may not be played on a check that is so already (R-CHK-24). */
  makeReckless: verb(flag, plain),
  /** No skill check ability is resolved in this check, and it cannot become reckless any more (R-CHK-25). */
  stopAbilities: verb(flag, plain),
});
export type TreacheryVerb = keyof typeof treacheryVerbs;

export const treacheryConditions = conditions({
  /** The check that is being made is reckless. */
  reckless: flag,
});
