/** The Mutineer: who becomes it, and who hands the card on: R-DAY-41, R-DAY-42, R-DAY-48, R-LOY-57. */
import { answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { getsLoyalty, humans } from '../../pieces/players.ts';
import { titlesOf } from '../../pieces/titles.ts';
import { passTitle } from '../../rules/titles/titles.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface MutineerBecomeProcedures {
  /** The card lies faceup before that player. `further`: another Loyalty card is drawn for it. */
  becomeMutineer: { readonly seat: Seat; readonly card: CardId; readonly further: boolean };
  passMutineer: { readonly seat: Seat; readonly card: CardId };
}

/** R-DAY-48: the order. */
export const becomeMutineerProcedure = procedure(
  'becomeMutineer',
  {
    further: (game, { seat, further }) => {
      if (further) game.call('dealLoyalty', { seat, left: 1 });
    },
    draw: (game, { seat, card }) => {
      game.call('drawMutiny', { seat, left: 1, why: card });
    },
    titles: (game, { seat }) => {
      for (const title of titlesOf(game.state, seat)) passTitle(game, title);
    },
  },
  undefined,
  { card: 'public' },
);

export const passMutineerProcedure = procedure(
  'passMutineer',
  {
    choose: (game, { seat, card }) => {
      const { state } = game;
      // R-LOY-111
      const others = humans(state).filter((other) => other !== seat && getsLoyalty(state, other));
      if (others.length > 0) {
        const choices = others.map((other): Choice => ({ id: `seat${other}`, kind: 'seat', seat: other }));
        game.ask({ seat, topic: { kind: 'passMutineer' }, choices });
        return;
      }
      const player = game.player(seat);
      player.loyalty = player.loyalty.filter((held) => held.card !== card);
      state.removed.push(card);
      game.tell({ kind: 'cardLeftPlay', card, how: 'removed' });
      game.finish();
    },
    give: (game, { seat, card }, frame) => {
      const { seat: to } = answerOf(frame, seat, 'seat');
      const player = game.player(seat);
      player.loyalty = player.loyalty.filter((held) => held.card !== card);
      game.player(to).loyalty.push({ card, faceUp: true });
      game.tell({ kind: 'mutineerPassed', from: seat, to });
      game.call('becomeMutineer', { seat: to, card, further: false });
    },
  },
  undefined,
  { card: 'public' },
);
