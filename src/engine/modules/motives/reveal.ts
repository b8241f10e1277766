/** Revealing Motives: R-LOY-97, R-LOY-112, R-VIC-42, R-NCA-94. */
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { clockwise } from '../../pieces/players.ts';
import { removeCards } from '../../pieces/cards.ts';
import type { AtOnce, OfferSource } from '../../rules/turn/offers.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { holds, motiveEntry, motivesOf } from './state.ts';

export interface MotivesRevealProcedures {
  lastMotives: { waiting: Array<Seat> };
}

function reveal(game: AtOnce, seat: Seat, card: CardId): void {
  const own = motivesOf(game.state, seat);
  if (!own.hidden.includes(card)) return;
  removeCards(own.hidden, [card]);
  own.revealed.push(card);
  game.tell({ kind: 'motiveRevealed', seat, card });
}

/**
 * The hidden Motives that may be revealed now: everything on them has come true, and before the end only those that
 * need not wait for it.
 */
function open(state: GameState, seat: Seat, { atEnd }: { readonly atEnd: boolean }): Array<CardId> {
  const hidden = state.modules.motives?.held[seat]?.hidden ?? [];
  return hidden.filter((card) => (atEnd || motiveEntry(card).timing === 'anyTime') && holds(state, seat, card));
}

export const motiveOffers: OfferSource<'motives'> = {
  when: 'daybreak',
  offers: (state, seat) => open(state, seat, { atEnd: false }).map((card) => ({ id: card, ability: 'reveal', card })),
  take: {
    reveal: (game, seat, { card = '' }) => {
      reveal(game, seat, card);
    },
  },
};

/** R-VIC-42: the winning team is known, and everything else of the end is resolved. */
export const lastMotivesProcedure = procedure('lastMotives', {
  start: (game, data) => {
    data.waiting = clockwise(game.state, game.state.current).filter(
      (seat) => open(game.state, seat, { atEnd: true }).length > 0,
    );
    for (const seat of data.waiting) {
      const cards = open(game.state, seat, { atEnd: true });
      game.ask({
        seat,
        topic: { kind: 'lastMotives' },
        choices: cards.map((card) => ({ id: card, kind: 'card', card })),
        min: 0,
        max: cards.length,
        // Nothing is gained by keeping one back now.
        fallback: cards,
        // Whether anything is left to be revealed is no one else's business (R-LOY-27).
        privacy: 'secret',
      });
    }
  },
  reveal: (game, { waiting }, frame) => {
    for (const seat of waiting) {
      for (const { card } of answersOf(frame, seat, 'card')) reveal(game, seat, card);
    }
  },
  show: (game) => {
    const { state } = game;
    for (const seat of clockwise(state, state.current)) {
      const { hidden } = motivesOf(state, seat);
      if (hidden.length > 0) game.tell({ kind: 'motivesLeft', seat, cards: [...hidden] });
    }
  },
});

export function revealLast(game: Game): void {
  game.call('lastMotives', { waiting: [] });
}
