/** Words of the events that characters of Daybreak cause, and of the questions to their players. */
import { tell } from '../../../words/text.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import type { ModuleEvents } from '../events/table.ts';
import { area as areaNoun, cards, face, skillCards, source } from '../nouns.ts';

export const daybreakPeopleEvents: ModuleEvents<'daybreakPeople'> = {
  civilianSaved: ({ seat, area }, names) =>
    tell('modules.daybreakPeople.civilianSaved', { player: names.seat(seat), area: areaNoun(area) }),
  civilianSwapped: ({ seat, area, replaced }, names) =>
    tell('modules.daybreakPeople.civilianSwapped', { player: names.seat(seat), area: areaNoun(area), replaced }),
  discardSpared: ({ by, seat }, names) =>
    tell('modules.daybreakPeople.discardSpared', { by: names.seat(by), player: names.seat(seat) }),
  contributionShown: ({ seat, card }, names) =>
    tell('modules.daybreakPeople.contributionShown', { player: names.seat(seat), card: face(card) }),
  iconsIgnored: ({ seat }, names) => tell('modules.daybreakPeople.iconsIgnored', { player: names.seat(seat) }),
  mutinyPutBack: ({ seat, count }, names) =>
    tell('modules.daybreakPeople.mutinyPutBack', { player: names.seat(seat), cards: cards(count, 'mutiny') }),
  caught: ({ seat }, names) => tell('modules.daybreakPeople.caught', { player: names.seat(seat) }),
};

export const daybreakPeopleQuestions: ModuleQuestions<'daybreakPeople'> = {
  showContribution: () => question('modules.daybreakPeople.showContribution', 'R-CHK-48'),
  sift: ({ left, why }) =>
    withNotes(question('modules.daybreakPeople.sift', 'R-TURN-29', { cards: skillCards(left) }), source(why)),
};
