/** Missions, the Demetrius and the Rebel Basestar: cards, and what is told, asked and chosen. */
import type { Mission } from '../../../catalogue/missions.ts';
import { inForm, inRow, listed, tell, withItems } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { checkLines } from '../cards/crisis.ts';
import type { ModuleChoiceWords } from '../choices/table.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { toldResults } from '../effects/index.ts';
import { fewCylonsTold } from '../effects/searchForHome.ts';
import { withCauseNoted } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import type { DeckWords } from '../further.ts';
import {
  area as areaNoun,
  cardsOfSkill,
  name,
  ships,
  skill as skillNoun,
  skillCards,
  skillList,
  source,
} from '../nouns.ts';

const demand = ({ check: { difficulty, skills } }: Mission): Text =>
  tell('modules.searchForHome.demand', { difficulty, skills: skillList(skills) });

export const missionDeck: DeckWords<'missions'> = {
  kindName: tell('modules.searchForHome.kind'),
  brief: (mission) => inRow([demand(mission), toldResults(mission.check, { brief: true })], '. '),
  lines: (mission) => [...checkLines(mission.check), tell('modules.searchForHome.unchanged')],
};

const namesOf = (cards: ReadonlyArray<string> = []): ReadonlyArray<Text> => cards.map(name);

const miracleToken = tell('modules.searchForHome.miracleToken');

export const searchForHomeEvents: ModuleEvents<'searchForHome'> = {
  missionTurnedUp: ({ seat, card }, names) =>
    tell('modules.searchForHome.missionTurnedUp', { player: names.seat(seat), card: name(card) }),
  noMission: ({ seat }, names) => tell('modules.searchForHome.noMission', { player: names.seat(seat) }),
  crisisSpared: ({ seat }, names) => tell('modules.searchForHome.crisisSpared', { player: names.seat(seat) }),
  missionTurnedDown: ({ card }) => tell('modules.searchForHome.missionTurnedDown', { card: name(card) }),
  missionCleared: ({ card, to }) => tell('modules.searchForHome.missionCleared', { card: name(card), to }),
  missionSeen: ({ seat, card }, names) =>
    card === undefined
      ? tell('modules.searchForHome.missionSeen', { player: names.seat(seat) })
      : tell('modules.searchForHome.missionSeenOpenly', { card: name(card) }),
  missionPutBack: ({ seat, where }, names) =>
    tell('modules.searchForHome.missionPutBack', { player: names.seat(seat), where }),
  skillForAll: ({ seat, skill }, names) =>
    tell('modules.searchForHome.skillNamed', { player: names.seat(seat), skill: skillNoun(skill) }),
  cylonsCleared: ({ counts, why }) =>
    withItems(withCauseNoted(tell('modules.searchForHome.cylonsCleared'), why), fewCylonsTold(counts)),
  cylonsGone: ({ counts, why }) =>
    withItems(withCauseNoted(tell('modules.searchForHome.cylonsGone'), why), fewCylonsTold(counts)),
  rebelBasestar: ({ side, before }) =>
    tell('modules.searchForHome.rebelBasestar', {
      side,
      way: before === undefined ? 'comes' : before === side ? 'stays' : 'changes',
    }),
  superCrisisPaid: ({ seat, card }, names) =>
    tell('modules.searchForHome.superCrisisPaid', { player: names.seat(seat), card: name(card) }),
  deckSearched: ({ seat, skill, count, cards, open }, names) => {
    const values = { player: names.seat(seat), cards: cardsOfSkill(count, skill) };
    return cards === undefined && open.length > 0
      ? tell('modules.searchForHome.deckSearchedOpenly', { ...values, open: listed(namesOf(open)) })
      : withItems(tell('modules.searchForHome.deckSearched', values), ...namesOf(cards));
  },
};

export const searchForHomeQuestions: ModuleQuestions<'searchForHome'> = {
  placeMission: () => question('modules.searchForHome.placeMission', 'R-DAY-63'),
  skillForAll: ({ count, why }) =>
    withNotes(question('modules.searchForHome.skillForAll', 'R-DAY-64', { cards: skillCards(count) }), source(why)),
  payTribute: ({ why }) => withNotes(question('modules.searchForHome.payTribute', 'R-DAY-88'), source(why)),
  searchedSkill: ({ count, why }) =>
    withNotes(question('modules.searchForHome.searchedSkill', 'R-DAY-81', { cards: skillCards(count) }), source(why)),
  searchSkillDeck: ({ skill, count }) =>
    question('modules.searchForHome.searchSkillDeck', 'R-DAY-81', {
      cards: skillCards(count),
      skill: skillNoun(skill),
    }),
  sendOut: ({ area, why }) =>
    withNotes(question('modules.searchForHome.sendOut', 'R-DAY-85', { area: areaNoun(area) }), source(why)),
};

export const searchForHomeChoices: ModuleChoiceWords<'searchForHome'> = {
  miracleToken: () => ({ label: miracleToken, detail: inForm(miracleToken, 'detail') }),
  shipsOut: ({ ship, count }) => ({
    label: ships(count, ship),
    detail: tell('modules.searchForHome.shipsOut', { ship }),
  }),
};
