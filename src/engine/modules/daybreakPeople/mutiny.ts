/** Abuse Power: R-DAY-36. */
import { answerIfAny, answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import { plainCardChoices, removeCards } from '../../pieces/cards.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { takeMutiny } from '../mutiny/draw.ts';
import { mayPlayMutiny } from '../mutiny/play.ts';
import { mutinyOf } from '../mutiny/state.ts';

export interface DaybreakPeopleMutinyProcedures {
  pickAndPlayMutiny: {
    readonly seat: Seat;
    readonly count: number;
    readonly cards: Array<CardId>;
    readonly back: Array<CardId>;
    card?: CardId;
    readonly why: CardId;
  };
}

export function thereIsMutiny({ modules: { mutiny } }: GameState): boolean {
  return mutiny !== undefined && mutiny.deck.length + mutiny.discard.length > 0;
}

/** The cards are in no one's hand. One that can't be played goes to the bottom with the others. */
export const pickAndPlayMutinyProcedure = procedure(
  'pickAndPlayMutiny',
  {
    look: (game, { seat, count, cards, why }) => {
      cards.push(...takeMutiny(game, count));
      const half = { kind: 'mutinySeen', seat, to: seat, count: cards.length } as const;
      game.tellSecretly([seat], { ...half, cards: [...cards] }, half);
      const playable = cards.filter((card) => mayPlayMutiny(game.state, seat, card));
      // R-LOY-27: also with one card that could be played, or none.
      game.ask({ seat, topic: { kind: 'chooseCard', why }, choices: plainCardChoices(playable), privacy: 'private' });
    },
    choose: (_game, data, frame) => {
      // None where no card can be played.
      const choice = answerIfAny(frame, data.seat, 'card');
      if (choice === undefined) return;
      data.card = choice.card;
      removeCards(data.cards, [choice.card]);
    },
    ask: (game, { seat, cards, back, why }) => {
      if (cards.length === 0) {
        mutinyOf(game.state).deck.unshift(...[...back].reverse());
        game.tell({ kind: 'mutinyPutBack', seat, count: back.length });
        game.goto('play');
        return;
      }
      const choices = cards.map((card): Choice => ({ id: `bottom-${card}`, kind: 'cardTo', card, where: 'bottom' }));
      game.ask({ seat, topic: { kind: 'placeCard', left: cards.length, why }, choices, privacy: 'private' });
    },
    place: (game, { seat, cards, back }, frame) => {
      const { card } = answerOf(frame, seat, 'cardTo');
      removeCards(cards, [card]);
      back.push(card);
      game.goto('ask');
    },
    play: (game, { seat, card }) => {
      if (card !== undefined) game.call('playMutiny', { seat, card });
    },
  },
  undefined,
  { cards: secret(sameKind, actor), back: secret(sameKind, actor), card: secret(sameKind, actor) },
);
