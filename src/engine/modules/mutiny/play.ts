/** Mutiny cards as actions: R-DAY-21, R-DAY-26, R-DAY-31, R-DAY-32, R-TURN-70. */
import { hasVerb } from '../../../catalogue/effect.ts';
import { conditionHolds } from '../../conditions.ts';
import { procedure } from '../../flow/procedures.ts';
import { removeCards } from '../../pieces/cards.ts';
import { playerAt } from '../../pieces/players.ts';
import type { Source } from '../../rules/turn/openActions.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { mayHaveMutiny, mutinyEntry, mutinyHand, mutinyOf } from './state.ts';

export interface MutinyPlayProcedures {
  /** The card is in no one's hand any more. `asAction`: everyone has been told of it. */
  playMutiny: { readonly seat: Seat; readonly card: CardId; readonly asAction?: true; discarded?: true };
}

/** Whether the card's conditions and its price are met (R-DAY-31). A card that does nothing may be played anyway. */
export function mayPlayMutiny(state: GameState, seat: Seat, card: CardId): boolean {
  const { requires = [], cost = 0 } = mutinyEntry(card);
  return (
    playerAt(state, seat).hand.length >= cost && requires.every((condition) => conditionHolds(state, condition, seat))
  );
}

export const mutinyActions: Source<'mutiny'> = {
  when: 'daybreak',
  beside: 'others',
  offers: (state, seat) => {
    const cards = mayHaveMutiny(state, seat)
      ? mutinyHand(state, seat).filter((card) => mayPlayMutiny(state, seat, card))
      : [];
    return cards.map((card) => ({ id: card, ability: 'play', card }));
  },
  carryOut: {
    play: (game, seat, { card = '' }) => {
      removeCards(mutinyHand(game.state, seat), [card]);
      game.call('playMutiny', { seat, card, asAction: true });
    },
  },
};

export const playMutinyProcedure = procedure(
  'playMutiny',
  {
    pay: (game, { seat, card, asAction }) => {
      if (asAction !== true) game.tell({ kind: 'mutinyPlayed', seat, card });
      const { cost = 0 } = mutinyEntry(card);
      if (cost > 0) game.call('discard', { from: [{ seat, count: cost }], why: card, cost: true, inFull: true });
    },
    resolve: (game, data) => {
      const { seat, card } = data;
      const { effects } = mutinyEntry(card);
      if (!hasVerb(effects, 'removeCard')) {
        data.discarded = true;
        mutinyOf(game.state).discard.push(card);
      }
      game.call('effects', { list: effects, context: { source: card, you: seat } });
    },
    discard: (game, { card, discarded }) => {
      const { state } = game;
      if (discarded !== true && !state.removed.includes(card)) mutinyOf(state).discard.push(card);
    },
  },
  undefined,
  { card: 'public' },
);
