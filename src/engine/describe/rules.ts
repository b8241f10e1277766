/** Passive rules, each as one sentence without its stop; `you` is whoever has the card or the ability. */
import type { Rules } from '../../catalogue/content.ts';
import { list, plural, sentence } from './grammar.ts';
import { nameOf, place } from './names.ts';
import { effectsText } from './effects/index.ts';
import { boardName, onBoard, skillCards, skillNames, titleName } from './terms.ts';

const jail = { brig: 'the Brig' } as const;
const changed = (by: number): string => `${by < 0 ? 'lowered' : 'raised'} by ${Math.abs(by)}`;

/** «a check of Administration, or of Admiral's Quarters against the President» */
function whichChecks({ at, target, targetAt = at }: NonNullable<Rules['difficulty']>): string {
  if (target === undefined) return `a check of ${list(at.map(place), 'or')}`;
  const always = at.filter((location) => !targetAt.includes(location));
  const aimed = `of ${list(targetAt.map(place), 'or')} against ${target === 'owner' ? 'you' : `the ${titleName(target.title)}`}`;
  return always.length === 0 ? `a check ${aimed}` : `a check of ${list(always.map(place), 'or')}, or ${aimed},`;
}

type RuleShapes = Required<Rules>;
/** A new rule without words does not compile. */
type RuleWords = { readonly [K in keyof RuleShapes]: (value: RuleShapes[K], holder: Holder) => string };

/** For whom the rule holds: `you` of a character, `nobody` in particular for a card in play. */
export type Holder = 'you' | 'nobody';

const words: RuleWords = {
  handLimit: (cards) => `your hand limit at the end of each turn is ${skillCards(cards)} instead of 10`,
  randomDiscards: () => 'whenever you are forced to discard Skill cards, they are picked at random',
  forbidsActivation: (locations, holder) =>
    `${holder === 'you' ? 'you may not' : 'nobody may'} activate ${list(locations.map(place), 'or')}`,
  activationCost: (cards) => `discard ${skillCards(cards)} each time before you activate a location`,
  costAt: ({ at, cards }) => `discard ${skillCards(cards)} each time before you activate ${list(at.map(place), 'or')}`,
  movesAlone: () => 'you may not choose to move to a location where another character is',
  discardsAtReveal: () => 'whenever a player reveals a “You Are a Cylon” card, discard your whole hand of Skill cards',
  activatesAlone: ({ except }) => `you may not activate a location where another character is, except ${list(except.map(place), 'or')}`,
  crisisDraw: (cards) =>
    `when you draw a Crisis card, draw ${cards}, choose 1 in secret and `
      + `put the ${cards === 2 ? 'other' : 'others'} on the bottom of the deck`,
  drawsAfterCrisis: (cards) => `after a Crisis card that you drew is revealed, draw ${skillCards(cards)} of any type`,
  loyaltyAtSetup: (cards) => `you start with ${plural(cards, 'Loyalty card')}`,
  extraNotACylon: (cards) =>
    `with this character in the game, ${plural(cards, 'more “You Are Not a Cylon” card')} `
      + `${cards === 1 ? 'goes' : 'go'} into the Loyalty deck`,
  sleeperAgent: ({ cards, to }) => `in the Sleeper Agent phase you get ${plural(cards, 'Loyalty card')} and are then sent to ${jail[to]}`,
  skipsFirstSkills: () => 'in your first turn with this character you receive no Skill cards at its start',
  takesFirstBox: () =>
    'in your turn, when a Crisis card lets the current player choose, you have to choose the first option (not with a Super Crisis card)',
  actionsIfPiloting: (actions) => `if you are piloting a viper when your turn starts, you have ${plural(actions, 'action')} in that turn`,
  stranded: ({ untilOwnTurn, then }) =>
    `you start off the board and can neither move nor act; at the start of your turn number ${untilOwnTurn} you arrive at ${place(then)}`,
  startsPiloting: () => 'you start the game as the pilot of a viper',
  discardsOnlyCard: () => "at the start of every player's turn, if you have exactly 1 Skill card in hand, discard it",
  contributes: ({ atMost, atLeastIfAny }) =>
    (atMost === undefined
      ? `you add no cards to a skill check, or at least ${atLeastIfAny}`
      : `you add at most ${plural(atMost, 'card')} to a skill check`),
  positiveStrength: (strength) => `in checks of Crisis cards that you drew, all Skill cards of strength ${strength} count as positive`,
  difficulty: (change) =>
    `the difficulty of ${whichChecks(change)} is ${changed(change.by)}${change.thenDiscard ? '; then this card is discarded' : ''}`,
  unmannedAttack: (by) => `every attack roll of an unmanned viper is ${changed(by)}`,
  launchBonus: (count) => `whenever a basestar launches raiders or heavy raiders, it launches ${count} more of them`,
  noLoyaltyLooks: () => 'nobody may look at Loyalty cards of other players',
  closesBoard: (board) => `nobody may move to ${boardName(board)} any more`,
  destinationDraw: (cards) =>
    `at the next jump its holder, instead of the Admiral, draws ${cards} Destination cards and chooses 1; then this card is discarded`,
  onlyCandidate: (title) =>
    `while its holder is not ${titleName(title)}, nobody else may be nominated at ${nameOf('location/base/administration')}`,
  inspectsAll: () =>
    `at ${place('location/base/communications')} you may look at every civilian ship on the board and move any number of them`,
  executedAtMorale: (morale) => `as soon as morale falls to ${morale} or less you are executed; no morale is lost by that`,
  sickbayIfUnmoved: () => 'if you end your Action step where your turn started, you are sent to Sickbay',
  burdenedWith: (skill) => `${skillNames[skill]} is in your skill set, and you may not use what these cards say`,
  raidersAlsoLaunch: (count) => `whenever raiders have been activated, each basestar launches ${plural(count, 'raider')}`,
  atBasestarLoss: (effects) => `for each basestar that is destroyed: ${effectsText(effects)}`,
  executesAtJump: (locations) => `everybody at ${list(locations.map(place), 'or')} when the fleet jumps is executed after the jump`,
  noOncePerGame: () => 'human players may not use once-per-game abilities',
  cardActionCost: (cards) =>
    `using a Skill card as an action or instead of moving costs you ${plural(cards, 'other Skill card')}`,
  revealsOnlyHeld: () => 'you may reveal yourself as a Cylon by an action only in the Brig',
  losesDamagedViper: () => 'a viper that you pilot is destroyed instead of being damaged',
  looksDeeper: ({ with: card, cards }) =>
    `with ${nameOf(card)} you look at ${cards} cards and put each on the top or the bottom, in any order`,
  receivesLessOff: ({ board, cards }) =>
    `at the start of your turn you receive ${plural(cards, 'Skill card')} less if you are not ${onBoard(board)}`,
  crisisDiscardsLess: (cards) =>
    `each Crisis card makes you discard ${plural(cards, 'Skill card')} less, once (not a Super Crisis card)`,
  discardsInCompany: ({ cards }) =>
    `if another player is at your location at the end of your Movement step, discard ${skillCards(cards)}; if you have fewer, you are `
      + 'sent to the Brig at the end of your turn',
  noSkillsInHazard: () => 'in a hazardous location you receive no Skill cards at the start of your turn',
  leavingCost: ({ from, superCrises }) =>
    `to move away from ${list(from.map(place), 'or')} by your own choice, discard ${plural(superCrises, 'Super Crisis card')}`,
  infiltrationDraw: (cards) => `while infiltrating you receive ${cards} more Skill cards instead of 1, except in Sickbay`,
  abstainsInActions: () => "you may not add cards to skill checks in another player's Action step (not with a Super Crisis card)",
  addsUpTo: ({ cylon, infiltrating }) =>
    `you may add ${plural(cylon, 'card')} to a check, infiltrating ${infiltrating}, not in the Brig (no Super Crisis card or Mission)`,
  showsContribution: () =>
    '1 of the cards that you add to a skill check lies face up (no Super Crisis card or Mission)',
  miracleLimit: (tokens) => `you may have up to ${plural(tokens, 'miracle token')}`,
  miraclePrice: (tokens) => `this costs ${plural(tokens, 'miracle token')} each time`,
  scar: () => 'whenever raiders are activated, Scar acts 2 times; he is destroyed only by a die result of 7 or 8',
  shuffledInAtJump: () => 'when the fleet jumps, this card is shuffled into the Crisis deck instead of being discarded',
  viperCost: (cards) =>
    `whoever is about to activate a viper discards ${skillCards(cards)} each time, or once for an action by which one viper moves or `
      + 'attacks several times; the move of the turn is free',
  forbidsCardActions: (skill, holder) =>
    `${holder === 'you' ? 'you' : 'nobody'} may ${holder === 'you' ? 'not ' : ''}play ${skillNames[skill]} cards as an action or instead of moving`,
  mutinyAtStart: (cards) => `when you enter the game you draw ${plural(cards, 'Mutiny card')}`,
  picksMutiny: () =>
    'whenever anybody draws a Mutiny card, you look at the top 2 instead, give that player 1 and put the other on the bottom of the deck',
  afterMutiny: (effects) => `whenever you draw a Mutiny card: ${effectsText(effects)}`,
};

const isRule = (key: string): key is keyof RuleShapes => key in words;

const say = <K extends keyof RuleShapes>(key: K, value: RuleShapes[K], holder: Holder): string => words[key](value, holder);

/** One text for each rule, in the order of the card; small first letter and no stop. */
export const ruleTexts = (rules: Rules, holder: Holder = 'you'): ReadonlyArray<string> =>
  Object.keys(rules)
    .filter(isRule)
    .flatMap((key) => {
      const value = rules[key];
      return value === undefined ? [] : [say(key, value, holder)];
    });

/** Rules that say themselves when they hold. */
const timed = /^(?:at|when|while) /;

/** One sentence for each rule of a card in play. */
export const rulesInPlay = (rules: Rules, holder: Holder): ReadonlyArray<string> =>
  ruleTexts(rules, holder).map((text) => sentence(timed.test(text) ? text : `while this card is in play, ${text}`));

export const describeRules = (rules: Rules): ReadonlyArray<string> => ruleTexts(rules).map(sentence);
