/** How cards of a check count: R-CHK-21, R-CHK-50, R-CHK-72, R-CHK-80. */
import type { Skill } from './vocabulary.ts';

/** Cards by what is printed on them (R-CHK-69); what is left out may be anything. */
export interface CardFilter {
  readonly skills?: ReadonlyArray<Skill>;
  readonly values?: ReadonlyArray<number>;
}

/** Holds for every card that is in the check when it is counted, also for one that has been added later. */
export type CheckModifier =
  | { readonly kind: 'positive'; readonly of: CardFilter }
  /** They have strength 0. */
  | { readonly kind: 'nullified'; readonly of: CardFilter }
  | { readonly kind: 'times'; readonly of: CardFilter; readonly factor: number }
  /** The total changes by so much for each of them, on whatever side they are. */
  | { readonly kind: 'total'; readonly of: CardFilter; readonly each: number };
