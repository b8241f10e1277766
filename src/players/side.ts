/** The side that an automatic player plays for, from what its own seat knows. */
import { isCylonCard } from '../engine/pieces/loyalty.ts';
import { isHuman } from '../engine/pieces/players.ts';
import { aimOf } from './aims.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** A side to play for. `ally`: a Cylon player who wants the humans to do well. */
export type PlayedSide = 'human' | 'hiddenCylon' | 'cylon' | 'ally';

export function sideOf(player: SeatedPlayer): PlayedSide {
  const { view } = player;
  const aim = aimOf(player);
  const forHumans = aim?.helps === 'humans';
  if (view.viewer !== 'public' && !isHuman(view, view.viewer)) return forHumans ? 'ally' : 'cylon';
  if (aim !== undefined) return forHumans ? 'human' : 'hiddenCylon';
  const hasCylonCard = view.own?.loyalty.some(({ card }) => isCylonCard(card)) ?? false;
  return hasCylonCard ? 'hiddenCylon' : 'human';
}

/** Whether what is good for the humans is good for this side. */
export function helpsHumans(side: PlayedSide): boolean {
  return side === 'human' || side === 'ally';
}
