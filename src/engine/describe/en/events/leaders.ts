/** Cylon Leaders, Agendas, infiltration. */
import { plural } from '../grammar.ts';
import { faces, nameOf, place } from '../names.ts';
import { atArea } from '../terms.ts';
import type { EventWords } from './table.ts';

type LeaderEvent = 'agendaDealt' | 'infiltrates' | 'infiltrationEnded' | 'basestarLeaves' | 'handsSwapped' | 'destinyTaken' | 'destinyPut';

const shown = (cards: ReadonlyArray<string> | undefined, count: number): string =>
  cards === undefined || cards.length === 0 ? plural(count, 'card') : faces(cards);
const hand = (cards: ReadonlyArray<string>): string => (cards.length === 0 ? 'no cards' : faces(cards));

export const leaderEvents: EventWords<LeaderEvent> = {
  agendaDealt: ({ seat, card }, names) => `${names.seat(seat)} gets an Agenda${card === undefined ? '' : `: ${nameOf(card)}`}`,
  infiltrates: ({ seat, to }, names) => `${names.seat(seat)} infiltrates at ${place(to)} and counts as a human player`,
  infiltrationEnded: ({ seat }, names) => `${names.seat(seat)} infiltrates no longer and is a Cylon player again`,
  basestarLeaves: ({ area }) => `The basestar ${atArea(area)} leaves the board`,
  handsSwapped: ({ one, other, hands }, names) =>
    `${names.seat(one)} and ${names.seat(other)} exchange their `
      + `hands${hands === undefined ? '' : `: ${names.seat(one)} gets ${hand(hands.one)}, ${names.seat(other)} ${hand(hands.other)}`}`,
  destinyTaken: ({ seat, count, cards }, names) => `${names.seat(seat)} takes ${shown(cards, count)} from the Destiny deck`,
  destinyPut: ({ seat, count, cards }, names) => `${names.seat(seat)} puts ${shown(cards, count)} on top of the Destiny deck`,
};
