/** Finds which changes go with victories, and in which direction they point. */
import { mean } from '../bench/statistics.ts';
import type { TunedGame } from './game.ts';

export interface Gain {
  /**
   * How much more of all games are won with a change of one standard deviation, from -1 to 1, and the standard error of
   * that.
   */
  readonly gain: number;
  readonly error: number;
}

/** Returns one gain per number. Numbers are changed independently, so that each can be looked at alone. */
export function gainsOf(outcomes: ReadonlyArray<TunedGame>): ReadonlyArray<Gain> {
  const games = outcomes.length;
  const rate = mean(outcomes.map(({ won }) => won));
  const count = outcomes[0]?.changes.length ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const changes = outcomes.map((one) => one.changes[at] ?? 0);
    const middle = mean(changes);
    const spread = mean(changes.map((change) => (change - middle) ** 2));
    const together = mean(outcomes.map(({ won }, game) => (won - rate) * ((changes[game] ?? 0) - middle)));
    return { gain: spread === 0 ? 0 : together / spread, error: Math.sqrt((rate * (1 - rate)) / spread / games) };
  });
}

/**
 * Returns a vector of length 1 in the direction in which most is won, or zeros where nothing is to be seen but luck.
 * The less certain a gain, the less it counts: gains are taken to be spread about 0 as far as theirs are more than luck
 * alone would make them.
 */
export function wayUp(gains: ReadonlyArray<Gain>): ReadonlyArray<number> {
  const real = Math.max(0, mean(gains.map(({ gain, error }) => gain ** 2 - error ** 2)));
  const expected = gains.map(({ gain, error }) => (real === 0 ? 0 : (gain * real) / (real + error ** 2)));
  const length = Math.hypot(...expected);
  return expected.map((one) => (length === 0 ? 0 : one / length));
}
