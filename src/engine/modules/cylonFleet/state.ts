/** State of the Cylon Fleet board, all of it public: R-FLT-01 to R-FLT-03, R-FLT-10. */
import { areas, type Area, type CylonShip } from '../../../catalogue/vocabulary.ts';
import type { GameState } from '../../types/state.ts';
import type { Secrecy } from '../../flow/secrecy.ts';

export type ShipCounts = Record<CylonShip, number>;

export interface CylonFleet {
  /** Ships in its areas. They are undamaged and alike, and no rule of the main board knows them (R-FLT-02). */
  ships: Record<Area, ShipCounts>;
  /** Space of the pursuit marker: 0 start to 3. */
  pursuit: number;
}

export interface CylonFleetView {
  readonly ships: Readonly<Record<Area, Readonly<ShipCounts>>>;
  readonly pursuit: number;
}

export const cylonFleetSecrets: Secrecy<CylonFleet> = { ships: 'public', pursuit: 'public' };

function perArea(counts: (area: Area) => ShipCounts): Record<Area, ShipCounts> {
  // Every area is there.
  return Object.fromEntries(areas.map((area) => [area, counts(area)])) as Record<Area, ShipCounts>;
}

export function emptyFleet(): CylonFleet {
  return { ships: perArea(() => ({ basestar: 0, raider: 0, heavyRaider: 0 })), pursuit: 0 };
}

export function cylonFleetView({ modules: { cylonFleet } }: GameState): CylonFleetView | undefined {
  if (cylonFleet === undefined) return undefined;
  const { ships, pursuit } = cylonFleet;
  return { ships: perArea((area) => ({ ...ships[area] })), pursuit };
}
