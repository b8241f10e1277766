import type { GameView } from '../engine/types/view.ts';
import type { Level } from './levels.ts';
import type { Findings } from './findings.ts';

/** Factors, by seat, on the odds that a player holds a Cylon card; 1 where nothing is known. */
export type Beliefs = ReadonlyArray<number>;

/** An automatic player at its seat: everything that its answers depend on, beside the question and chance. */
export interface SeatedPlayer {
  /** The seat's own view of the game. */
  readonly view: GameView;
  /** The suspicions of everyone who has watched the game (`beliefs/`). Left out: nothing is known. */
  readonly beliefs?: Beliefs | undefined;
  /**
   * How exactly answers are told apart, and how cunning a Cylon is. Left out: as exactly as possible, and as cunning as
   * most Cylons.
   */
  readonly level?: Level | undefined;
  /** The cache for the question that it answers. Left out: everything is computed each time it is needed. */
  readonly findings?: Findings | undefined;
}
