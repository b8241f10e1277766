/** Crisis, Quorum, Destination and Super Crisis cards. */
import { plural } from '../grammar.ts';
import { cardNames, deckName, nameOf } from '../names.ts';
import type { EventWords } from './table.ts';
import { because } from './cause.ts';

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

const leaves = { discarded: 'is discarded', shuffledIn: 'is shuffled into the Crisis deck', removed: 'is removed from the game' } as const;

export const cardEvents: EventWords<CardEvent> = {
  crisisDrawn: ({ seat, card, superCrisis }, names) =>
    `${names.seat(seat)} ${superCrisis ? 'plays the Super Crisis' : 'faces the Crisis'} ${nameOf(card)}`,
  crisisReplaced: ({ card, by }, names) => `${names.seat(by)} has ${nameOf(card)} discarded: another Crisis card is drawn`,
  cardsSeen: ({ seat, deck, where, cards }, names) => {
    if (where === 'hand') {
      return cards === undefined ? `${names.seat(seat)} looks at the Quorum hand` : `In the Quorum hand: ${cardNames(cards)}`;
    }
    const end = where === 'bottom' ? 'bottom' : 'top';
    if (cards === undefined) return `${names.seat(seat)} looks at ${deck === 'destiny' ? '' : `the ${end} of `}the ${deckName(deck)}`;
    return `${deck === 'destiny' ? 'In' : end === 'top' ? 'On top of' : 'At the bottom of'} `
        + `the ${deckName(deck)}: ${cards.length === 0 ? 'no cards' : cardNames(cards)}`;
  },
  cardPutBack: ({ seat, deck, where, card }, names) =>
    `${names.seat(seat)} puts ${card === undefined ? 'a card' : nameOf(card)} ${where === 'top' ? 'on top' : 'at the bottom'} of the ${deckName(deck)}`,
  quorumDrawn: ({ seat, count, cards }, names) =>
    `${names.seat(seat)} draws ${plural(count, 'Quorum card')}${cards === undefined || cards.length === 0 ? '' : `: ${cardNames(cards)}`}`,
  quorumPlayed: ({ seat, card }, names) => `${names.seat(seat)} plays the Quorum card ${nameOf(card)}`,
  quorumAttached: ({ card, seat }, names) => `${nameOf(card)} goes to ${names.seat(seat)}`,
  cardKept: ({ card }) => `${nameOf(card)} stays in play`,
  cardLeftPlay: ({ card, how }) => `${nameOf(card)} ${leaves[how]}`,
  nukeGained: ({ left, why }) => `The Admiral gains a nuke (${left} now)${because(why)}`,
  nukeDiscarded: ({ left, why }) => `A nuke is spent (${left} left)${because(why)}`,
  superCrisisDrawn: ({ seat, card }, names) =>
    `${names.seat(seat)} draws ${card === undefined ? 'a Super Crisis card' : `the Super Crisis card ${nameOf(card)}`}`,
  destinationChosen: ({ by, card, distance, total }, names) =>
    `${names.seat(by)} takes the fleet to ${nameOf(card)}: distance +${distance} (${total} in all)`,
  distanceAdded: ({ card, total }) => `${nameOf(card)} adds to the distance (${total} in all)`,
};
