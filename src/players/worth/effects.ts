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

/**
 * Returns the worth to the human fleet, in points of resources: negative if it harms the fleet, 0 if it makes no
 * difference.
 */
export type Worth<Value> = (player: SeatedPlayer, value: Value) => number;

export interface EffectScore<Value> {
  readonly worth: Worth<Value>;
  /** The worth to a player of this side who takes an action with it now, if that differs from its plain worth. */
  readonly action?: (now: Situation, value: Value) => number;
  /**
   * How likely a human player uses it when a window offers it, from 0 to 1, if that doesn't follow from its plain
   * worth.
   */
  readonly window?: (player: SeatedPlayer, value: Value) => number;
}

/** A score for each of these verbs; a function gives only its worth. */
export type EffectScores<K extends EffectKind> = {
  readonly [P in K]: Worth<EffectShapes[P]> | EffectScore<EffectShapes[P]>;
};

let scores: EffectScores<EffectKind> | undefined;

/** Stores the list of all scores, once. Effects hold effects, so the scores of some verbs call the functions below. */
export function takeScores(all: EffectScores<EffectKind>): void {
  scores = all;
}

/** Returns the score of that verb. Throws an `Error` if the list has not been loaded (`worth/index.ts`). */
function scoreOf<K extends EffectKind>(kind: K): EffectScores<EffectKind>[K] {
  if (scores === undefined) throw new Error('no scores of effects: import src/players/worth/index.ts');
  return scores[kind];
}

/** The worth of something that makes no difference to the fleet; a comment beside it says why. */
export const nothing = (): number => 0;

function worthBy<K extends EffectKind>(player: SeatedPlayer, kind: K, value: EffectShapes[K]): number {
  const score = scoreOf(kind);
  return typeof score === 'function' ? score(player, value) : score.worth(player, value);
}

/**
 * Returns the worth of the verb to a player who takes an action with it; `undefined` if only its plain worth counts.
 */
function actionBy<K extends EffectKind>(now: Situation, kind: K, value: EffectShapes[K]): number | undefined {
  const score = scoreOf(kind);
  return typeof score === 'function' ? undefined : score.action?.(now, value);
}

/** Returns how likely the verb is used in a window; `undefined` if only its plain worth counts. */
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

/** Returns the worth of a list of effects to the human fleet, in points of resources. */
export function worthOf(player: SeatedPlayer, effects: Effects): number {
  let sum = 0;
  for (const effect of effects) sum += worthOfOne(player, effect);
  return sum;
}

/**
 * Returns the worth of a list of effects to the player who takes an action with them. A hidden Cylon among the humans
 * acts like everyone else.
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

/** Returns how likely a human player uses these effects in a window, from 0 to 1. */
export function eagerness(player: SeatedPlayer, effects: Effects): number {
  for (const effect of effects) {
    const { kind, value } = verbIn(effect);
    const likely = windowBy(player, kind, value);
    if (likely !== undefined) return likely;
  }
  return Math.min(1, Math.max(0, 0.3 + 0.2 * worthOf(player, effects)));
}

/**
 * Returns the most that a player who chooses freely gets out of these effects, for one who wants the humans to do well
 * (`sign` 1) or not (-1).
 */
export function valueOf(player: SeatedPlayer, effects: Effects, sign: 1 | -1): number {
  return effects.reduce((sum, effect) => {
    if ('choose' in effect)
      return sum + Math.max(...effect.choose.options.map((option) => valueOf(player, option.effects, sign)));
    return sum + sign * worthOfOne(player, effect);
  }, 0);
}
