/** What two actions, or a move and an action, of someone else are worth to the humans. */
import { catalogue } from '../../catalogue/index.ts';
import { sheetRules } from '../../engine/abilities/rules.ts';
import { brig, playsPart } from '../../engine/pieces/places.ts';
import { isHuman } from '../../engine/pieces/players.ts';
import type { LocationId, Seat } from '../../engine/types/ids.ts';
import { habits } from '../habits.ts';
import { notedFor } from '../notes.ts';
import { suspicionOf } from '../suspicion.ts';
import { attacksWorth } from './flights.ts';
import { leavingWorth } from './newCaprica.ts';
import { worthOfAction, type Situation } from './effects.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

/** What acting at that place is worth to the humans, if that player does it. */
function placeWorth(now: Situation, location: LocationId): number {
  const found = catalogue.locations.get(location);
  if (found?.who !== 'human' || now.view.damaged.includes(location) || now.view.closed.includes(location)) return 0;
  // R-TURN-75
  const own = now.me.character === undefined ? undefined : sheetRules(now.me.character).activationCost;
  const cards = (found.cost ?? 0) + (own ?? 0);
  return now.me.handCount < cards ? 0 : worthOfAction(now, found.effects) - habits.paid * cards;
}

/** Of an order to that seat, as far as it can be trusted. */
export function orderWorth(player: SeatedPlayer, seat: Seat): number {
  return notedFor(player.notes?.orders, seat, () => worthOfOrder(player, seat));
}

function worthOfOrder(player: SeatedPlayer, seat: Seat): number {
  const { view } = player;
  const me = view.players[seat];
  if (me === undefined || !isHuman(view, seat)) return 0;
  const now: Situation = { ...player, me, side: 'human', raiders: 0, basestars: 0, heavyRaiders: 0, vipersInSpace: 0 };
  const trust = 1 - habits.distrust * suspicionOf(player, seat);
  if (me.place.kind === 'piloting')
    return trust * Math.max(0.5 + attacksWorth(player, me.place.area, 2), leavingWorth(view, seat));
  if (me.place.kind !== 'location') return 0;
  if (playsPart(me.place.location, brig)) return trust * Math.max(0.3, leavingWorth(view, seat));
  const here = (1 + habits.again) * placeWorth(now, me.place.location);
  const there = view.locations.reduce((best, location) => {
    const sameBoard =
      catalogue.locations.get(location)?.board ===
      catalogue.locations.get(me.place.kind === 'location' ? me.place.location : location)?.board;
    return Math.max(best, placeWorth(now, location) - (sameBoard ? 0 : 0.4));
  }, 0);
  return trust * Math.max(here, there + 0.3, leavingWorth(view, seat));
}

/** The best that an order of the viewer can bring. */
export function bestOrder(player: SeatedPlayer): number {
  const { view } = player;
  return view.players.reduce(
    (most, { seat }) => (seat === view.viewer ? most : Math.max(most, orderWorth(player, seat))),
    0,
  );
}
