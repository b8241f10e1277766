/** Which side an automatic player plays for, from what its own seat knows. */
import { catalogue } from '../catalogue/index.ts';
import type { GameView } from '../engine/types/view.ts';

export type Side = 'human' | 'hiddenCylon' | 'cylon';

export function sideOf(view: GameView): Side {
  const me = view.viewer === 'public' ? undefined : view.players[view.viewer];
  if (me?.cylon !== undefined) return 'cylon';
  const hasCylonCard = view.own?.loyalty.some(({ card }) => catalogue.loyalty.get(card)?.kind === 'cylon') ?? false;
  return hasCylonCard ? 'hiddenCylon' : 'human';
}
