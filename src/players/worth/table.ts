/** What verbs are worth to automatic players: a table with an entry for every verb of the language, put together from parts. */
import { verbIn, verbTable } from '../../catalogue/effect.ts';
import type { Effect, EffectKind, Effects, EffectShapes } from '../../catalogue/effect.ts';
import type { GameView, PlayerView } from '../../engine/types/view.ts';
import type { Side } from '../side.ts';

/** What an automatic player looks at before it acts. */
export interface Situation {
  readonly view: GameView;
  readonly me: PlayerView;
  readonly side: Side;
  readonly raiders: number;
  readonly basestars: number;
  readonly heavyRaiders: number;
  readonly vipersInSpace: number;
}

/** In points of resources, to the human fleet: less than 0 harms it, 0 is all the same to it. */
export type Worth<Value> = (view: GameView, value: Value) => number;

export interface Opinion<Value> {
  readonly worth: Worth<Value>;
  /** To somebody of this side who takes an action with it now, if that isn't just what it is worth. */
  readonly action?: (now: Situation, value: Value) => number;
  /** How likely a human player uses it when a window offers it, from 0 to 1, if it isn't just what it is worth. */
  readonly window?: (view: GameView, value: Value) => number;
}

export type Opinions<K extends EffectKind> = { readonly [P in K]: Worth<EffectShapes[P]> | Opinion<EffectShapes[P]> };

export const opinions = verbTable<Worth<never> | Opinion<never>>('what verbs are worth to automatic players');

/** Declares what these verbs are worth. */
export function effectWorth<K extends EffectKind>(part: Opinions<K>): void {
  opinions.add(part);
}

/** All the same to the fleet; the reason stands beside it. */
export const nothing = (): number => 0;

function opinionOf(effect: Effect): { readonly opinion: Opinion<never>; readonly value: never } {
  const { kind, value } = verbIn(effect);
  const entry = opinions.of(kind);
  // The entry was declared for the values of this verb.
  return { opinion: typeof entry === 'function' ? { worth: entry } : entry, value: value as never };
}

export function worthOfOne(view: GameView, effect: Effect): number {
  const { opinion, value } = opinionOf(effect);
  return opinion.worth(view, value);
}

/** Of a list of effects. */
export function worthOf(view: GameView, effects: Effects): number {
  return effects.reduce((sum, effect) => sum + worthOfOne(view, effect), 0);
}

/** Of a list of effects that make an own action. Among the humans a hidden Cylon acts like everybody else. */
export function worthOfAction(now: Situation, effects: Effects): number {
  const sign = now.side === 'cylon' ? -1 : 1;
  return effects.reduce((sum, effect) => {
    const { opinion, value } = opinionOf(effect);
    return sum + (opinion.action === undefined ? sign * opinion.worth(now.view, value) : opinion.action(now, value));
  }, 0);
}

/** How likely a human player uses these effects in a window, from 0 to 1. */
export function eagerness(view: GameView, effects: Effects): number {
  for (const effect of effects) {
    const { opinion, value } = opinionOf(effect);
    if (opinion.window !== undefined) return opinion.window(view, value);
  }
  return Math.min(1, Math.max(0, 0.3 + 0.2 * worthOf(view, effects)));
}
