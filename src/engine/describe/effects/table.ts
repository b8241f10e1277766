/**
 * Shapes of the words of effects and conditions. `index.ts` lists those of all effects, `conditions.ts` those of all
 * conditions.
 */
import type { ConditionKind, ConditionShapes, EffectKind, Effects, EffectShapes } from '../../../catalogue/effect.ts';
import type { Text } from '../../../words/text.ts';
import type { Manner } from '../types.ts';
import type { Clause } from './clause.ts';

/** Words for effects inside effects. */
export interface Teller extends Manner {
  /** The clauses of a list of effects. */
  clauses(effects: Effects): ReadonlyArray<Clause>;
  /** The same as running text after a colon; “no effect” for an empty list. */
  text(effects: Effects | undefined): Text;
  /** A player has been chosen by the effect around this one. */
  readonly chosen: boolean;
  /** Returns the teller for the effects that follow the choice of a player. */
  afterChoice(): Teller;
  /** “roll a die”, or what the die is rolled for. */
  readonly rolling: Text;
  /** Returns the teller for the effects in which a die is rolled for something that has been chosen. */
  rollingFor(rolling: Text): Teller;
}

/** The words of one effect: several clauses where it does several things. */
export type Said = Clause | ReadonlyArray<Clause>;

/** The words of these verbs. */
export type EffectWords<K extends EffectKind> = { readonly [P in K]: (value: EffectShapes[P], teller: Teller) => Said };

/**
 * The words of these conditions, as they stand after “if” or “only if”: “food is 5 or less”, “there is a nuke left”.
 */
export type ConditionWords<K extends ConditionKind> = { readonly [P in K]: (value: ConditionShapes[P]) => Text };
