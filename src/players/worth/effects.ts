/** The worth of effects to automatic players, by the score of each verb. */
import { verbIn } from '../../catalogue/effect.ts';
import type { Effect, EffectKind, Effects, EffectShapes } from '../../catalogue/effect.ts';
import type { PlayerView } from '../../engine/types/view.ts';
import { findOnceFor } from '../findings.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import type { PlayedSide } from '../side.ts';

/** The situation that an automatic player looks at before it acts. */
export interface Situation extends SeatedPlayer {
  readonly me: PlayerView;
  readonly side: PlayedSide;
  readonly raiders: number;
  readonly basestars: number;
  readonly heavyRaiders: number;
  readonly vipersInSpace: number;
}

/** In points of resources, to the human fleet: less than 0 harms it, 0 is all the same to it. */
export type Worth<Value> = (player: SeatedPlayer, value: Value) => number;

export interface EffectScore<Value> {
  readonly worth: Worth<Value>;
  /** To someone of this side who takes an action with it now, if that isn't just what it is worth. */
  readonly action?: (now: Situation, value: Value) => number;
  /** How likely a human player uses it when a window offers it, from 0 to 1, if it isn't just what it is worth. */
  readonly window?: (player: SeatedPlayer, value: Value) => number;
}

/** A score for each of these verbs: a function says only what it is worth. */
export type EffectScores<K extends EffectKind> = {
  readonly [P in K]: Worth<EffectShapes[P]> | EffectScore<EffectShapes[P]>;
};

let scores: EffectScores<EffectKind> | undefined;

/**
 * Takes the list of all scores, once: effects hold effects, so that the scores of some verbs call the functions below.
 */
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

function worthBy<K extends EffectKind>(player: SeatedPlayer, kind: K, value: EffectShapes[K]): number {
  const score = scoreOf(kind);
  return typeof score === 'function' ? score(player, value) : score.worth(player, value);
}

/** To somebody who takes an action with it; `undefined`: only what it is worth decides. */
function actionBy<K extends EffectKind>(now: Situation, kind: K, value: EffectShapes[K]): number | undefined {
  const score = scoreOf(kind);
  return typeof score === 'function' ? undefined : score.action?.(now, value);
}

/** `undefined`: only what it is worth decides. */
function windowBy<K extends EffectKind>(player: SeatedPlayer, kind: K, value: EffectShapes[K]): number | undefined {
  const score = scoreOf(kind);
  return typeof score === 'function' ? undefined : score.window?.(player, value);
}

export function worthOfOne(player: SeatedPlayer, effect: Effect): number {
  return findOnceFor(player.findings?.worths, effect, () => {
    const { kind, value } = verbIn(effect);
    return worthBy(player, kind, value);
  });
}

/** The worth of a list of effects to the human fleet, in points of resources. */
export function worthOf(player: SeatedPlayer, effects: Effects): number {
  let sum = 0;
  for (const effect of effects) sum += worthOfOne(player, effect);
  return sum;
}

/**
 * The worth of a list of effects to the player who takes an action with them. Among the humans a hidden Cylon acts like
 * everyone else.
 */
export function worthOfAction(now: Situation, effects: Effects): number {
  const sign = now.side === 'cylon' ? -1 : 1;
  let sum = 0;
  for (const effect of effects) {
    const { kind, value } = verbIn(effect);
    sum += actionBy(now, kind, value) ?? sign * worthOfOne(now, effect);
  }
  return sum;
}

/** How likely a human player uses these effects in a window, from 0 to 1. */
export function eagerness(player: SeatedPlayer, effects: Effects): number {
  for (const effect of effects) {
    const { kind, value } = verbIn(effect);
    const likely = windowBy(player, kind, value);
    if (likely !== undefined) return likely;
  }
  return Math.min(1, Math.max(0, 0.3 + 0.2 * worthOf(player, effects)));
}

/** What someone gets out of effects of the own choice, who wants the humans to do well (`sign` 1) or not (-1). */
export function valueOf(player: SeatedPlayer, effects: Effects, sign: 1 | -1): number {
  return effects.reduce((sum, effect) => {
    if ('choose' in effect)
      return sum + Math.max(...effect.choose.options.map((option) => valueOf(player, option.effects, sign)));
    return sum + sign * worthOfOne(player, effect);
  }, 0);
}
