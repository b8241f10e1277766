/** Logistic regression: weights by which the features of a position tell how likely the humans win. */
import { chanceBy, constant, type Weights } from '../../players/think/value.ts';
import type { Features } from '../../players/think/position.ts';
import type { WeightSigns } from './signs.ts';

export interface LabelledSample {
  readonly features: Features;
  /** 1 if the humans won that game, else 0. */
  readonly won: 0 | 1;
}

/**
 * Returns the mean surprise in nats: 0 if all was foreseen with certainty, 0.69 if each chance is given as one half.
 */
export function surprise(weights: Weights, samples: ReadonlyArray<LabelledSample>): number {
  const sum = samples.reduce((all, { features, won }) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceBy(weights, features)));
    return all - Math.log(won === 1 ? chance : 1 - chance);
  }, 0);
  return samples.length === 0 ? 0 : sum / samples.length;
}

interface Row {
  readonly won: 0 | 1;
  readonly values: ReadonlyArray<number>;
}

/**
 * Returns the weights that foresee the samples best by Newton's method, held to the weights before. `pull` says how
 * strongly, in samples. Features that no sample has keep their weights; those that would get a sign that they may not
 * have get none.
 */
export function regress(
  samples: ReadonlyArray<LabelledSample>,
  before: Weights,
  pull: number,
  signs: WeightSigns = {},
): Weights {
  const none: Record<string, number> = {};
  for (;;) {
    const found = fitted(samples, before, pull, none);
    const wrong = Object.entries(found).flatMap(([name, weight]) => (weight * (signs[name] ?? 0) < 0 ? [name] : []));
    if (wrong.length === 0) return { ...before, ...found, ...none };
    for (const name of wrong) none[name] = 0;
  }
}

/** Fits the weights of all features but those of `without`. */
function fitted(samples: ReadonlyArray<LabelledSample>, before: Weights, pull: number, without: Weights): Weights {
  const known = new Set([constant, ...samples.flatMap(({ features }) => Object.keys(features))]);
  const names = [...known].filter((name) => !(name in without)).sort();
  const rows = samples.map(({ features, won }): Row => ({
    won,
    values: names.map((name) => (name === constant ? 1 : (features[name] ?? 0))),
  }));
  const origin = names.map((name) => before[name] ?? 0);
  let now = origin;
  for (let step = 0; step < 20; step += 1) {
    const change = newton(rows, now, origin, pull);
    const better = [1, 0.5, 0.25, 0.1, 0.03]
      .map((part) => now.map((weight, at) => weight + part * (change[at] ?? 0)))
      .find((weights) => loss(rows, weights, origin, pull) < loss(rows, now, origin, pull));
    if (better === undefined) break;
    now = better;
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((now[at] ?? 0) * 1000) / 1000]));
}

/** Returns the number to be minimized: the surprise at all samples and the distance from the origin. */
function loss(
  rows: ReadonlyArray<Row>,
  weights: ReadonlyArray<number>,
  origin: ReadonlyArray<number>,
  pull: number,
): number {
  const away = weights.reduce((sum, weight, at) => sum + (weight - (origin[at] ?? 0)) ** 2, 0);
  return rows.reduce(
    (sum, { values, won }) => {
      const logit = dot(weights, values);
      return sum + Math.log1p(Math.exp(won === 1 ? -logit : logit));
    },
    (pull / 2) * away,
  );
}

/** Returns the step that would lead to the least loss if it were a parabola. */
function newton(
  rows: ReadonlyArray<Row>,
  now: ReadonlyArray<number>,
  origin: ReadonlyArray<number>,
  pull: number,
): Array<number> {
  const gradient = now.map((weight, at) => -pull * (weight - (origin[at] ?? 0)));
  const curvature = now.map((_, at) => now.map((__, other) => (at === other ? pull : 0)));
  for (const { values, won } of rows) {
    const chance = 1 / (1 + Math.exp(-dot(now, values)));
    const weight = Math.max(1e-6, chance * (1 - chance));
    for (const [at, value] of values.entries()) {
      if (value === 0) continue;
      gradient[at] = (gradient[at] ?? 0) + (won - chance) * value;
      const row = curvature[at] ?? [];
      for (const [other, far] of values.entries()) row[other] = (row[other] ?? 0) + weight * value * far;
    }
  }
  return solve(curvature, gradient);
}

function dot(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Solves linear equations with a symmetric, positive matrix by elimination. */
function solve(matrix: ReadonlyArray<ReadonlyArray<number>>, right: ReadonlyArray<number>): Array<number> {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (const row of rows.slice(at + 1)) subtract(row, pivotRow, (row[at] ?? 0) / pivot);
  }
  const found = rows.map(() => 0);
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = found.reduce((sum, value, column) => (column > at ? sum + value * (row[column] ?? 0) : sum), 0);
    found[at] = ((row.at(-1) ?? 0) - known) / (row[at] ?? 1);
  }
  return found;
}

function subtract(row: Array<number>, other: ReadonlyArray<number>, times: number): void {
  for (const [column, value] of other.entries()) row[column] = (row[column] ?? 0) - times * value;
}
