import type { EffectKind, Effects, EffectShapes } from '../../../../catalogue/effect.ts';
import type { EffectContext } from '../../types.ts';
import type { Clause } from './clause.ts';

/** Words for effects inside effects. */
export interface Teller extends EffectContext {
  /** The clauses of a list of effects. */
  clauses(effects: Effects): ReadonlyArray<Clause>;
  /** The same as running text after a colon; «no effect» for an empty list. */
  text(effects: Effects | undefined): string;
  /** A player has been chosen by the effect around this one. */
  readonly chosen: boolean;
  /** For what follows the choice of a player. */
  afterChoice(): Teller;
}

export type EffectWords<K extends EffectKind = EffectKind> = { readonly [P in K]: (value: EffectShapes[P], teller: Teller) => Clause };
