/** Worth of Mutiny cards: one is a useful action, one too many leads to the Brig. */
import type { EffectShapes } from '../../catalogue/effect.ts';
import type { MutinyVerb } from '../../catalogue/effects/mutiny.ts';
import { catalogue } from '../../catalogue/index.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import type { GameView } from '../../engine/types/view.ts';
import { pointsOfShips } from './fleet.ts';
import { nothing, type EffectScores } from './effects.ts';

type Draw = EffectShapes['drawMutiny'];

/** Whether the viewer is meant by the draw and would hold too many cards (R-DAY-24). */
function endsInBrig({ own, viewer, players, current }: GameView, { who, count }: Draw): boolean {
  const isMeant = who === 'you' || who === 'each' || (who === 'current' && viewer === current);
  if (!isMeant || own === undefined || viewer === 'public') return false;
  const open = players[viewer]?.openLoyalty ?? [];
  const limit = open.some((card) => catalogue.loyalty.get(card)?.kind === 'mutineer') ? 2 : 1;
  return (own.modules.mutiny?.cards?.count ?? 0) + count > limit;
}

/** Returns the worth of drawing: a card to play for a player who has room for it, or the Brig. */
function drawWorth(view: GameView, draw: Draw): number {
  if (draw.stays === true) return 0.3 * draw.count;
  if (endsInBrig(view, draw)) return -1.6;
  return draw.who === 'you' ? 0.4 * draw.count : -0.2 * draw.count;
}

export const mutinyScores: EffectScores<MutinyVerb> = {
  drawMutiny: ({ view }, draw) => drawWorth(view, draw),
  discardMutiny: (_player, { optional }) => (optional === true ? 0 : -0.3),
  // The cards stay in the fleet, but the player who takes them holds them.
  takeRandomCards: { worth: nothing, action: (_now, { count }) => 0.5 * count },
  repairEveryViper: ({ view }) => 0.5 * craftIn(view, 'damagedCraft', 'viper'),
  placeThere: (_player, ships) => -pointsOfShips(ships),
  buryQuorum: () => 0.1,
  removeNukes: ({ view: { nukes } }) => -0.8 * nukes,
  nominate: () => -0.2,
};
