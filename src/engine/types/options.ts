import type { Expansion } from '../../catalogue/vocabulary.ts';

export type Objective = 'kobol' | 'newCaprica' | 'ionianNebula' | 'searchForHome';

export const difficulties = ['normal', 'easierForHumans', 'easierForCylons'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What is decided before the game (R-SET-10 to R-SET-12). Legal combinations: `checkOptions`. */
export interface GameOptions {
  /** 3 to 6 in the base game. */
  readonly players: number;
  readonly expansions: ReadonlyArray<Exclude<Expansion, 'base'>>;
  readonly objective: Objective;
  readonly difficulty: Difficulty;
  /** R-SET-17 */
  readonly noSympathizer: boolean;
  /** R-CMB-13, on by default. */
  readonly cylonShipsActivateOncePerTurn: boolean;
}
