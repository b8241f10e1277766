/** Cylon Leaders, Agendas, infiltration. */
import { catalogue } from '../../../catalogue/index.ts';
import { agendaConditions } from '../cards/agenda.ts';
import { from } from '../decisions/about.ts';
import { note, plural } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { faces, nameOf, place, sourceName } from '../names.ts';
import { atArea } from '../terms.ts';

const shown = (cards: ReadonlyArray<string> | undefined, count: number): string =>
  cards === undefined || cards.length === 0 ? plural(count, 'card') : faces(cards);
const hand = (cards: ReadonlyArray<string>): string => (cards.length === 0 ? 'no cards' : faces(cards));

moduleWords('cylonLeaders', {
  noTeam: ({ own }) => {
    const { agenda = '', holds = [] } = own?.modules.cylonLeaders ?? {};
    const found = catalogue.agendas.get(agenda);
    return found === undefined ? undefined : {
      sentence: 'You belong to no team: you win by your Agenda alone.',
      conditions: agendaConditions(found).map((text, index) => ({ text, holds: holds[index] === true })),
    };
  },
  events: {
    agendaDealt: ({ seat, card }, names) => `${names.seat(seat)} gets an Agenda${card === undefined ? '' : `: ${nameOf(card)}`}`,
    infiltrates: ({ seat, to }, names) => `${names.seat(seat)} infiltrates at ${place(to)} and counts as a human player`,
    infiltrationEnded: ({ seat }, names) => `${names.seat(seat)} infiltrates no longer and is a Cylon player again`,
    basestarLeaves: ({ area }) => `The basestar ${atArea(area)} leaves the board`,
    handsSwapped: ({ one, other, hands }, names) =>
      `${names.seat(one)} and ${names.seat(other)} exchange their `
        + `hands${hands === undefined ? '' : `: ${names.seat(one)} gets ${hand(hands.one)}, ${names.seat(other)} ${hand(hands.other)}`}`,
    destinyTaken: ({ seat, count, cards }, names) => `${names.seat(seat)} takes ${shown(cards, count)} from the Destiny deck`,
    destinyPut: ({ seat, count, cards }, names) => `${names.seat(seat)} puts ${shown(cards, count)} on top of the Destiny deck`,
  },
  questions: {
    putOnDestiny: ({ left, why }) => ({
      ask: `put a Skill card on the Destiny deck${note(sourceName(why), `${left} left`)}`,
      help: 'The card that you put back first will be drawn first. Nobody else sees the cards.',
      rule: 'R-CHK-31',
    }),
    nameDraw: ({ to, why }, names) => ({
      ask: `name the type of the card that ${names.seat(to)} draws${from(why)}`,
      help: 'It may be a type outside of their skill set.',
      rule: 'R-TURN-23',
    }),
    addToCheck: ({ why, count }) => ({
      ask: `choose the ${count === 1 ? 'card' : 'cards'} that you add to the check${from(why)}`,
      help: `${count === undefined ? 'Any number, and everybody sees them' : 'Everybody sees what you add'}. The check is counted with ${count === 1 ? 'it' : 'them'}.`,
      rule: 'R-CHK-60',
    }),
  },
});
