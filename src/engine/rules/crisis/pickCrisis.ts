/** Drawing Crisis cards: R-CRI-02, R-CRI-60, R-TURN-86. */
import { answerIfAny } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import { plainCardChoices, removeCards, takeTop } from '../../pieces/cards.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface PickCrisisProcedures {
  pickCrisis: {
    readonly seat: Seat;
    readonly draw: number;
    readonly others: 'discard' | 'bottom';
    cards: Array<CardId>;
    readonly why: CardId;
  };
}

/** Draws Crisis cards and keeps one of them; gives back its id (R-CRI-02, R-CRI-60). */
export const pickCrisisProcedure = procedure(
  'pickCrisis',
  {
    draw: (game, data) => {
      const { crisis } = game.state;
      for (let n = 0; n < data.draw; n += 1) {
        const card = takeTop(game, crisis, 'crisis');
        if (card !== undefined) data.cards.push(card);
      }
      const { seat, cards, why } = data;
      if (cards.length > 1)
        game.ask({ seat, topic: { kind: 'chooseCrisis', why }, choices: plainCardChoices(cards), privacy: 'private' });
    },
    keep: (game, { seat, cards, others }, frame) => {
      // No one is asked about a single card.
      const kept = answerIfAny(frame, seat, 'card')?.card ?? cards[0];
      if (kept === undefined) return;
      const rest = [...cards];
      removeCards(rest, [kept]);
      if (others === 'discard') game.state.crisis.discard.push(...rest);
      else game.state.crisis.deck.unshift(...rest);
      for (const card of rest) {
        if (others === 'bottom') {
          game.tellSecretly(
            [seat],
            { kind: 'cardPutBack', seat, deck: 'crisis', where: 'bottom', card },
            { kind: 'cardPutBack', seat, deck: 'crisis', where: 'bottom' },
          );
        }
      }
      game.finish(kept);
    },
  },
  undefined,
  { cards: secret(sameKind, actor) },
);
