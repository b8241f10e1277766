import type { Effect } from '../catalogue/effect.ts';
import type { Skill } from '../catalogue/vocabulary.ts';
import type { GameView } from '../engine/types/view.ts';
import type { Level } from './levels.ts';

/** By seat, how much likelier than by chance someone holds a Cylon card: 1 says that nothing is known. */
export type Beliefs = ReadonlyArray<number>;

/**
 * What an automatic player has found out so far while it answers one question, so that it finds it out once. Each
 * follows from the rest of the `SeatedPlayer` alone; the function that finds it takes it from here.
 */
export interface Notes {
  /** By seat, how likely somebody is a hidden Cylon. */
  suspicions?: ReadonlyArray<number>;
  /** What each effect is worth to the human fleet. */
  readonly worths: Map<Effect, number>;
  /** By skills, how much all hands together would add to a check. */
  readonly efforts: Map<ReadonlyArray<Skill>, number>;
  /** By seat, what an order to somebody is worth. */
  readonly orders: Map<number, number>;
}

/** Nothing found out yet. */
export function newNotes(): Notes {
  return { worths: new Map(), efforts: new Map(), orders: new Map() };
}

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
  /** Left out: everything is found out whenever it is asked for. */
  readonly notes?: Notes | undefined;
}
