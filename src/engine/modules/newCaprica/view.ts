/** What everybody sees of the New Caprica board; nobody sees what lies in its stacks (R-NCA-15, R-NCA-62). */
import type { GameState } from '../../types/state.ts';
import type { ModuleViews } from '../../types/view.ts';

export function newCapricaView({ newCaprica, fleetAway }: GameState): ModuleViews {
  if (newCaprica === undefined) return {};
  const { forces, locked, prepared } = newCaprica;
  return { newCaprica: { forces: [...forces], locked: locked.length, prepared: prepared.length, inOrbit: !fleetAway } };
}
