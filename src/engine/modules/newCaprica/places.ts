/**
 * The locations of the board that its rules name, and who arrives where while Galactica is away: R-NCA-25, R-NCA-31.
 */
import { isFleetAway, medicalCenter } from '../../pieces/places.ts';
import type { LocationId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export const resistanceHq = 'location/pegasus/resistance-hq';
export const occupationAuthority = 'location/pegasus/occupation-authority';
export const breedersCanyon = 'location/pegasus/breeders-canyon';
export const shipyard = 'location/pegasus/shipyard';

export function entrance(state: GameState): LocationId | undefined {
  return isFleetAway(state) ? resistanceHq : undefined;
}

export function refuge(state: GameState): LocationId | undefined {
  return isFleetAway(state) ? medicalCenter : undefined;
}
