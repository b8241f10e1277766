/** Quorum cards: R-TTL-10, R-TTL-11, R-TTL-14, R-TTL-15, R-TURN-128. */
import { catalogue } from '../../../catalogue/index.ts';
import { hasVerb } from '../../../catalogue/effect.ts';
import { contentOf } from '../../content.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import { isHuman, seatsInPlay } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, CharacterId, Seat } from '../../types/ids.ts';
import { plainCardChoices, removeCards, takeTop } from '../../pieces/cards.ts';
import { holderOf } from '../../pieces/titles.ts';
import { present } from '../../../values/present.ts';
import type { QuorumCard } from '../../../catalogue/content.ts';
import { defined } from '../../../values/defined.ts';

export interface QuorumProcedures {
  drawQuorum: { readonly count: number };
  /**
   * `card`: to be resolved; `back`: on the bottom, the first one highest; a game stored in the middle may have neither.
   */
  pickQuorum: {
    readonly seat: Seat;
    readonly count: number;
    cards: Array<CardId>;
    readonly why: CardId;
    card?: CardId;
    back?: Array<CardId>;
  };
  playQuorum: { readonly seat: Seat; readonly why: CardId };
  exchangeQuorum: { readonly seat: Seat; readonly why: CardId };
  quorumLimit: { readonly limit: number };
  /** `fromHand`: not one that a character's ability has drawn (R-TTL-17). */
  /** `present`: the characters that were in the game when it was used. */
  resolveQuorum: {
    readonly seat: Seat;
    readonly card: CardId;
    kept: boolean;
    discarded?: true;
    readonly fromHand?: true;
    present?: ReadonlyArray<CharacterId>;
  };
}

/** Draws into the President's Quorum hand, no matter who draws. */
export function drawQuorum(game: Game, count: number): void {
  const { state } = game;
  const cards: Array<CardId> = [];
  for (let n = 0; n < count; n += 1) {
    const card = takeTop(game, state.quorum, 'quorum');
    if (card !== undefined) cards.push(card);
  }
  state.quorumHand.push(...cards);
  const seat = holderOf(state, 'quorumHand');
  if (seat === undefined || cards.length === 0) return;
  game.tellSecretly(
    [seat],
    { kind: 'quorumDrawn', seat, count: cards.length, cards },
    { kind: 'quorumDrawn', seat, count: cards.length },
  );
}

export const drawQuorumProcedure = procedure('drawQuorum', {
  draw: (game, { count }) => {
    drawQuorum(game, count);
  },
});

/** Draws some, puts all but one on the bottom in any order, resolves that one. */
export const pickQuorumProcedure = procedure(
  'pickQuorum',
  {
    draw: (game, data) => {
      for (let n = 0; n < data.count; n += 1) {
        const card = takeTop(game, game.state.quorum, 'quorum');
        if (card !== undefined) data.cards.push(card);
      }
      const { seat, cards, why } = data;
      game.tellSecretly(
        [seat],
        { kind: 'cardsSeen', seat, deck: 'quorum', cards: [...cards] },
        { kind: 'cardsSeen', seat, deck: 'quorum' },
      );
      if (cards.length > 0)
        game.ask({ seat, topic: { kind: 'chooseCard', why }, choices: plainCardChoices(cards), privacy: 'private' });
    },
    resolve: (game, data, frame) => {
      // None where deck and discard pile are empty.
      const choice = answerIfAny(frame, data.seat, 'card');
      if (choice === undefined) {
        game.finish();
        return;
      }
      data.card = choice.card;
      data.back = [];
      removeCards(data.cards, [choice.card]);
    },
    order: (game, { seat, cards, why }) => {
      if (cards.length === 0) {
        game.goto('play');
        return;
      }
      const choices = [...new Set(cards)].map((card): Choice => ({
        id: `bottom-${card}`,
        kind: 'cardTo',
        card,
        where: 'bottom',
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
    bury: (game, { seat, cards, back = [] }, frame) => {
      const { card } = answerOf(frame, seat, 'cardTo');
      removeCards(cards, [card]);
      back.push(card);
      game.tell({ kind: 'cardPutBack', seat, deck: 'quorum', where: 'bottom' });
      game.goto('order');
    },
    play: (game, { seat, card, back = [] }) => {
      game.state.quorum.deck.unshift(...[...back].reverse());
      if (card === undefined) return;
      game.tell({ kind: 'quorumPlayed', seat, card });
      game.call('resolveQuorum', { seat, card, kept: false });
    },
  },
  undefined,
  { cards: secret(sameKind, actor), card: secret(sameKind, actor), back: secret(sameKind, actor) },
);

/** Plays a card of the Quorum hand, or none: games that were stored have been answered so. */
export const playQuorumProcedure = procedure('playQuorum', {
  choose: (game, { seat, why }) => {
    const { quorumHand } = game.state;
    game.ask({
      seat,
      topic: { kind: 'chooseCard', why },
      choices: plainCardChoices(quorumHand),
      min: 0,
      max: 1,
      privacy: 'private',
    });
  },
  play: (game, { seat }, frame) => {
    const choice = answerIfAny(frame, seat, 'card');
    if (choice !== undefined) playFromHand(game, seat, choice.card);
  },
});

export function playFromHand(game: Game, seat: Seat, card: CardId): void {
  removeCards(game.state.quorumHand, [card]);
  game.tell({ kind: 'quorumPlayed', seat, card });
  game.call('resolveQuorum', { seat, card, kept: false, fromHand: true });
}

/**
 * Exchanges any number of cards of the Quorum hand for as many of the deck; discarded ones may come back if the deck
 * runs out (R-TURN-144).
 */
export const exchangeQuorumProcedure = procedure('exchangeQuorum', {
  choose: (game, { seat, why }) => {
    const choices = plainCardChoices(game.state.quorumHand);
    game.ask({
      seat,
      topic: { kind: 'exchangeQuorum', why },
      choices,
      min: 0,
      max: choices.length,
      privacy: 'private',
    });
  },
  exchange: (game, { seat, why }, frame) => {
    const { quorum, quorumHand } = game.state;
    const cards = answersOf(frame, seat, 'card').map(({ card }) => card);
    if (cards.length === 0) return;
    removeCards(quorumHand, cards);
    quorum.discard.push(...cards);
    game.tell({ kind: 'quorumDiscarded', seat, cards, why });
    drawQuorum(game, cards.length);
  },
});

/** R-TURN-102: the President discards down to the limit. */
export const quorumLimitProcedure = procedure('quorumLimit', {
  choose: (game, { limit }) => {
    const { quorumHand } = game.state;
    const seat = holderOf(game.state, 'quorumHand');
    const count = quorumHand.length - limit;
    const choices = plainCardChoices(quorumHand);
    if (seat === undefined) game.finish();
    else
      game.ask({ seat, topic: { kind: 'discardQuorum', count }, choices, min: count, max: count, privacy: 'private' });
  },
  discard: (game, _data, frame) => {
    const { state } = game;
    const seat = holderOf(state, 'quorumHand');
    if (seat === undefined) return;
    const cards = answersOf(frame, seat, 'card').map(({ card }) => card);
    removeCards(state.quorumHand, cards);
    state.quorum.discard.push(...cards);
    game.tell({ kind: 'quorumDiscarded', seat, cards });
  },
});

/** Verbs by which a card tells where it goes itself. */
const placing = ['attachTo', 'keepInPlay', 'removeCard', 'countAsDistance'] as const;

function quorumEntry(card: CardId): QuorumCard {
  return present(catalogue.quorum.get(card), card);
}

/** R-TURN-144: a card that can't stay in play lies on its discard pile before its text is resolved. */
function mayStay(card: CardId): boolean {
  return hasVerb(quorumEntry(card).effects, ...placing);
}

/** Its effects; a card that could have stayed, or left the game, and has not is discarded afterwards. */
export const resolveQuorumProcedure = procedure(
  'resolveQuorum',
  {
    effects: (game, data) => {
      const { seat, card } = data;
      data.present = seatsInPlay(game.state).flatMap((other) => game.player(other).character ?? []);
      if (!mayStay(card)) {
        data.discarded = true;
        game.state.quorum.discard.push(card);
      }
      game.call('effects', { list: quorumEntry(card).effects, context: { source: card, you: seat } });
    },
    discard: (game, { card, kept, discarded }) => {
      if (discarded !== true && !kept) game.state.quorum.discard.push(card);
    },
    used: (game, { present }) => {
      // R-TURN-160 (T5), R-EXE-70
      game.call('window', { window: 'quorumUsed', ...defined({ present }) });
    },
    afterwards: (game, { seat, fromHand, present }) => {
      const { character } = game.player(seat);
      // R-EXE-41: a character that the card has executed does nothing after it.
      const isGone = character === undefined || present?.includes(character) === false || !isHuman(game.state, seat);
      if (fromHand !== true || isGone) return;
      for (const { id, afterQuorum } of contentOf(game.state.options).titles.values()) {
        if (afterQuorum !== undefined) game.call('effects', { list: afterQuorum, context: { source: id, you: seat } });
      }
    },
  },
  undefined,
  { card: 'public', present: 'public' },
);
