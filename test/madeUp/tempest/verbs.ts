/** What the cards of Tempest can say beside the words of the base. */
import { conditions } from '../../../src/catalogue/effects/condition.ts';
import type { ValuesOf } from '../../../src/catalogue/effects/condition.ts';
import { plain, final, verb, verbs } from '../../../src/catalogue/effects/verb.ts';
import type { ShapesOf } from '../../../src/catalogue/effects/verb.ts';
import { count, flag } from '../../../src/catalogue/schema/primitives.ts';

declare module '../../../src/catalogue/effects/verb.ts' {
  interface EffectShapes extends ShapesOf<typeof tempestVerbs> {}
}

export const tempestVerbs = verbs({
  /** `you` draws so many rumours. */
  hearRumour: verb(count, plain),
  /** So many raiders of the supply go to the Derelict. */
  hideRaiders: verb(count, plain),
  /** In a check: its total rises by 1 for each card of that strength. */
  countStrength: verb(count, plain),
  /** A check of that difficulty, of the kind `squall`. */
  squall: verb(count, plain),
  /** `you` chooses the course. */
  steer: verb(flag, plain),
  /** `you` is out of the game. */
  leaveTheFleet: verb(flag, final(plain)),
});

declare module '../../../src/catalogue/effects/condition.ts' {
  interface ConditionShapes extends ValuesOf<typeof tempestConditions> {}
}

export const tempestConditions = conditions({
  /** `you` has so much grit. */
  gritAtLeast: count,
});
export type TempestVerb = keyof typeof tempestVerbs;
