/** Changes that the secrecy properties make to states, besides the engine's own `disguise`. */
import { shuffle, type RandomState } from '../../../src/engine/flow/random.ts';
import type { GameState } from '../../../src/engine/types/state.ts';

/** Deals these slots again with the things that are in them: what was in one may be in any other afterwards. */
export function redeal<T>(random: RandomState, slots: ReadonlyArray<Array<T>>): void {
  const all = shuffle(random, slots.flat());
  for (const slot of slots) slot.splice(0, slot.length, ...all.splice(0, slot.length));
}

export function copyOf(state: GameState): GameState {
  // What was stringified is a state.
  return JSON.parse(JSON.stringify(state)) as GameState;
}
