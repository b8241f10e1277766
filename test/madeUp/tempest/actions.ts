/** What a player may do with rumours and grit. */
import { catalogue } from '../../../src/catalogue/index.ts';
import { actionSource } from '../../../src/engine/rules/turn/openActions.ts';
import { tempestOf } from './state.ts';

declare module '../../../src/engine/types/actions.ts' {
  interface OpenActions {
    tempest: 'spread' | 'grit';
  }
}

actionSource('tempest', {
  when: 'tempest',
  beside: 'others',
  offers: (state, seat) => {
    const { rumours = [], grit = 0 } = tempestOf(state).held[seat] ?? {};
    const spread = [...new Set(rumours)].map((card) => ({ id: card, ability: 'spread', card } as const));
    return [...spread, ...(grit > 0 ? [{ id: 'grit', ability: 'grit' } as const] : [])];
  },
  carryOut: {
    spread: (game, seat, { card = '' }) => {
      const { rumours, held } = tempestOf(game.state);
      const own = held[seat]?.rumours ?? [];
      own.splice(own.indexOf(card), 1);
      rumours.discard.push(card);
      game.call('effects', { list: catalogue.rumours.get(card)?.effects ?? [], context: { source: card, you: seat } });
    },
    grit: (game, seat) => {
      const own = tempestOf(game.state).held[seat];
      if (own === undefined) return;
      own.grit -= 1;
      const list = [{ draw: { who: 'you', count: 1, from: 'any' } }] as const;
      game.call('effects', { list, context: { source: 'token/tempest/grit', you: seat } });
    },
  },
});
