/** Crisis, Quorum, Destination and Super Crisis cards. */
import { noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { find } from '../lookup.ts';
import { cardNames, cards as cardsOf, deck as deckNoun, name } from '../nouns.ts';
import type { EventWords } from './table.ts';
import { withCause } from './cause.ts';
import { shown } from './shown.ts';

type CardEvent =
  | 'crisisDrawn'
  | 'crisisReplaced'
  | 'cardsSeen'
  | 'cardPutBack'
  | 'quorumDrawn'
  | 'quorumPlayed'
  | 'quorumAttached'
  | 'cardKept'
  | 'cardLeftPlay'
  | 'nukeGained'
  | 'nukeDiscarded'
  | 'superCrisisDrawn'
  | 'destinationChosen'
  | 'distanceAdded';

/** A card, for people who don't know which one. */
const aCard = noun('cards/card');
const namesOr = (cards: ReadonlyArray<string>): Text =>
  cards.length === 0 ? tell('events.cards.none') : cardNames(cards);

export const cardEvents: EventWords<CardEvent> = {
  crisisDrawn: ({ seat, card, superCrisis }, names) =>
    tell('events.cards.crisisDrawn', { player: names.seat(seat), card: name(card), superCrisis }),
  crisisReplaced: ({ card, by }, names) =>
    tell('events.cards.crisisReplaced', { player: names.seat(by), card: name(card) }),
  cardsSeen: ({ seat, deck, where = 'top', cards }, names) => {
    const place = { deck: deckNoun(deck), where: deck === 'destiny' ? 'whole' : where };
    return cards === undefined
      ? tell('events.cards.looks', { player: names.seat(seat), ...place })
      : tell('events.cards.seen', { cards: namesOr(cards), ...place });
  },
  cardPutBack: ({ seat, deck, where, card }, names) =>
    tell('events.cards.putBack', {
      player: names.seat(seat),
      card: card === undefined ? aCard : name(card),
      where,
      deck: deckNoun(deck),
    }),
  quorumDrawn: ({ seat, count, cards }, names) =>
    shown(tell('events.cards.drawn', { player: names.seat(seat), cards: cardsOf(count, 'quorum') }), cards),
  quorumPlayed: ({ seat, card }, names) =>
    tell('events.cards.quorumPlayed', { player: names.seat(seat), card: name(card) }),
  quorumAttached: ({ card, seat }, names) =>
    tell('events.cards.quorumAttached', { card: name(card), player: names.seat(seat) }),
  cardKept: ({ card }) => tell('events.cards.kept', { card: name(card) }),
  cardLeftPlay: ({ card, how }) => tell('events.cards.leftPlay', { card: name(card), how }),
  nukeGained: ({ left, why }) => withCause(tell('events.cards.nukeGained', { left }), why),
  // The action of a title says already whose nuke it is.
  nukeDiscarded: ({ left, why }) => {
    const told = tell('events.cards.nukeSpent', { left });
    return find(why)?.kind === 'title' ? told : withCause(told, why);
  },
  superCrisisDrawn: ({ seat, card }, names) =>
    card === undefined
      ? tell('events.cards.superCrisisDrawn', { player: names.seat(seat) })
      : tell('events.cards.superCrisisSeen', { player: names.seat(seat), card: name(card) }),
  destinationChosen: ({ by, card, distance, total }, names) =>
    tell('events.cards.destination', { player: names.seat(by), card: name(card), distance, total }),
  distanceAdded: ({ card, total }) => tell('events.cards.distanceAdded', { card: name(card), total }),
};
