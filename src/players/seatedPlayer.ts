import type { GameView } from '../engine/types/view.ts';
import type { Level } from './levels.ts';
import type { Findings } from './findings.ts';

/** By seat, how much likelier than by chance someone holds a Cylon card: 1 says that nothing is known. */
export type Beliefs = ReadonlyArray<number>;

/** An automatic player at its seat: all that its answers depend on, beside the question and chance. */
export interface SeatedPlayer {
  /** What the seat may see. */
  readonly view: GameView;
  /** Whom everyone could suspect who has watched the game (`beliefs/`); left out: nothing is known. */
  readonly beliefs?: Beliefs | undefined;
  /**
   * How exactly answers are told apart, and how cunning a Cylon is; left out: as exactly as can be, and as most Cylons
   * are.
   */
  readonly level?: Level | undefined;
  /** Of the question that it answers; left out: everything is found out whenever it is asked for. */
  readonly findings?: Findings | undefined;
}
