/** The few locations that the rules themselves name. */
import { catalogue } from '../../catalogue/index.ts';
import type { Location } from '../../catalogue/content.ts';
import type { BoardName } from '../../catalogue/vocabulary.ts';
import type { LocationId } from '../types/ids.ts';

export const sickbay = 'location/base/sickbay';
export const brig = 'location/base/brig';
export const hangarDeck = 'location/base/hangar-deck';
export const administration = 'location/base/administration';
export const resurrectionShip = 'location/base/resurrection-ship';

/** Galactica is lost when that many of its locations are damaged at once (R-CMB-85). */
export const damagedLocationsToLose = 6;

export function locationEntry(id: LocationId): Location {
  const found = catalogue.locations.get(id);
  if (found === undefined) throw new Error(`there is no location ${id}`);
  return found;
}

export function boardOf(id: LocationId): BoardName {
  return locationEntry(id).board;
}
