/** Looking at the top cards of a deck and putting them back in any order: R-DAY-81 and what single characters do. */
import { answerOf, type Game } from '../flow/game.ts';
import type { ProcedureStep } from '../flow/procedures.ts';
import { actor, sameKind, secret, type DataSecrets } from '../flow/secrecy.ts';
import { removeCards } from '../pieces/cards.ts';
import type { Choice } from '../types/decision.ts';
import type { CardId, Seat } from '../types/ids.ts';

/** Cards that a player puts back. `top`: those that are back already, in the order from the one drawn first. */
export interface Arranging {
  readonly seat: Seat;
  readonly cards: Array<CardId>;
  readonly top: Array<CardId>;
  readonly count: number;
  readonly why: CardId;
}

export const arranged: DataSecrets<Arranging> = { cards: secret(sameKind, actor), top: secret(sameKind, actor) };

/** Returns the steps for a deck. `take` removes up to `count` cards from it and returns them. */
export function arranging(
  deck: 'crisis' | 'quorum',
  take: (game: Game, count: number) => ReadonlyArray<CardId>,
): Readonly<Record<'look' | 'ask' | 'place', ProcedureStep<Arranging>>> {
  return {
    look: (game, { seat, cards, count }) => {
      cards.push(...take(game, count));
      game.tellSecretly(
        [seat],
        { kind: 'cardsSeen', seat, deck, cards: [...cards] },
        { kind: 'cardsSeen', seat, deck },
      );
    },
    ask: (game, { seat, cards, top, why }) => {
      if (cards.length === 0) {
        game.state[deck].deck.push(...[...top].reverse());
        game.finish();
        return;
      }
      const choices = [...new Set(cards)].map((card): Choice => ({
        id: `top-${card}`,
        kind: 'cardTo',
        card,
        where: 'top',
      }));
      // Everyone knows how many are to be put back, so that copies of one card are asked for too.
      game.ask({
        seat,
        topic: { kind: 'placeCard', left: cards.length, why },
        choices,
        privacy: 'private',
        always: cards.length > 1,
      });
    },
    place: (game, { seat, cards, top }, frame) => {
      const { card } = answerOf(frame, seat, 'cardTo');
      removeCards(cards, [card]);
      top.push(card);
      game.tell({ kind: 'cardPutBack', seat, deck, where: 'top' });
      game.goto('ask');
    },
  };
}
