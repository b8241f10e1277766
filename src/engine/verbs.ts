/**
 * What each verb of the language of effects does, and whether it would do anything now. Filled from above: by
 * `src/engine/effects` and by the modules, each for its own verbs.
 */
import type { Effect, EffectKind, EffectShapes } from '../catalogue/effect.ts';
import { verbIn, verbTable } from '../catalogue/effect.ts';
import type { Game } from './flow/game.ts';
import type { EffectContext } from './types/effectContext.ts';
import type { Seat } from './types/ids.ts';

/** Does it, or calls the procedure that does. */
export type Resolver<Value> = (game: Game, value: Value, context: EffectContext) => void;
/** False only if it certainly does nothing now, at the table or in the running roll, check or crisis, if this seat uses it. */
export type Matters<Value> = (game: Game, value: Value, seat: Seat) => boolean;

export interface Deed<Value> {
  readonly matters: Matters<Value>;
  readonly resolve: Resolver<Value>;
}

export type Deeds<K extends EffectKind> = { readonly [P in K]: Deed<EffectShapes[P]> };

export const deeds = verbTable<Deed<never>>('what verbs do');

/** Declares what these verbs do. */
export function effectDeeds<K extends EffectKind>(part: Deeds<K>): void {
  deeds.add(part);
}

/** A verb that is worth using whatever stands on the table. */
export function always<Value>(resolve: Resolver<Value>): Deed<Value> {
  return { matters: () => true, resolve };
}

/** A verb that may be used only if something is there for it. */
export function onlyIf<Value>(matters: Matters<NoInfer<Value>>, resolve: Resolver<Value>): Deed<Value> {
  return { matters, resolve };
}

export function resolveEffect(game: Game, effect: Effect, context: EffectContext): void {
  const { kind, value } = verbIn(effect);
  // The entry was declared for the values of this verb.
  deeds.of(kind).resolve(game, value as never, context);
}

export function effectMatters(game: Game, effect: Effect, seat: Seat): boolean {
  const { kind, value } = verbIn(effect);
  return deeds.of(kind).matters(game, value as never, seat);
}
