import { catalogue } from '../../../catalogue/index.ts';
import type { Resource } from '../../../catalogue/vocabulary.ts';
import type { SeatFacts } from './facts.ts';

const team = { human: 'human', cylon: 'cylon' } as const;

const wonAsHuman = ({ won, side, winner }: SeatFacts): boolean => won && side === team.human && winner === 'humans';
const wonAsCylon = ({ won, side }: SeatFacts): boolean => won && side === team.cylon;
const resourcesOf = ({ view }: SeatFacts): ReadonlyArray<number> => Object.values<number>(view.resources);
const left =
  (resource: Resource) =>
  ({ view }: SeatFacts): number =>
    view.resources[resource];
const plays =
  (expansion: string) =>
  ({ view }: SeatFacts): boolean =>
    view.options.expansions.some((each) => each === expansion);
const reached =
  (objective: string) =>
  (facts: SeatFacts): boolean =>
    wonAsHuman(facts) && facts.view.options.objective === objective;
const loyaltyKind = (card: string): string | undefined => catalogue.loyalty.get(card)?.kind;

/** Long enough that a player could have come to grief in it. */
const longGame = 15;

/** The achievements of a finished game, each with its condition. Names and words are in `src/words`. */
export const achievements = {
  // For everyone.
  firstWatch: () => true,
  longHaul: ({ view }) => view.turn >= 60,
  jailbird: ({ brig }) => brig >= 3,
  secondLife: ({ won, executed }) => won && executed > 0,
  twoHats: ({ twoTitles }) => twoTitles,
  ace: ({ kills }) => kills >= 5,

  // For humans.
  safeHarbour: wonAsHuman,
  lastSoul: (facts) => wonAsHuman(facts) && left('population')(facts) === 1,
  onFumes: (facts) => wonAsHuman(facts) && left('fuel')(facts) === 1,
  threadbare: (facts) => wonAsHuman(facts) && resourcesOf(facts).every((level) => level <= 3),
  fullHolds: (facts) => wonAsHuman(facts) && resourcesOf(facts).every((level) => level >= 5),
  everyShip: (facts) => wonAsHuman(facts) && facts.view.destroyedCivilians.length === 0,
  cleanRecord: (facts) => wonAsHuman(facts) && facts.brig === 0 && facts.view.turn >= longGame,
  steadyHand: (facts) => wonAsHuman(facts) && facts.harmed.cards === 0 && facts.helped.cards >= 10,
  backbone: (facts) => facts.side === team.human && facts.mostHelpful && facts.helped.strength >= 40,
  coldWarheads: (facts) => wonAsHuman(facts) && facts.titles.includes('admiral') && facts.nukesUsed === 0,
  secondTerm: (facts) => wonAsHuman(facts) && facts.titles.includes('president'),

  // For Cylons.
  neverSuspected: (facts) => wonAsCylon(facts) && !facts.openCylon,
  openWar: (facts) => wonAsCylon(facts) && facts.openCylon,
  lateCall: (facts) =>
    wonAsCylon(facts) && facts.loyalty.find(({ card }) => loyaltyKind(card) === 'cylon')?.origin === 'sleeper',
  grit: ({ harmed }) => harmed.asCylon >= 20,
  masterstroke: ({ side, worst }) => side === team.cylon && worst >= 8,
  swiftEnd: (facts) => wonAsCylon(facts) && facts.view.turn <= longGame,

  // With Pegasus.
  secondShip: (facts) => plays('pegasus')(facts) && wonAsHuman(facts) && !facts.view.lostBoards.includes('pegasus'),
  ownAgenda: ({ won, side }) => won && side === 'cylonLeader',
  thirdWay: ({ won, side }) => won && side === 'sympatheticCylon',
  exodus: reached('newCaprica'),

  // With Exodus.
  throughTheNebula: reached('ionianNebula'),
  ownGoal: (facts) =>
    wonAsHuman(facts) &&
    facts.loyalty.some(({ card, revealed }) => revealed !== undefined && loyaltyKind(card) === 'personalGoal'),

  // With Daybreak.
  home: reached('searchForHome'),
  forgiven: (facts) =>
    wonAsHuman(facts) &&
    facts.loyalty.some(({ card, until }) => until === undefined && loyaltyKind(card) === 'mutineer'),
} as const satisfies Readonly<Record<string, (facts: SeatFacts) => boolean>>;

export type Achievement = keyof typeof achievements;

export const achievementIds = Object.keys(achievements).filter((id): id is Achievement => id in achievements);

/** Returns what this player has earned, in the order of the list. */
export function earnedBy(facts: SeatFacts): ReadonlyArray<Achievement> {
  return achievementIds.filter((id) => achievements[id](facts));
}
