/** Worth of what happens on the Cylon Fleet board. */
import type { CylonFleetVerb } from '../../catalogue/effects/cylonFleet.ts';
import { bestNuke, waitingShips } from './areas.ts';
import { worthOf, type EffectScores } from './effects.ts';

export const cylonFleetScores: EffectScores<CylonFleetVerb> = {
  // Each step brings civilian ships into space, and the last one brings all the ships that wait.
  pursue: ({ view }, spaces) =>
    -spaces * (0.5 + (view.modules.cylonFleet?.pursuit === 3 ? 0.25 : 0.08) * waitingShips(view)),
  reinforceFleet: (_player, { ship, count }) => -(ship === 'basestar' ? 0.7 : 0.2 * count),
  rollBelowRaiders: (player, { then }) => (Math.max(0, raiders(player.view.ships) - 1) / 8) * worthOf(player, then),
  // At most two nukes are left to a fleet, so a basestar has to be worth one.
  nukeArea: { worth: (player) => (bestNuke(player) > 0 ? 0.8 : -1), action: bestNuke },
};

function raiders(ships: ReadonlyArray<{ readonly kind: string }>): number {
  return Math.min(9, ships.filter(({ kind }) => kind === 'raider').length);
}
