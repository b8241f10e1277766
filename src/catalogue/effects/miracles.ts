/** Miracle tokens: R-DAY-01 to R-DAY-08. */
import { flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { someRoles } from './parts.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const miracleVerbs = {
  /** Each of them who may gains 1 miracle token (R-DAY-07); `ifNone`: only who has none. */
  gainMiracle: verb(fields({ who: someRoles, ifNone: flag.exactOptional() }), plain),
  /** A miracle token of `you` goes to another player at the same location, or that player's to `you`. */
  tradeMiracle: verb(flag, plain),
} satisfies Verbs;
export type MiracleVerb = keyof typeof miracleVerbs;

export const miracleConditions = {
  /** `you` is below the limit of miracle tokens, and may have any (R-DAY-02, R-DAY-05). */
  mayGainMiracle: flag,
} satisfies ConditionSchemas;
export type MiracleCondition = keyof typeof miracleConditions;
