/**
 * How good a position is for the humans: the chance that they win, from its features and weights fitted to played
 * games.
 */
import type { GameState } from '../../engine/types/state.ts';
import { featuresOf, type Features } from './position.ts';
import fitted from './weights.json' with { type: 'json' };

/** By feature; one that has no weight counts nothing. Made by `npm run fit`. */
export type Weights = Readonly<Record<string, number>>;

/** The weight of what every position has. */
export const constant = 'constant';

export const weights: Weights = fitted;

/** From 0 to 1. */
export function chanceOfHumans(state: GameState): number {
  if (state.over !== undefined) return state.over.winner === 'humans' ? 1 : 0;
  return chanceBy(weights, featuresOf(state));
}

/** From 0 to 1, by weights. */
export function chanceBy(by: Weights, features: Features): number {
  let sum = by[constant] ?? 0;
  for (const [name, count] of Object.entries(features)) sum += (by[name] ?? 0) * count;
  return 1 / (1 + Math.exp(-sum));
}
