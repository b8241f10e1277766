/**
 * The beginning of a game that teaches its first player. Everything is dealt by chance as in any game (R-SET-50,
 * R-SET-57); then cards change places, so that the first turns show what there is to learn, regardless of the choices
 * made.
 */
import { humanKinds, type Crisis, type Loyalty } from '../../../catalogue/content.ts';
import { clockwise, isCylonLeader } from '../../pieces/players.ts';
import { contentOf } from '../../content.ts';
import { randomBelow } from '../../flow/random.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/**
 * Kinds of the top Crisis cards, with a jump icon each, so that the fleet jumps before the third turn of each player at
 * a table of three. Two checks to begin with: some characters choose between two cards.
 */
const firstCrises: ReadonlyArray<Crisis['kind']> = [
  'check',
  'check',
  'choice',
  'check',
  'choice',
  'check',
  'check',
  'choice',
];

export function arrangeCrises({ options, crisis: { deck } }: GameState): void {
  const { crises } = contentOf(options);
  const first: Array<CardId> = [];
  for (const kind of firstCrises) {
    const place = deck.findLastIndex((id) => crises.get(id)?.kind === kind && crises.get(id)?.jump === true);
    if (place >= 0) first.push(...deck.splice(place, 1));
  }
  deck.push(...first.toReversed());
}

/**
 * Arranges the deck so that the learner begins as a human, and one of the others as a Cylon. `count`: how many cards a
 * seat is about to be dealt (R-SET-57).
 */
export function arrangeLoyalty(state: GameState, count: (seat: Seat) => number): void {
  const deck = state.loyaltyDeck;
  const [learner, ...others] = clockwise(state, state.firstPlayer).filter((seat) => !isCylonLeader(state, seat));
  if (learner === undefined || others.length === 0) return;
  const own = Array.from({ length: count(learner) }, () => taken(state, 'notACylon', ...humanKinds)).flat();
  const cylon = taken(state, 'cylon');
  const between = others.slice(0, randomBelow(state.random, others.length)).reduce((sum, seat) => sum + count(seat), 0);
  deck.splice(deck.length - between, 0, ...cylon);
  deck.push(...own);
}

/** One card of the deck, of the first of these kinds that is there. */
function taken({ options, loyaltyDeck: deck }: GameState, ...kinds: ReadonlyArray<Loyalty['kind']>): Array<CardId> {
  const { loyalty } = contentOf(options);
  const [place] = kinds
    .map((kind) => deck.findIndex((id) => loyalty.get(id)?.kind === kind))
    .filter((found) => found >= 0);
  return place === undefined ? [] : deck.splice(place, 1);
}
