/** A truce with the Cylons for the rest of a turn: R-DAY-100, R-FLT-28. */
import type { NegotiationVerb } from '../../../catalogue/effects/negotiation.ts';
import type { Game } from '../../flow/game.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export type NegotiationHappening =
  | { readonly kind: 'truceMade'; readonly why: CardId }
  /** Cylon ships would have been activated, or would have launched others. */
  | { readonly kind: 'truceKept'; readonly why: Cause };

export interface NegotiationView {
  /** Until the end of this turn. */
  readonly truce: boolean;
}

const mark = 'truce';

const hasTruce = ({ thisTurn }: GameState): boolean => thisTurn[mark] === true;

export const negotiationHandlers: EffectHandlers<NegotiationVerb> = {
  truce: always((game, _value, { source }) => {
    if (hasTruce(game.state)) return;
    game.state.thisTurn[mark] = true;
    game.tell({ kind: 'truceMade', why: source });
  }),
};

function keep(game: Game, why: Cause): 'handled' | undefined {
  if (!hasTruce(game.state)) return undefined;
  game.tell({ kind: 'truceKept', why });
  return 'handled';
}

export const negotiation: ModuleDeclaration<'negotiation'> = {
  name: 'negotiation',
  when: 'daybreak',
  view: (state) => ({ truce: hasTruce(state) }),
  events: { truceMade: 'nothing', truceKept: 'nothing' },
  hooks: { cylonsAct: keep },
};
