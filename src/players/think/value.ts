/**
 * The value of a position for the humans: the chance that they win, from its features and weights fitted to played
 * games.
 */
import type { GameState } from '../../engine/types/state.ts';
import { featuresOf, type Features } from './position.ts';
import fitted from './weights.json' with { type: 'json' };

/** Weights by feature; a feature without a weight counts nothing. Made by `npm run fit`. */
export type Weights = Readonly<Record<string, number>>;

/** The name of the constant feature, which every position has. */
export const constant = 'constant';

export const weights: Weights = fitted;

/** Returns the chance that the humans win, from 0 to 1. */
export function chanceOfHumans(state: GameState): number {
  if (state.over !== undefined) return state.over.winner === 'humans' ? 1 : 0;
  return chanceBy(weights, featuresOf(state));
}

/** Returns the chance that the humans win by these weights, from 0 to 1. */
export function chanceBy(by: Weights, features: Features): number {
  let sum = by[constant] ?? 0;
  for (const [name, count] of Object.entries(features)) sum += (by[name] ?? 0) * count;
  return 1 / (1 + Math.exp(-sum));
}
