/** Popular Influence: R-DAY-102. */
import { answerIfAny, answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import { plainCardChoices, removeCards, takeTop } from '../../pieces/cards.ts';
import { holderOf } from '../../pieces/titles.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface DaybreakSkillsQuorumProcedures {
  influenceQuorum: { readonly seat: Seat; readonly count: number; readonly cards: Array<CardId>; readonly why: CardId };
}

export const influenceQuorumProcedure = procedure(
  'influenceQuorum',
  {
    draw: (game, { seat, count, cards, why }) => {
      const { state } = game;
      for (let n = 0; n < count; n += 1) {
        const card = takeTop(game, state.quorum, 'quorum');
        if (card !== undefined) cards.push(card);
      }
      if (cards.length === 0) {
        game.finish();
        return;
      }
      game.tellSecretly(
        [seat],
        { kind: 'cardsSeen', seat, deck: 'quorum', cards: [...cards] },
        { kind: 'cardsSeen', seat, deck: 'quorum' },
      );
      const to = holderOf(state, 'quorumHand') ?? seat;
      game.ask({ seat, topic: { kind: 'shareQuorum', to, why }, choices: plainCardChoices(cards), privacy: 'private' });
    },
    give: (game, { seat, cards, why }, frame) => {
      const { state } = game;
      const { card } = answerOf(frame, seat, 'card');
      removeCards(cards, [card]);
      state.quorumHand.push(card);
      const to = holderOf(state, 'quorumHand');
      if (to !== undefined) {
        game.tellSecretly(
          [seat, to],
          { kind: 'quorumShared', by: seat, to, card },
          { kind: 'quorumShared', by: seat, to },
        );
      }
      if (cards.length > 0) {
        game.ask({
          seat,
          topic: { kind: 'playOrDiscard', why },
          choices: plainCardChoices(cards),
          min: 0,
          max: 1,
          privacy: 'private',
        });
      }
    },
    play: (game, { seat, cards, why }, frame) => {
      const [card] = cards.splice(0);
      if (card === undefined) return;
      if (answerIfAny(frame, seat, 'card') === undefined) {
        game.state.quorum.discard.push(card);
        game.tell({ kind: 'quorumDiscarded', seat, cards: [card], why });
        return;
      }
      game.tell({ kind: 'quorumPlayed', seat, card });
      game.call('resolveQuorum', { seat, card, kept: false });
    },
  },
  undefined,
  { cards: secret(sameKind, actor) },
);
