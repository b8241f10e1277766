/** Missions, the Demetrius and the Rebel Basestar: cards, and what is told, asked and chosen. */
import '../../../catalogue/missions.ts';
import type { Mission } from '../../../catalogue/missions.ts';
import type { Allegiance } from '../../../catalogue/effects/searchForHome.ts';
import { checkResults, effectsText } from '../effects/index.ts';
import { fewCylonsText } from '../effects/searchForHome.ts';
import { from } from '../decisions/about.ts';
import { inBrackets } from '../events/cause.ts';
import { deckWords } from '../further.ts';
import { list, plural, sentence } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf } from '../names.ts';
import { addWords } from '../openWords.ts';
import { areaNames, ships, skillCards, skillNames } from '../terms.ts';

const brief = { brief: true } as const;

const demand = ({ check: { difficulty, skills } }: Mission): string =>
  `Skill check of ${difficulty}: ${list(skills.map((skill) => skillNames[skill]))}`;

deckWords('missions', {
  kindName: 'Mission',
  brief: (mission) => `${demand(mission)}. ${checkResults(mission.check, brief)}`,
  lines: (mission) => [
    `${demand(mission)}.`,
    sentence(`pass: ${effectsText(mission.check.pass)}`),
    sentence(`fail: ${effectsText(mission.check.fail)}`),
    'No other card and no ability changes this check, and abilities of the cards in it are not resolved.',
  ],
});

const sides: Readonly<Record<Allegiance, string>> = { human: 'the human players', cylon: 'the Cylon players' };
const clearedTo = {
  objective: 'is laid beside the objective',
  discard: 'is discarded',
  deck: 'is shuffled into the Mission deck',
} as const;

moduleWords('searchForHome', {
  noTeam: 'nothing',
  events: {
    missionTurnedUp: ({ seat, card }, names) => `${names.seat(seat)} turns up the Mission ${nameOf(card)}`,
    noMission: ({ seat }, names) => `${names.seat(seat)} finds no Mission left on the Bridge of the Demetrius`,
    missionTurnedDown: ({ card }) => `${nameOf(card)} is turned face down on the Active Mission space`,
    missionCleared: ({ card, to }) => `The Mission ${nameOf(card)} ${clearedTo[to]}`,
    missionSeen: ({ seat, card }, names) => (card === undefined
      ? `${names.seat(seat)} looks at the top Mission card`
      : `The top Mission card is ${nameOf(card)}`),
    missionPutBack: ({ seat, where }, names) => `${names.seat(seat)} leaves the Mission card ${where === 'top' ? 'on the top' : 'on the bottom'} of its deck`,
    skillForAll: ({ seat, skill }, names) => `${names.seat(seat)} names ${skillNames[skill]} for everybody`,
    cylonsCleared: ({ counts, why }) => `Off the board${inBrackets(why)}: ${fewCylonsText(counts)}`,
    cylonsGone: ({ counts, why }) => `Out of the game${inBrackets(why)}: ${fewCylonsText(counts)}`,
    rebelBasestar: ({ side, before }) => (before === undefined
      ? `The Rebel Basestar comes into play, for ${sides[side]}`
      : before === side ? `The Rebel Basestar stays with ${sides[side]}` : `The Rebel Basestar goes over to ${sides[side]}`),
    superCrisisPaid: ({ seat, card }, names) => `${names.seat(seat)} discards the Super Crisis card ${nameOf(card)}`,
    deckSearched: ({ seat, skill, count, cards, open }, names) => {
      const all = cards === undefined ? '' : `: ${list(cards.map(nameOf))}`;
      const seen = cards === undefined && open.length > 0 ? `, from the discard pile ${list(open.map(nameOf))}` : '';
      return `${names.seat(seat)} takes ${plural(count, `${skillNames[skill]} card`)} out of the deck and its discard pile${all}${seen}`;
    },
  },
  questions: {
    placeMission: () => ({
      ask: 'put the Mission on the top or the bottom of its deck',
      help: 'Only you have seen it. The top card is turned up when somebody activates the Bridge the next time.',
      rule: 'R-DAY-63',
    }),
    skillForAll: ({ count, why }) => ({
      ask: `name a Skill type${from(why)}`,
      help: `Every player, Cylon players too, draws ${skillCards(count)} of it, you first.`,
      rule: 'R-DAY-64',
    }),
    payTribute: ({ why }) => ({
      ask: `choose what you discard${from(why)}`,
      help: 'The action costs a miracle token or a Super Crisis card of your own. The card is not resolved.',
      rule: 'R-DAY-88',
    }),
    searchedSkill: ({ count, why }) => ({
      ask: `choose the Skill deck that you search${from(why)}`,
      help: `You take any ${skillCards(count)} out of it and its discard pile. Then both are shuffled together.`,
      rule: 'R-DAY-81',
    }),
    searchSkillDeck: ({ skill, count }) => ({
      ask: `take ${skillCards(count)} out of the ${skillNames[skill]} deck`,
      help: 'You see the deck and its discard pile. The others learn only which cards have left the discard pile.',
      rule: 'R-DAY-81',
    }),
    sendOut: ({ area, why }) => ({
      ask: `choose the ships for the ${areaNames[area].toLowerCase()}${from(why)}`,
      help: 'Only the ships that are placed are activated, each of them once.',
      rule: 'R-DAY-85',
    }),
  },
  choices: {
    miracleToken: {
      group: 'tokens',
      told: () => ({ label: 'A miracle token', detail: 'What it is kept for can\'t be used without one' }),
    },
    shipsOut: {
      group: 'space',
      told: ({ ship, count }) => ({
        label: ships(count, ship),
        detail: ship === 'raider' ? 'Each acts at once as raiders do' : 'From the Reserves, without pilots; you activate each once',
      }),
    },
  },
});

addWords({ endings: { reachedEarth: 'the fleet has found its new home' } });
