/** Whom an automatic player would have executed. */
import { catalogue } from '../catalogue/index.ts';
import type { Seat } from '../engine/types/ids.ts';
import type { GameView } from '../engine/types/view.ts';

/** Whether this location or card has a character executed. */
export function executes(source: string): boolean {
  const effects = catalogue.locations.get(source)?.effects ?? catalogue.quorum.get(source)?.effects ?? [];
  return JSON.stringify(effects).includes('"execute"');
}

/** Never oneself; rather somebody in the Brig, whom others have distrusted before. */
export function executionScore(view: GameView, seat: Seat): number {
  if (seat === view.viewer) return -5;
  const place = view.players[seat]?.place;
  return place?.kind === 'location' && catalogue.locations.get(place.location)?.hazardous === true ? 1 : 0;
}
