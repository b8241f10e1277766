/**
 * Whether a location or card locks up or executes a character, and how much an automatic player wants that for a seat.
 */
import { catalogue } from '../catalogue/index.ts';
import { hasVerb, someEffect } from '../catalogue/effect.ts';
import type { Effects } from '../catalogue/effect.ts';
import type { Seat } from '../engine/types/ids.ts';
import { wantsPunishment } from './aims.ts';
import { suspicionOf } from './suspicion.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

function effectsOf(source: string): Effects {
  return catalogue.locations.get(source)?.effects ?? catalogue.quorum.get(source)?.effects ?? [];
}

/** Whether this location or card has a character executed. */
export function executes(source: string): boolean {
  return hasVerb(effectsOf(source), 'execute');
}

/** Whether this location or card can send a character of the player's choice to the Brig, or have it executed. */
export function punishes(source: string): boolean {
  return someEffect(effectsOf(source), (effect) => {
    if ('execute' in effect) return effect.execute === 'chosen';
    return 'send' in effect && effect.send.who === 'chosen' && effect.send.to === 'brig';
  });
}

/**
 * Returns the score of executing that seat. It is lowest for the player's own seat, unless the player wants it, and
 * higher for seats in the Brig, which others have distrusted before.
 */
export function executionScore(player: SeatedPlayer, seat: Seat): number {
  const { view } = player;
  if (seat === view.viewer) return wantsPunishment(player) ? 5 : -5;
  const place = view.players[seat]?.place;
  const distrusted =
    place?.kind === 'location' && catalogue.locations.get(place.location)?.hazardous === true ? 0.3 : 0;
  return distrusted + 3 * suspicionOf(player, seat);
}
