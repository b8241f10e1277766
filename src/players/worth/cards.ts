/** Worth of decks and of cards, and of what Cylons draw. */
import type { CardVerb } from '../../catalogue/effects/cards.ts';
import type { CylonVerb } from '../../catalogue/effects/cylons.ts';
import type { DeckVerb } from '../../catalogue/effects/decks.ts';
import { catalogue } from '../../catalogue/index.ts';
import { holderOf } from '../../engine/pieces/titles.ts';
import type { GameView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { distanceWorth } from './jumps.ts';
import { nothing, worthOf, type EffectScores } from './effects.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

export const cardScores: EffectScores<CardVerb> = {
  drawQuorum: {
    worth: (_player, count) => 0.5 * count,
    action: ({ view, me }, count) => (holderOf(view, 'quorumHand') === me.seat ? drawnQuorum(view, count) : 0),
  },
  pickQuorum: () => 0.9,
  playQuorum: (player) => (player.view.quorumHandCount > 0 ? bestQuorum(player) : 0),
  // Some cards are exchanged for others.
  exchangeQuorum: nothing,
  // The next three are described on the card itself; its effect while it stays is a rule of its own.
  attachTo: nothing,
  keepInPlay: nothing,
  removeCard: nothing,
  countAsDistance: ({ view }, distance) => distanceWorth(view, distance),
  anotherCrisis: () => -2,
  lookAtTop: { worth: () => 0.4, window: () => 1 },
};

/** Returns the worth of drawing cards: the more are held, the less another one adds. */
function drawnQuorum({ quorumHandCount }: GameView, count: number): number {
  return habits.drawQuorum * count * Math.max(0.2, 1 - 0.1 * quorumHandCount);
}

/** Returns the worth of the best Quorum card in hand, where the viewer knows the cards. */
function bestQuorum(player: SeatedPlayer): number {
  const { view } = player;
  const known = view.own?.quorumHand ?? [];
  return known.length === 0
    ? 0.8
    : Math.max(
        0,
        ...known.map((card) => habits.playQuorum + worthOf(player, catalogue.quorum.get(card)?.effects ?? [])),
      );
}

export const deckScores: EffectScores<DeckVerb> = {
  seedDestiny: (_player, { count }) => -0.4 * count,
  replaceDestiny: (_player, { count }) => -0.3 * count,
  cullDestiny: (_player, value) => 0.2 * (typeof value === 'number' ? value : value.count),
  // The card that comes back may be better or worse.
  swapWithDestiny: nothing,
  lookAtBottom: () => 0.2,
  reorderCrises: () => 0.8,
  learn: { worth: (_player, cards) => 0.3 * cards, window: () => 0.2 },
  nextCrisisJumps: { worth: () => 1, action: ({ view }) => ((view.own?.hand.length ?? 0) > 4 ? 1.6 : 0) },
  jumpFleet: ({ view }) => 2 + 0.15 * view.ships.length,
  // The next card may be better or worse.
  anotherDestination: nothing,
  resolveCrisis: () => -2,
};

export const cylonScores: EffectScores<CylonVerb> = {
  pickCrisis: () => -1.5,
  playSuperCrisis: ({ view: { own } }) => (own?.superCrises.length === 0 ? 0 : -2.5),
  launchFromBasestars: ({ view }) => -1.5 * view.ships.filter((ship) => ship.kind === 'basestar').length,
  // One card is exchanged for another.
  exchangeSuperCrisis: nothing,
};
