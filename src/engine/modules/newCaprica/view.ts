/** The public view of the New Caprica board; no one sees what lies in its stacks (R-NCA-15, R-NCA-62). */
import type { LocationId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { inOrbit } from './reach.ts';

/** The board once it is in play. */
export interface NewCapricaView {
  /** Locations of the occupation forces. */
  readonly forces: ReadonlyArray<LocationId>;
  readonly locked: number;
  readonly prepared: number;
  /** Galactica is back. */
  readonly inOrbit: boolean;
}

export function newCapricaView(state: GameState): NewCapricaView | undefined {
  const { newCaprica } = state.modules;
  if (newCaprica === undefined) return undefined;
  const { forces, locked, prepared } = newCaprica;
  return { forces: [...forces], locked: locked.length, prepared: prepared.length, inOrbit: inOrbit(state) };
}
