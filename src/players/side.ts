/** Which side an automatic player plays for, from what its own seat knows. */
import { catalogue } from '../catalogue/index.ts';
import type { GameView } from '../engine/types/view.ts';

/** `ally`: a Cylon player whose Agenda needs a victory of the humans. */
export type Side = 'human' | 'hiddenCylon' | 'cylon' | 'ally';

export function sideOf(view: GameView): Side {
  const me = view.viewer === 'public' ? undefined : view.players[view.viewer];
  const agenda = catalogue.agendas.get(view.own?.agenda ?? '');
  const forHumans = agenda?.winner === 'humans';
  if (me?.cylon !== undefined && !me.infiltrating) return forHumans ? 'ally' : 'cylon';
  if (agenda !== undefined) return forHumans ? 'human' : 'hiddenCylon';
  const hasCylonCard = view.own?.loyalty.some(({ card }) => catalogue.loyalty.get(card)?.kind === 'cylon') ?? false;
  return hasCylonCard ? 'hiddenCylon' : 'human';
}

/** Whether what is good for the humans is good for this side. */
export function helpsHumans(side: Side): boolean {
  return side === 'human' || side === 'ally';
}
