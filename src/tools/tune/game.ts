/** A game in which the humans judge by numbers that were changed at random, and Cylons by those that they have. */
import { view } from '../../engine/index.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import { habits } from '../../players/habits.ts';
import { choose } from '../../players/index.ts';
import { playOut } from '../../players/playOut.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { helpsHumans, sideOf } from '../../players/side.ts';

export interface Changed {
  readonly options: GameOptions;
  readonly seed: string;
  /** How far numbers are changed: each is multiplied by e to the power of `spread` times its change. */
  readonly spread: number;
}

export interface TunedGame {
  /** 1 if the humans won, else 0. */
  readonly won: 0 | 1;
  /** The change of each of `tuned`, normally distributed about 0 with a standard deviation of 1. */
  readonly changes: ReadonlyArray<number>;
}

/** The numbers that are not tuned. How hasty players are tells the levels apart: it is decided, and not found. */
const decided: ReadonlySet<string> = new Set(['hasteInHardship']);

type Tuned = {
  [Name in keyof typeof habits]: (typeof habits)[Name] extends number ? Name : never;
}[keyof typeof habits];

/** The names of the numbers that are tuned. */
export const tuned: ReadonlyArray<Tuned> = Object.entries(habits).flatMap(([name, value]) =>
  typeof value === 'number' && !decided.has(name) ? [name as Tuned] : [],
);

/**
 * Plays a game in which the humans judge by changed numbers; the same each time. The numbers of this program are what
 * they were when it is over.
 */
export function playChanged({ options, seed, spread }: Changed): TunedGame {
  const random = randomNumbers(`changes ${seed}`);
  const changes = tuned.map(() => normal(random));
  const usual = tuned.map((name) => habits[name]);
  const changed = usual.map((value, at) => value * Math.exp(spread * (changes[at] ?? 0)));
  try {
    const { outcome } = playOut(options, seed, (state, decision, luck, beliefs) => {
      const own = view(state, decision.seat);
      const forHumans = helpsHumans(sideOf({ view: own }));
      judgeBy(forHumans ? changed : usual);
      return choose({ view: own, beliefs, level: forHumans ? 'hard' : 'normal' }, decision, luck);
    });
    return { won: outcome.winner === 'humans' ? 1 : 0, changes };
  } finally {
    judgeBy(usual);
  }
}

function judgeBy(values: ReadonlyArray<number>): void {
  for (const [at, name] of tuned.entries()) habits[name] = values[at] ?? habits[name];
}

/** Returns a standard normal random number, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
