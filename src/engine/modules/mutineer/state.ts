/** Memory of the Mutineer card: everyone has seen it. */
import type { GameState } from '../../types/state.ts';

export interface MutineerRecord {
  /** It has been turned up in this game. */
  revealed: boolean;
}

/** Throws in a game without it. */
export function mutineerRecord({ modules: { mutineer } }: GameState): MutineerRecord {
  if (mutineer === undefined) throw new Error('there is no Mutineer in this game');
  return mutineer;
}
