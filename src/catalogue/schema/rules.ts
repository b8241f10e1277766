import { z } from 'zod';
import { windows } from '../content.ts';
import type { Moment, Reaction, Rules } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { condition } from '../effects/condition.ts';
import { change, count, flag, location, name, skill, text, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

const locations = z.array(location).min(1);

const difficulty = fields({
  at: locations,
  by: change,
  target: z.union([z.literal('owner'), fields({ title })]).exactOptional(),
  targetAt: locations.exactOptional(),
  thenDiscard: flag.exactOptional(),
}).refine(({ at, targetAt = [] }) => targetAt.every((place) => at.includes(place)), {
  path: ['targetAt'],
  error: 'locations that `at` names too',
});

export const rules = fields({
  handLimit: count.exactOptional(),
  randomDiscards: flag.exactOptional(),
  forbidsActivation: locations.exactOptional(),
  activationCost: count.exactOptional(),
  costAt: fields({ at: locations, cards: count }).exactOptional(),
  movesAlone: flag.exactOptional(),
  discardsAtReveal: flag.exactOptional(),
  activatesAlone: fields({ except: locations }).exactOptional(),
  crisisDraw: count.exactOptional(),
  drawsAfterCrisis: count.exactOptional(),
  loyaltyAtSetup: count.exactOptional(),
  extraNotACylon: count.exactOptional(),
  skipsFirstSkills: flag.exactOptional(),
  takesFirstBox: flag.exactOptional(),
  sleeperAgent: fields({ cards: count, to: z.literal('brig') }).exactOptional(),
  actionsIfPiloting: count.exactOptional(),
  stranded: fields({ untilOwnTurn: count, then: location }).exactOptional(),
  startsPiloting: flag.exactOptional(),
  discardsOnlyCard: flag.exactOptional(),
  contributes: z.union([fields({ atMost: count }), fields({ atLeastIfAny: count })]).exactOptional(),
  positiveStrength: count.exactOptional(),
  difficulty: difficulty.exactOptional(),
  unmannedAttack: change.exactOptional(),
  launchBonus: count.exactOptional(),
  noLoyaltyLooks: flag.exactOptional(),
  closesBoard: name.exactOptional(),
  destinationDraw: count.exactOptional(),
  onlyCandidate: title.exactOptional(),
  inspectsAll: flag.exactOptional(),
  executedAtMorale: count.exactOptional(),
  sickbayIfUnmoved: flag.exactOptional(),
  burdenedWith: skill.exactOptional(),
  raidersAlsoLaunch: count.exactOptional(),
  atBasestarLoss: effects.exactOptional(),
  executesAtJump: locations.exactOptional(),
  noOncePerGame: flag.exactOptional(),
  cardActionCost: count.exactOptional(),
  revealsOnlyHeld: flag.exactOptional(),
  losesDamagedViper: flag.exactOptional(),
  looksDeeper: fields({ with: text, cards: count }).exactOptional(),
  receivesLessOff: fields({ board: name, cards: count }).exactOptional(),
  crisisDiscardsLess: count.exactOptional(),
  discardsInCompany: fields({ cards: count, else: z.literal('brig') }).exactOptional(),
  noSkillsInHazard: flag.exactOptional(),
  leavingCost: fields({ from: locations, superCrises: count }).exactOptional(),
  infiltrationDraw: count.exactOptional(),
  abstainsInActions: flag.exactOptional(),
  addsUpTo: fields({ cylon: count, infiltrating: count }).exactOptional(),
  showsContribution: flag.exactOptional(),
  miracleLimit: count.exactOptional(),
  miraclePrice: count.exactOptional(),
  scar: flag.exactOptional(),
  shuffledInAtJump: flag.exactOptional(),
  viperCost: count.exactOptional(),
  forbidsCardActions: skill.exactOptional(),
  mutinyAtStart: count.exactOptional(),
  picksMutiny: flag.exactOptional(),
  afterMutiny: effects.exactOptional(),
}) satisfies z.ZodType<Rules>;

const moment = fields({
  check: z
    .union([z.enum(['crisis', 'location']), locations], { error: 'crisis, location, or a list of locations' })
    .exactOptional(),
  ownTurn: flag.exactOptional(),
  aboard: z.literal('galactica').exactOptional(),
  attackOn: z.literal('viper').exactOptional(),
  ownRoll: flag.exactOptional(),
  rollFor: locations.exactOptional(),
  piloting: flag.exactOptional(),
  totalAtLeast: count.exactOptional(),
  activated: locations.exactOptional(),
  holderAdded: flag.exactOptional(),
  requires: condition.exactOptional(),
}) satisfies z.ZodType<Moment>;

export const reaction = fields({
  window: z.enum(windows),
  moment: moment.exactOptional(),
  limit: z.enum(['perCheck', 'perRoll', 'perDie', 'perTurn', 'perLocation', 'perOccasion']).exactOptional(),
  by: title.exactOptional(),
}) satisfies z.ZodType<Reaction>;
