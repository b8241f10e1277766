/** The worth to the humans of two actions, or a move and an action, that another player takes on an order. */
import type { Location } from '../../catalogue/content.ts';
import { catalogue } from '../../catalogue/index.ts';
import { sheetRules } from '../../engine/abilities/rules.ts';
import { brig, playsPart } from '../../engine/pieces/places.ts';
import { isHuman } from '../../engine/pieces/players.ts';
import type { Seat } from '../../engine/types/ids.ts';
import { habits } from '../habits.ts';
import { findOnce, findOnceFor } from '../findings.ts';
import { suspicionOf } from '../suspicion.ts';
import { attacksWorth } from './flights.ts';
import { leavingWorth } from './newCaprica.ts';
import { worthOfAction, type Situation } from './effects.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

/** Returns the places where humans could act now. */
function openPlaces(player: SeatedPlayer): ReadonlyArray<Location> {
  const { locations, damaged, closed } = player.view;
  return findOnce(player, 'openPlaces', () =>
    locations.flatMap((id) => {
      const found = catalogue.locations.get(id);
      return found?.who !== 'human' || damaged.includes(id) || closed.includes(id) ? [] : [found];
    }),
  );
}

/**
 * Returns what acting at that place is worth to the humans, if that player does it. `own`: cards that it costs this
 * player.
 */
function placeWorth(now: Situation, { cost = 0, effects }: Location, own: number): number {
  const cards = cost + own;
  return now.me.handCount < cards ? 0 : worthOfAction(now, effects) - habits.paid * cards;
}

/** Returns the worth of an order to that seat, as far as the seat can be trusted. */
export function orderWorth(player: SeatedPlayer, seat: Seat): number {
  return findOnceFor(player.findings?.orders, seat, () => worthOfOrder(player, seat));
}

function worthOfOrder(player: SeatedPlayer, seat: Seat): number {
  const { view } = player;
  const me = view.players[seat];
  if (me === undefined || !isHuman(view, seat)) return 0;
  const trust = 1 - habits.distrust * suspicionOf(player, seat);
  if (me.place.kind === 'piloting')
    return trust * Math.max(0.5 + attacksWorth(player, me.place.area, 2), leavingWorth(view, seat));
  if (me.place.kind !== 'location') return 0;
  const { location } = me.place;
  if (playsPart(location, brig)) return trust * Math.max(0.3, leavingWorth(view, seat));
  const { beliefs, level, findings } = player;
  const none = { raiders: 0, basestars: 0, heavyRaiders: 0, vipersInSpace: 0 };
  const now: Situation = { view, beliefs, level, findings, me, side: 'human', ...none };
  // R-TURN-75
  const own = (me.character === undefined ? undefined : sheetRules(me.character).activationCost) ?? 0;
  const board = catalogue.locations.get(location)?.board;
  let [here, there] = [0, 0];
  for (const place of openPlaces(player)) {
    const worth = placeWorth(now, place, own);
    if (place.id === location) here = (1 + habits.again) * worth;
    there = Math.max(there, worth - (place.board === board ? 0 : 0.4));
  }
  return trust * Math.max(here, there + 0.3, leavingWorth(view, seat));
}

/** Returns the most that an order of the viewer can bring. */
export function bestOrder(player: SeatedPlayer): number {
  const { view } = player;
  return view.players.reduce(
    (most, { seat }) => (seat === view.viewer ? most : Math.max(most, orderWorth(player, seat))),
    0,
  );
}
