/** Cylon Leaders, Agendas, infiltration. */
import { catalogue } from '../../../catalogue/index.ts';
import { tell, withItems } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { agendaConditions } from '../cards/agenda.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import type { ModuleEvents } from '../events/table.ts';
import { area as areaNoun, cards as cardsOf, faces, name, place, source } from '../nouns.ts';
import type { NoTeamWords } from '../view/standings.ts';

const shown = (cards: ReadonlyArray<string> | undefined, count: number): Text =>
  cards === undefined || cards.length === 0 ? cardsOf(count, 'card') : faces(cards);
const hand = (cards: ReadonlyArray<string>): Text =>
  cards.length === 0 ? tell('modules.cylonLeaders.noCards') : faces(cards);

/** Returns the standing of a viewer with an Agenda: its conditions, and whether each holds; `undefined` for others. */
export const leaderStanding: NoTeamWords = ({ own }) => {
  const { agenda = '', holds = [] } = own?.modules.cylonLeaders ?? {};
  const found = catalogue.agendas.get(agenda);
  return found === undefined
    ? undefined
    : {
        sentence: tell('modules.cylonLeaders.noTeam'),
        conditions: agendaConditions(found).map((text, index) => ({ text, holds: holds[index] === true })),
      };
};

export const leaderEvents: ModuleEvents<'cylonLeaders'> = {
  agendaDealt: ({ seat, card }, names) =>
    withItems(
      tell('modules.cylonLeaders.agendaDealt', { player: names.seat(seat) }),
      ...(card === undefined ? [] : [name(card)]),
    ),
  infiltrates: ({ seat, to }, names) =>
    tell('modules.cylonLeaders.infiltrates', { player: names.seat(seat), place: place(to) }),
  infiltrationEnded: ({ seat }, names) => tell('modules.cylonLeaders.infiltrationEnded', { player: names.seat(seat) }),
  basestarLeaves: ({ area }) => tell('modules.cylonLeaders.basestarLeaves', { area: areaNoun(area) }),
  handsSwapped: ({ one, other, hands }, names) => {
    const players = { one: names.seat(one), other: names.seat(other) };
    return hands === undefined
      ? tell('modules.cylonLeaders.swapped', players)
      : tell('modules.cylonLeaders.swappedOpenly', {
          ...players,
          oneGets: hand(hands.one),
          otherGets: hand(hands.other),
        });
  },
  destinyTaken: ({ seat, count, cards }, names) =>
    tell('modules.cylonLeaders.destinyTaken', { player: names.seat(seat), cards: shown(cards, count) }),
  destinyPut: ({ seat, count, cards }, names) =>
    tell('modules.cylonLeaders.destinyPut', { player: names.seat(seat), cards: shown(cards, count) }),
};

export const leaderQuestions: ModuleQuestions<'cylonLeaders'> = {
  putOnDestiny: ({ left, why }) =>
    withNotes(
      question('modules.cylonLeaders.putOnDestiny', 'R-CHK-31'),
      source(why),
      tell('decisions.turn.left', { count: left }),
    ),
  nameDraw: ({ to, why }, names) =>
    withNotes(question('modules.cylonLeaders.nameDraw', 'R-TURN-23', { player: names.seat(to) }), source(why)),
  addToCheck: ({ why, count = 'any' }) =>
    withNotes(question('modules.cylonLeaders.addToCheck', 'R-CHK-60', { count }), source(why)),
};
