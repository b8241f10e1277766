/** An omen is dealt to everybody in secret, and shown at any time while what it tells of is true: an offer. */
import type { Resource } from '../../../src/catalogue/vocabulary.ts';
import { offerSource } from '../../../src/engine/rules/turn/offers.ts';
import type { CardId } from '../../../src/engine/types/ids.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { tempestOf } from './state.ts';

declare module '../../../src/engine/types/actions.ts' {
  interface OpenActions {
    omens: 'show';
  }
}

const tellsOf: Readonly<Record<CardId, Resource>> = {
  'rumour/tempest/hidden-stores': 'food',
  'rumour/tempest/bad-air': 'morale',
  'rumour/tempest/lights-outside': 'fuel',
};
/** It is true from then on downwards. */
const little = 8;

function isTrue({ resources }: GameState, card: CardId): boolean {
  const resource = tellsOf[card];
  return resource !== undefined && resources[resource] <= little;
}

offerSource('omens', {
  when: 'tempest',
  offers: (state, seat) => (tempestOf(state).held[seat]?.omen ?? []).filter((card) => isTrue(state, card))
    .map((card) => ({ id: card, ability: 'show', card })),
  take: {
    show: (game, seat, { card = '' }) => {
      const own = tempestOf(game.state).held[seat];
      if (own === undefined) return;
      own.omen = [];
      own.shown = [card];
      own.grit += 1;
      game.tell({ kind: 'omenShown', seat, card });
    },
  },
});
