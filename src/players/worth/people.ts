/** Worth of what happens to players: hands, places, titles, lives. */
import type { FateVerb } from '../../catalogue/effects/fates.ts';
import type { PlayerVerb } from '../../catalogue/effects/players.ts';
import { isHeld, isHuman } from '../../engine/pieces/players.ts';
import type { GameView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { helpsHumans } from '../side.ts';
import { suspicionOf } from '../suspicion.ts';
import { bestOrder } from './executiveOrders.ts';
import { bestPersonal } from './personal.ts';
import { useOfMore } from './hands.ts';
import { pointOf } from './prices.ts';
import { nothing, worthOf, type EffectScores } from './effects.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

export const playerScores: EffectScores<PlayerVerb> = {
  discard: (_player, { who, count }) => (count === 'all' ? -1.2 : -0.2 * count) * (who === 'each' ? 3 : 1),
  draw: { worth: (_player, { count }) => 0.35 * count, action: ({ me }, { count }) => drawn(me.handCount, count) },
  send: (_player, { to }) => (to === 'brig' || to === 'detention' ? -1.6 : -0.8),
  choosePlayer: (player, { then }) => worthOf(player, then) + bestPersonal(player, then),
  // The card may be one of the Final Five.
  lookAtLoyalty: ({ view: { options } }) => (options.switches?.includes('finalFive') === true ? 0.1 : 0.6),
  giveTitle: () => -0.2,
  release: setFree,
  executiveOrder: {
    worth: () => 0.8,
    action: (now) => (helpsHumans(now.side) ? habits.order * (0.2 + bestOrder(now)) : 0.6),
  },
  extraActions: { worth: (_player, actions) => 0.8 * actions, action: () => 1.4, window: () => 1 },
  takeCard: () => -0.8,
  // The new owner of the cards may be on either side.
  handOverLoyalty: nothing,
};

export const fateScores: EffectScores<FateVerb> = {
  // Executing a Cylon's character would be worth it, but no one knows who is one.
  execute: (player, who) => (typeof who === 'object' ? 0 : -1.5 - pointOf(player, 'morale')),
  inTurn: (player, { then }) => 2 * worthOf(player, then),
  passTitle: () => -0.3,
  passTitlesOf: () => -0.3,
  // The title comes back at the end of the turn.
  borrowTitle: () => 0.2,
  // A second card has to wait for the first to be played.
  drawSuperCrisis: ({ view }) => (view.superCrisis.left === 0 ? 0 : holdsSuperCrisis(view) ? -0.5 : -1.2),
  drawDifferent: { worth: (_player, cards) => 0.35 * cards, action: ({ me }, cards) => drawn(me.handCount, cards) },
  loseHighest: { worth: (_player, count) => -1.2 * count, action: ({ side }) => (helpsHumans(side) ? -1 : 2.5) },
  protect: (player, resource) => 0.4 * pointOf(player, resource),
  // The card stays in the fleet.
  giveCard: nothing,
  // The hand of a player in the fleet goes to a Cylon.
  takeHand: () => -1.5,
};

/**
 * Returns the worth of setting a player free. Where every human is held, no Crisis card comes and nothing moves on
 * (R-TURN-110), so it matters little who is freed.
 */
function setFree(player: SeatedPlayer): number {
  const { view } = player;
  if (view.players.every(({ seat }) => !isHuman(view, seat) || isHeld(view, seat))) return 2 * habits.release;
  return habits.release * (1 - habits.distrust * suspicionOf(player, view.current));
}

function holdsSuperCrisis({ own }: GameView): boolean {
  return (own?.superCrises.length ?? 0) > 0;
}

/** Returns the worth of an action that lets the player draw `cards` cards. */
function drawn(hand: number, cards: number): number {
  return (0.5 * cards + 0.4) * useOfMore(hand);
}
