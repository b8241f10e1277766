/** Drawing Mutiny cards, and what the limit then costs: R-DAY-22 to R-DAY-30, R-DAY-33 to R-DAY-35. */
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import { answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { sameKind, secret, type Known } from '../../flow/secrecy.ts';
import { plainCardChoices, removeCards, takeTop } from '../../pieces/cards.ts';
import { brig } from '../../pieces/places.ts';
import { playerAt, seatsInPlay } from '../../pieces/players.ts';
import { sendTo } from '../../rules/basics/sending.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { mayHaveMutiny, mutinyHand, mutinyLimit, mutinyOf } from './state.ts';

interface DrawMutiny {
  readonly seat: Seat;
  /** Cards that have still to be drawn. */
  left: number;
  /** The player does not go to the Brig (R-DAY-27). */
  readonly stays?: true;
  /** How many of the cards that the player holds stay at most. */
  readonly keeps?: number;
  readonly why: Cause;
  drawn?: number;
  /** The seat that looks at the next cards and gives one of them (R-DAY-29). */
  by?: Seat;
  looked?: Array<CardId>;
}

export interface MutinyDrawProcedures {
  drawMutiny: DrawMutiny;
  discardMutiny: { readonly seat: Seat; readonly count: number; readonly optional?: boolean; readonly why: Cause };
}

/** R-DAY-35: also from the Brig, but no Cylon player. */
function giverOfMutiny(state: GameState): Seat | undefined {
  return seatsInPlay(state).find((seat) => sheetRule(state, seat, 'picksMutiny') === true);
}

/** Takes up to `count` cards off the deck, which is refilled when its last card leaves it. */
export function takeMutiny(game: Game, count: number): Array<CardId> {
  const taken: Array<CardId> = [];
  for (let n = 0; n < count; n += 1) {
    const card = takeTop(game, mutinyOf(game.state), 'mutiny');
    if (card !== undefined) taken.push(card);
  }
  return taken;
}

function gain(game: Game, data: DrawMutiny, card: CardId): void {
  const { seat, why } = data;
  mutinyHand(game.state, seat).push(card);
  data.drawn = (data.drawn ?? 0) + 1;
  const half = { kind: 'mutinyDrawn', seat, count: 1, why } as const;
  game.tellSecretly([seat], { ...half, cards: [card] }, half);
}

/** R-DAY-34: everyone sees what is discarded. */
function discard(game: Game, seat: Seat, cards: ReadonlyArray<CardId>, why: Cause): void {
  if (cards.length === 0) return;
  removeCards(mutinyHand(game.state, seat), cards);
  mutinyOf(game.state).discard.push(...cards);
  game.tell({ kind: 'mutinyDiscarded', seat, cards, why });
}

/** R-DAY-57: without effect. */
export function dropMutiny(game: Game, seat: Seat, why: Cause): void {
  discard(game, seat, [...mutinyHand(game.state, seat)], why);
}

const isGiver: Known = ({ holder, viewer }) => 'by' in holder && holder.by === viewer;

export const drawMutinyProcedure = procedure(
  'drawMutiny',
  {
    draw: (game, data) => {
      const { state } = game;
      const { seat, why } = data;
      const by = giverOfMutiny(state);
      const cards = data.left > 0 && mayHaveMutiny(state, seat) ? takeMutiny(game, by === undefined ? 1 : 2) : [];
      const [card] = cards;
      if (card === undefined) {
        game.goto('limit');
        return;
      }
      data.left -= 1;
      if (by === undefined || cards.length === 1) {
        gain(game, data, card);
        game.goto('draw');
        return;
      }
      Object.assign(data, { by, looked: cards });
      const half = { kind: 'mutinySeen', seat: by, to: seat, count: cards.length } as const;
      game.tellSecretly([by], { ...half, cards: [...cards] }, half);
      game.ask({
        seat: by,
        topic: { kind: 'giveMutiny', to: seat, why },
        choices: plainCardChoices(cards),
        privacy: 'private',
      });
    },
    give: (game, data, frame) => {
      const { looked = [], by = data.seat } = data;
      const { card } = answerOf(frame, by, 'card');
      gain(game, data, card);
      removeCards(looked, [card]);
      mutinyOf(game.state).deck.unshift(...looked.splice(0));
      game.goto('draw');
    },
    limit: (game, { seat, stays, keeps, why, drawn = 0 }) => {
      const { state } = game;
      const most = Math.min(mutinyLimit(state, seat), keeps ?? Infinity);
      const hand = mutinyHand(state, seat);
      if (drawn === 0) game.finish();
      if (drawn === 0 || hand.length <= most) return;
      // R-DAY-30: the title is gone before anything else is done.
      if (stays !== true) sendTo(game, seat, brig, why);
      const choices = plainCardChoices(hand);
      game.ask({
        seat,
        topic: { kind: 'keepMutiny', count: most, why },
        choices,
        min: most,
        max: most,
        privacy: 'private',
      });
    },
    discard: (game, { seat, why }, frame) => {
      const kept = answersOf(frame, seat, 'card').map(({ card }) => card);
      if (kept.length > 0)
        discard(
          game,
          seat,
          mutinyHand(game.state, seat).filter((card) => !kept.includes(card)),
          why,
        );
    },
    after: (game, { seat, drawn = 0 }) => {
      const list = sheetRule(game.state, seat, 'afterMutiny');
      const { character } = playerAt(game.state, seat);
      if (list === undefined || character === undefined) return;
      const source = ruleCause(game.state, seat, ['afterMutiny'], character);
      for (let n = 0; n < drawn; n += 1) game.call('effects', { list, context: { source, you: seat } });
    },
  },
  undefined,
  { looked: secret(sameKind, isGiver) },
);

export const discardMutinyProcedure = procedure('discardMutiny', {
  choose: (game, { seat, count, optional, why }) => {
    const choices = plainCardChoices(mutinyHand(game.state, seat));
    const most = Math.min(count, choices.length);
    if (most === 0) game.finish();
    else {
      game.ask({
        seat,
        topic: { kind: 'discardMutiny', count: most, why },
        choices,
        min: optional === true ? 0 : most,
        max: most,
        privacy: 'private',
      });
    }
  },
  discard: (game, { seat, why }, frame) => {
    discard(
      game,
      seat,
      answersOf(frame, seat, 'card').map(({ card }) => card),
      why,
    );
  },
});
