/** Passive rules, each as one sentence without its stop; `you` is the holder of the card or the ability. */
import type { Rules } from '../../catalogue/content.ts';
import type { Stay } from '../../catalogue/effect.ts';
import { listed, noun, sentences, tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import { openEffects } from './effects/index.ts';
import { board, cards, name, place, sendPlace, ships, skill, skillCards, title, tokens } from './nouns.ts';

const anyOf = (locations: ReadonlyArray<string>): Text => listed(locations.map(place), 'or');

const changed = (by: number) => ({ change: by < 0 ? 'lowered' : 'raised', by: Math.abs(by) }) as const;

/** “checks at Administration, or at Admiral’s Quarters against the President” */
function whichChecks({ at, target, targetAt = at }: NonNullable<Rules['difficulty']>): Text {
  if (target === undefined) return tell('rules.checksAt', { locations: anyOf(at) });
  const always = at.filter((location) => !targetAt.includes(location));
  const aimed = { aimed: anyOf(targetAt), target: target === 'owner' ? noun('role/you') : title(target.title) };
  return always.length === 0
    ? tell('rules.checksAgainst', aimed)
    : tell('rules.checksAtOrAgainst', { locations: anyOf(always), ...aimed });
}

type RuleShapes = Required<Rules>;
/** A new rule without words does not compile. */
type RuleWords = { readonly [K in keyof RuleShapes]: (value: RuleShapes[K], holder: Holder) => Text };

/** The person that the rule is about: `you` for a character's rule; for a card in play no one in particular. */
export type Holder = 'you' | 'nobody';

const words: RuleWords = {
  handLimit: (count) => tell('rules.handLimit', { cards: skillCards(count) }),
  randomDiscards: () => tell('rules.randomDiscards'),
  forbidsActivation: (locations, holder) =>
    tell('rules.forbidsActivation', { yours: holder === 'you', locations: anyOf(locations) }),
  activationCost: (count) => tell('rules.activationCost', { cards: skillCards(count) }),
  costAt: ({ at, cards: count }) => tell('rules.costAt', { cards: skillCards(count), locations: anyOf(at) }),
  movesAlone: () => tell('rules.movesAlone'),
  discardsAtReveal: () => tell('rules.discardsAtReveal'),
  activatesAlone: ({ except }) => tell('rules.activatesAlone', { locations: anyOf(except) }),
  crisisDraw: (count) => tell('rules.crisisDraw', { count }),
  drawsAfterCrisis: (count) => tell('rules.drawsAfterCrisis', { cards: skillCards(count) }),
  loyaltyAtSetup: (count) => tell('rules.loyaltyAtSetup', { cards: cards(count, 'loyalty') }),
  extraNotACylon: (count) => tell('rules.extraNotACylon', { count }),
  sleeperAgent: ({ cards: count, to }) =>
    tell('rules.sleeperAgent', { cards: cards(count, 'loyalty'), to: sendPlace(to) }),
  skipsFirstSkills: () => tell('rules.skipsFirstSkills'),
  takesFirstBox: () => tell('rules.takesFirstBox'),
  actionsIfPiloting: (count) => tell('rules.actionsIfPiloting', { count }),
  stranded: ({ untilOwnTurn, then }) => tell('rules.stranded', { turn: untilOwnTurn, place: place(then) }),
  startsPiloting: () => tell('rules.startsPiloting'),
  discardsOnlyCard: () => tell('rules.discardsOnlyCard'),
  contributes: ({ atMost, atLeastIfAny = 0 }) =>
    atMost === undefined
      ? tell('rules.contributesNoneOr', { atLeast: atLeastIfAny })
      : tell('rules.contributesAtMost', { cards: cards(atMost, 'card') }),
  positiveStrength: (strength) => tell('rules.positiveStrength', { strength }),
  difficulty: (change) =>
    tell('rules.difficulty', {
      checks: whichChecks(change),
      ...changed(change.by),
      discarded: change.thenDiscard === true,
    }),
  unmannedAttack: (by) => tell('rules.unmannedAttack', changed(by)),
  launchBonus: (count) => tell('rules.launchBonus', { count }),
  noLoyaltyLooks: () => tell('rules.noLoyaltyLooks'),
  closesBoard: (id) => tell('rules.closesBoard', { board: board(id) }),
  destinationDraw: (count) => tell('rules.destinationDraw', { count }),
  onlyCandidate: (id) =>
    tell('rules.onlyCandidate', { title: title(id), place: place('location/base/administration') }),
  inspectsAll: () => tell('rules.inspectsAll', { place: place('location/base/communications') }),
  executedAtMorale: (morale) => tell('rules.executedAtMorale', { morale }),
  sickbayIfUnmoved: () => tell('rules.sickbayIfUnmoved'),
  burdenedWith: (id) => tell('rules.burdenedWith', { skill: skill(id) }),
  raidersAlsoLaunch: (count) => tell('rules.raidersAlsoLaunch', { ships: ships(count, 'raider') }),
  atBasestarLoss: (effects) => tell('rules.atBasestarLoss', { effects: openEffects(effects) }),
  executesAtJump: (locations) => tell('rules.executesAtJump', { locations: anyOf(locations) }),
  noOncePerGame: () => tell('rules.noOncePerGame'),
  cardActionCost: (count) => tell('rules.cardActionCost', { count }),
  revealsOnlyHeld: () => tell('rules.revealsOnlyHeld'),
  losesDamagedViper: () => tell('rules.losesDamagedViper'),
  looksDeeper: ({ with: card, cards: count }) => tell('rules.looksDeeper', { card: name(card), count }),
  receivesLessOff: ({ board: id, cards: count }) =>
    tell('rules.receivesLessOff', { cards: skillCards(count), board: board(id) }),
  crisisDiscardsLess: (count) => tell('rules.crisisDiscardsLess', { cards: skillCards(count) }),
  discardsInCompany: ({ cards: count }) => tell('rules.discardsInCompany', { cards: skillCards(count) }),
  noSkillsInHazard: () => tell('rules.noSkillsInHazard'),
  leavingCost: ({ from, superCrises }) =>
    tell('rules.leavingCost', { locations: anyOf(from), cards: cards(superCrises, 'superCrisis') }),
  infiltrationDraw: (count) => tell('rules.infiltrationDraw', { count }),
  abstainsInActions: () => tell('rules.abstainsInActions'),
  addsUpTo: ({ cylon, infiltrating }) => tell('rules.addsUpTo', { cards: cards(cylon, 'card'), infiltrating }),
  showsContribution: () => tell('rules.showsContribution'),
  miracleLimit: (count) => tell('rules.miracleLimit', { tokens: tokens(count, 'miracleToken') }),
  miraclePrice: (count) => tell('rules.miraclePrice', { tokens: tokens(count, 'miracleToken') }),
  scar: () => tell('rules.scar'),
  shuffledInAtJump: () => tell('rules.shuffledInAtJump'),
  viperCost: (count) => tell('rules.viperCost', { cards: skillCards(count) }),
  forbidsCardActions: (id, holder) =>
    tell('rules.forbidsCardActions', { yours: holder === 'you', cards: noun(`cards/${id}`) }),
  mutinyAtStart: (count) => tell('rules.mutinyAtStart', { cards: cards(count, 'mutiny') }),
  picksMutiny: () => tell('rules.picksMutiny'),
  afterMutiny: (effects) => tell('rules.afterMutiny', { effects: openEffects(effects) }),
};

/** Rules that say themselves when they hold. */
const timed: ReadonlySet<keyof RuleShapes> = new Set([
  'crisisDraw',
  'executesAtJump',
  'discardsOnlyCard',
  'destinationDraw',
  'onlyCandidate',
  'inspectsAll',
  'receivesLessOff',
  'infiltrationDraw',
  'shuffledInAtJump',
  'mutinyAtStart',
]);

const isRule = (key: string): key is keyof RuleShapes => key in words;

const say = <K extends keyof RuleShapes>(key: K, value: RuleShapes[K], holder: Holder): Text =>
  words[key](value, holder);

/** Returns the text of each rule, in the order of the card. */
const said = (rules: Rules, holder: Holder): ReadonlyArray<readonly [rule: keyof RuleShapes, text: Text]> =>
  Object.keys(rules)
    .filter(isRule)
    .flatMap((key) => {
      const value = rules[key];
      return value === undefined ? [] : [[key, say(key, value, holder)] as const];
    });

/** One text for each rule, in the order of the card; small first letter and no stop. */
export const rulesTold = (rules: Rules, holder: Holder = 'you'): ReadonlyArray<Text> =>
  said(rules, holder).map(([, text]) => text);

/** One sentence for each rule of a card in play. */
export const rulesInPlay = (rules: Rules, holder: Holder): ReadonlyArray<Text> =>
  said(rules, holder).map(([rule, text]) => sentences(timed.has(rule) ? text : tell('rules.inPlay', { rule: text })));

/** Whether any of these rules is told with how long its card stays in play, or ends with it. */
export const holdUntil = (rules: Rules): boolean =>
  said(rules, 'nobody').some(([rule]) => !timed.has(rule) || rule === 'executesAtJump');

/** The rules of a card that stays in play until then: “until the fleet jumps, no one may activate Communications”. */
export const rulesUntil = (rules: Rules, until: Stay): ReadonlyArray<Text> =>
  said(rules, 'nobody').map(([rule, text]) =>
    timed.has(rule) ? text : tell('rules.inPlayUntil', { until, rule: text }),
  );

export const describeRules = (rules: Rules): ReadonlyArray<Text> => rulesTold(rules).map((rule) => sentences(rule));
