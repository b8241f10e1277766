/** Someone looks at the President's Quorum hand and puts cards of it away: Set the Agenda. */
import { answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import { cardChoices, removeCards } from '../../pieces/cards.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface MutinyQuorumProcedures {
  /** `buried`: the first one is to lie highest. */
  buryQuorum: { readonly seat: Seat; left: number; readonly buried: Array<CardId>; readonly why: Cause };
}

export const buryQuorumProcedure = procedure(
  'buryQuorum',
  {
    look: (game, { seat }) => {
      const cards = [...game.state.quorumHand];
      const half = { kind: 'cardsSeen', seat, deck: 'quorum', where: 'hand' } as const;
      game.tellSecretly([seat], { ...half, cards }, half);
    },
    choose: (game, { seat, left, buried, why }) => {
      const { quorum, quorumHand } = game.state;
      if (left === 0 || quorumHand.length === 0) {
        quorum.deck.unshift(...[...buried].reverse());
        game.finish();
        return;
      }
      const choices = cardChoices(quorumHand, (card, id): Choice => ({
        id: `bottom-${id}`,
        kind: 'cardTo',
        card,
        where: 'bottom',
      }));
      // How many there are everyone knows, so no one learns anything from who is asked.
      game.ask({ seat, topic: { kind: 'placeCard', left, why }, choices, privacy: 'private', always: true });
    },
    bury: (game, data, frame) => {
      const { card } = answerOf(frame, data.seat, 'cardTo');
      removeCards(game.state.quorumHand, [card]);
      data.buried.push(card);
      data.left -= 1;
      game.tell({ kind: 'cardPutBack', seat: data.seat, deck: 'quorum', where: 'bottom' });
      game.goto('choose');
    },
  },
  undefined,
  { buried: secret(sameKind, actor) },
);
