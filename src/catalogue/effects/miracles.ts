/** Miracle tokens: R-DAY-01 to R-DAY-08. */
import { flag } from '../schema/primitives.ts';
import { fields } from '../schema/strict.ts';
import { conditions } from './condition.ts';
import type { ValuesOf } from './condition.ts';
import { someRoles } from './parts.ts';
import { plain, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof miracleVerbs> {}
}

declare module './condition.ts' {
  interface ConditionShapes extends ValuesOf<typeof miracleConditions> {}
}

export const miracleVerbs = verbs({
  /** Each of them who may gains 1 miracle token (R-DAY-07); `ifNone`: only who has none. */
  gainMiracle: verb(fields({ who: someRoles, ifNone: flag.exactOptional() }), plain),
  /** A miracle token of `you` goes to another player at the same location, or that player's to `you`. */
  tradeMiracle: verb(flag, plain),
});
export type MiracleVerb = keyof typeof miracleVerbs;

export const miracleConditions = conditions({
  /** `you` is below the limit of miracle tokens, and may have any (R-DAY-02, R-DAY-05). */
  mayGainMiracle: flag,
});
export type MiracleCondition = keyof typeof miracleConditions;
