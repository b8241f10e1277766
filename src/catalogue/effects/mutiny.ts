/** Mutiny cards: drawing, discarding and playing them, and what they alone do. */
import { count, flag, title } from '../schema/primitives.ts';
import { fields } from '../schema/strict.ts';
import { conditions } from './condition.ts';
import type { ValuesOf } from './condition.ts';
import { role, someRoles } from './parts.ts';
import { plain, verb, verbs } from './verb.ts';
import type { ShapesOf } from './verb.ts';

declare module './verb.ts' {
  interface EffectShapes extends ShapesOf<typeof mutinyVerbs> {}
}
declare module './condition.ts' {
  interface ConditionShapes extends ValuesOf<typeof mutinyConditions> {}
}

export const mutinyVerbs = verbs({
  /**
   * Each of these players who may have Mutiny cards draws so many of them at once (R-DAY-28), one player after the other. Above
   * the limit: to the Brig, then down to it (R-DAY-24); `stays`: without the Brig (R-DAY-27). `keeps`: of all that are held so
   * many stay at most. `ifNone`: only who holds none.
   */
  drawMutiny: verb(fields({
    who: someRoles, count, stays: flag.exactOptional(), keeps: count.exactOptional(), ifNone: flag.exactOptional(),
  }), plain),
  /** So many Mutiny cards of the own choice; `optional`: up to so many. */
  discardMutiny: verb(fields({ who: role, count, optional: flag.exactOptional() }), plain),
});
export type MutinyVerb = keyof typeof mutinyVerbs;

export const mutinyConditions = conditions({
  /** `you` holds at least that many Mutiny cards. */
  holdsMutiny: count,
  /** The holder of that title has a Mutiny card. */
  holderHasMutiny: title,
});
export type MutinyCondition = keyof typeof mutinyConditions;
