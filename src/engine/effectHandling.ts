/**
 * Resolves the effects of cards: finds what a verb does, and whether it would do anything now, in the list of
 * `src/engine/handlers.ts`.
 */
import { verbIn } from '../catalogue/effect.ts';
import type { Effect, EffectKind, EffectShapes, KindAndValue } from '../catalogue/effect.ts';
import type { Game } from './flow/game.ts';
import { partsOfGame } from './parts.ts';
import type { EffectContext } from './types/effectContext.ts';
import type { Seat } from './types/ids.ts';

/** Does it, or calls the procedure that does. */
export type Resolver<Value> = (game: Game, value: Value, context: EffectContext) => void;
/**
 * False only if it certainly does nothing now, at the table or in the running roll, check or crisis, if this seat uses
 * it.
 */
export type Matters<Value> = (game: Game, value: Value, seat: Seat) => boolean;

/** The handler of one verb: its effect, and when it is worth using. */
export interface EffectHandler<Value> {
  readonly matters: Matters<Value>;
  readonly resolve: Resolver<Value>;
}

/** One handler for each of these verbs. */
export type EffectHandlers<K extends EffectKind> = { readonly [P in K]: EffectHandler<EffectShapes[P]> };

/** A verb that is worth using whatever stands on the table. */
export function always<Value>(resolve: Resolver<Value>): EffectHandler<Value> {
  return { matters: () => true, resolve };
}

/** A verb that may be used only if something is there for it. */
export function onlyIf<Value>(matters: Matters<NoInfer<Value>>, resolve: Resolver<Value>): EffectHandler<Value> {
  return { matters, resolve };
}

/** Does what the effect says, now or by the procedures that it calls. */
export function resolveEffect(game: Game, effect: Effect, context: EffectContext): void {
  // The catalogue has checked the value by the shape of this verb.
  resolveKind(game, verbIn(effect), context);
}

function resolveKind<K extends EffectKind>(game: Game, { kind, value }: KindAndValue<K>, context: EffectContext): void {
  partsOfGame().effects[kind].resolve(game, value, context);
}

/** Whether the effect may do something now if this seat uses it. */
export function effectMatters(game: Game, effect: Effect, seat: Seat): boolean {
  // The catalogue has checked the value by the shape of this verb.
  return kindMatters(game, verbIn(effect), seat);
}

function kindMatters<K extends EffectKind>(game: Game, { kind, value }: KindAndValue<K>, seat: Seat): boolean {
  return partsOfGame().effects[kind].matters(game, value, seat);
}
