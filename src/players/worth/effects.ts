/** What effects are worth to automatic players, by the score of each verb. */
import { verbIn } from '../../catalogue/effect.ts';
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

export interface EffectScore<Value> {
  readonly worth: Worth<Value>;
  /** To somebody of this side who takes an action with it now, if that isn't just what it is worth. */
  readonly action?: (now: Situation, value: Value) => number;
  /** How likely a human player uses it when a window offers it, from 0 to 1, if it isn't just what it is worth. */
  readonly window?: (view: GameView, value: Value) => number;
}

/** A score for each of these verbs: a function says only what it is worth. */
export type EffectScores<K extends EffectKind> = { readonly [P in K]: Worth<EffectShapes[P]> | EffectScore<EffectShapes[P]> };

let scores: EffectScores<EffectKind> | undefined;

/** Takes the list of all scores, once: effects hold effects, so that the scores of some verbs call the functions below. */
export function takeScores(all: EffectScores<EffectKind>): void {
  scores = all;
}

/** Throws an `Error` where the list has not been loaded (`worth/index.ts`). */
function scoreOf<K extends EffectKind>(kind: K): EffectScores<EffectKind>[K] {
  if (scores === undefined) throw new Error('no scores of effects: import src/players/worth/index.ts');
  return scores[kind];
}

/** All the same to the fleet; the reason stands beside it. */
export const nothing = (): number => 0;

function worthBy<K extends EffectKind>(view: GameView, kind: K, value: EffectShapes[K]): number {
  const score = scoreOf(kind);
  return typeof score === 'function' ? score(view, value) : score.worth(view, value);
}

/** To somebody who takes an action with it; `sign`: whether what it is worth is good (1) or bad (-1) for them. */
function actionBy<K extends EffectKind>(now: Situation, sign: 1 | -1, kind: K, value: EffectShapes[K]): number {
  const score = scoreOf(kind);
  if (typeof score === 'function') return sign * score(now.view, value);
  return score.action === undefined ? sign * score.worth(now.view, value) : score.action(now, value);
}

/** `undefined`: only what it is worth decides. */
function windowBy<K extends EffectKind>(view: GameView, kind: K, value: EffectShapes[K]): number | undefined {
  const score = scoreOf(kind);
  return typeof score === 'function' ? undefined : score.window?.(view, value);
}

export function worthOfOne(view: GameView, effect: Effect): number {
  const { kind, value } = verbIn(effect);
  return worthBy(view, kind, value);
}

/** Of a list of effects. */
export function worthOf(view: GameView, effects: Effects): number {
  return effects.reduce((sum, effect) => sum + worthOfOne(view, effect), 0);
}

/** Of a list of effects that make an own action. Among the humans a hidden Cylon acts like everybody else. */
export function worthOfAction(now: Situation, effects: Effects): number {
  const sign = now.side === 'cylon' ? -1 : 1;
  return effects.reduce((sum, effect) => {
    const { kind, value } = verbIn(effect);
    return sum + actionBy(now, sign, kind, value);
  }, 0);
}

/** How likely a human player uses these effects in a window, from 0 to 1. */
export function eagerness(view: GameView, effects: Effects): number {
  for (const effect of effects) {
    const { kind, value } = verbIn(effect);
    const likely = windowBy(view, kind, value);
    if (likely !== undefined) return likely;
  }
  return Math.min(1, Math.max(0, 0.3 + 0.2 * worthOf(view, effects)));
}

/** What somebody gets out of effects of the own choice, who wants the humans to do well (`sign` 1) or not (-1). */
export function valueOf(view: GameView, effects: Effects, sign: 1 | -1): number {
  return effects.reduce((sum, effect) => {
    if ('choose' in effect) return sum + Math.max(...effect.choose.options.map((option) => valueOf(view, option.effects, sign)));
    return sum + sign * worthOfOne(view, effect);
  }, 0);
}
