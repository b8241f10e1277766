import { z } from 'zod';
import { roles, stays } from '../effect.ts';
import type { Check, Condition, Effect, EffectKind, Effects, EffectShapes, Option, PlayerFilter, Role } from '../effect.ts';
import { cells, sendPlaces } from '../vocabulary.ts';
import { shown } from '../error.ts';
import { hint } from '../nearest.ts';
import { parsing } from './parsing.ts';
import { expected, found } from './issue.ts';
import { activation, change, count, dieFace, flag, location, name, placement, resource, skill, someResources, text, title } from './primitives.ts';
import { fields } from './strict.ts';

const role = z.enum(roles) satisfies z.ZodType<Role>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks an effect by the shape that its only key asks for. */
const effect = z.custom<Effect>().superRefine((value: unknown, context) => {
  const keys = isObject(value) ? Object.keys(value) : [];
  const [kind] = keys;
  if (!isObject(value) || kind === undefined || keys.length > 1) {
    context.addIssue({ code: 'custom', message: 'an effect, which is an object with exactly one key', input: value });
    return;
  }
  if (!isEffectKind(kind)) {
    context.addIssue({ code: 'custom', message: `a known effect${hint(kind, Object.keys(shapes))}`, input: value, params: { found: shown(kind) } });
    return;
  }
  const result = shapes[kind].safeParse(value[kind], parsing);
  for (const issue of result.error?.issues ?? []) {
    context.addIssue({ code: 'custom', message: expected(issue), path: [kind, ...issue.path], input: issue.input, params: { found: found(issue, value[kind]) } });
  }
});

export const effects: z.ZodType<Effects> = z.array(effect);
const someEffects: z.ZodType<Effects> = z.array(effect).min(1);

export const condition = z.xor(
  [
    fields({ atMost: someResources }),
    fields({ atLeast: someResources }),
    fields({ hasNuke: flag }),
    fields({ holdsSuperCrisis: flag }),
    fields({ handAtMost: count }),
    fields({ distanceAtMost: count }),
    fields({ piloting: flag }),
    fields({ canTake: title }),
    fields({ humanInBrig: flag }),
    fields({ aboard: name }),
    fields({ currentAboard: name }),
    fields({ inOrbit: flag }),
    fields({ mayInfiltrate: flag }),
    fields({ basestarLeft: flag }),
    fields({ moraleLostToExecution: flag }),
  ],
  { error: 'a condition, which is an object with one of the keys of `Condition`' },
) satisfies z.ZodType<Condition>;

export const option = fields({ requires: condition.exactOptional(), effects }) satisfies z.ZodType<Option>;

export const check = fields({
    difficulty: count,
    partialAt: count.exactOptional(),
    skills: z.array(skill).min(1),
    lowerIfIn: fields({ place: z.literal('brig'), by: count }).exactOptional(),
    pass: someEffects.exactOptional(),
    partial: someEffects.exactOptional(),
    fail: someEffects.exactOptional(),
  })
  .refine(({ difficulty, partialAt = 0 }) => partialAt < difficulty, { path: ['partialAt'], error: 'less than the difficulty' })
  .refine(({ partial, partialAt }) => partial === undefined || partialAt !== undefined, {
    path: ['partialAt'],
    error: 'a threshold for the partial result',
  }) satisfies z.ZodType<Check>;

const playerFilter = fields({
  sendable: z.enum(sendPlaces).exactOptional(),
  other: flag.exactOptional(),
  human: flag.exactOptional(),
  cylon: flag.exactOptional(),
  aboard: z.enum(['galactica', 'newCaprica']).exactOptional(),
  in: z.enum(cells).exactOptional(),
  here: flag.exactOptional(),
  not: title.exactOptional(),
  eligibleFor: title.exactOptional(),
  nominee: flag.exactOptional(),
  holds: z.array(title).min(1).exactOptional(),
  hasLoyalty: flag.exactOptional(),
}) satisfies z.ZodType<PlayerFilter>;

const rollResult = fields({ from: dieFace, to: dieFace, then: someEffects })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'a number that is not below `from`' });

const shapes: { readonly [K in EffectKind]: z.ZodType<EffectShapes[K]> } = {
  lose: someResources,
  gain: someResources,
  discard: fields({
    who: role,
    count: z.union([count, z.literal('all')], { error: 'a number from 1, or all' }),
    random: flag.exactOptional(),
  }),
  draw: fields({
    who: role,
    count,
    from: z.union([z.array(skill).min(1), z.enum(['any', 'own'])], { error: 'a list of skills, any, or own' }),
  }),
  send: fields({
    who: z.union([role, fields({ at: location })], { error: 'a role, or { at: location/… }' }),
    to: z.enum(sendPlaces),
  }),
  choosePlayer: fields({ by: role, from: playerFilter, optional: flag.exactOptional(), then: someEffects }),
  choose: fields({ by: role, options: z.array(option).min(2) }),
  check,
  roll: fields({ by: role.exactOptional(), results: z.array(rollResult).min(1) }),
  when: fields({ is: condition, then: someEffects, otherwise: someEffects.exactOptional() }),
  place: placement,
  activate: z.array(activation).min(1),
  activatePlaced: z.literal('raider'),
  basestarsAttack: flag,
  jumpTrack: change,
  boardCenturions: count,
  damageGalactica: count,
  chooseDamage: fields({ draw: count, resolve: count }),
  destroyRaptors: count,
  restoreRaptors: count,
  restoreShips: fields({ viper: count, raptor: count }),
  damageVipers: fields({ count, where: z.enum(['reserves', 'space', 'anywhere']) }),
  destroyCivilians: count,
  recallVipers: flag,
  destroyCylons: fields({ kind: z.enum(['raider', 'heavyRaider', 'centurion']), count }),
  discardNuke: count,
  lookAtLoyalty: fields({ by: role, of: role, all: flag.exactOptional() }),
  giveTitle: fields({ title, to: role }),
  drawQuorum: count,
  risk: fields({
    by: role,
    ship: z.enum(['raptor', 'viper']),
    count,
    atLeast: dieFace,
    optional: flag.exactOptional(),
    then: someEffects,
  }),
  lookAtTop: z.array(z.enum(['crisis', 'destination'])).min(1),
  viperActivations: count,
  viperAttacks: count,
  release: z.union([role, fields({ who: role, to: z.enum(['anyShip', 'newCaprica']) })], { error: 'a role, or { who, to: anyShip | newCaprica }' }),
  attachTo: role,
  keepInPlay: z.enum(stays),
  removeCard: flag,
  countAsDistance: count,
  anotherCrisis: flag,
  modifyRoll: change,
  rerollDie: fields({ ifPiloted: z.int() }),
  changeDifficulty: change,
  makePositive: z.array(skill).min(1),
  openCheck: z.union([flag, fields({ destiny: z.literal('hidden') })], { error: 'true, or { destiny: hidden }' }),
  nullifySkill: flag,
  takeCheckCards: flag,
  decideCheck: flag,
  replaceCrisis: flag,
  switchOption: flag,
  extraActions: count,
  boardViper: flag,
  launchSelf: flag,
  executiveOrder: flag,
  repair: fields({ vipers: count }),
  pickQuorum: count,
  playQuorum: flag,
  ftlJump: flag,
  galacticaAttack: flag,
  attackCenturion: flag,
  inspectCivilians: count,
  pickCrisis: fields({ draw: count, others: z.enum(['discard', 'bottom']) }),
  playSuperCrisis: flag,
  launchFromBasestars: fields({ raider: count, heavyRaider: count }),
  takeCard: flag,
  exchangeSuperCrisis: flag,
  handOverLoyalty: fields({ upToDistance: count }),
  launchNuke: flag,
  execute: z.union([role, fields({ who: role, cylonsToo: flag })], { error: 'a role, or { who, cylonsToo: true }' }),
  inTurn: fields({ who: role, then: someEffects }),
  seedDestiny: fields({ skill, count }),
  replaceDestiny: fields({ skill, count }),
  cullDestiny: count,
  swapWithDestiny: flag,
  passTitle: title,
  borrowTitle: title,
  drawSuperCrisis: role,
  drawDifferent: count,
  loseHighest: count,
  protect: resource,
  chooseBasestar: fields({ then: someEffects }),
  chooseArea: fields({ then: someEffects }),
  damageBasestar: count,
  hitArea: fields({ ship: z.enum(['civilian', 'raider', 'viper']), count }),
  damagePegasus: count,
  nextCrisisJumps: flag,
  jumpFleet: fields({ draw: count }),
  anotherDestination: flag,
  resolveCrisis: text,
  reorderCrises: count,
  lookAtBottom: flag,
  repairAnywhere: fields({ locations: count, vipers: count }),
  repairVipers: count,
  defendCivilian: fields({ raider: count, heavyRaider: count, lostOn: dieFace }),
  markScar: flag,
  activateHeavyRaiders: z.literal('withoutCenturions'),
  adjustRoll: change,
  replaceRoll: count,
  noDestiny: flag,
  passInstead: someEffects,
  learn: count,
  lookAtContribution: flag,
  interfere: count,
  moveAndAttack: flag,
  giveCard: role,
  prepareShip: flag,
  evacuateShip: fields({ by: role, thenMove: flag.exactOptional() }),
  placeForces: count,
  activateForce: flag,
  destroyForces: fields({ by: role, count }),
  lookAtLocked: flag,
  skipPrepareForJump: flag,
  depart: flag,
  sacrifice: fields({ raider: count, heavyRaider: count }),
  infiltrate: flag,
  removeBasestar: flag,
  glimpseDestiny: count,
  swapHands: role,
  takeRandomCard: role,
  drawNamed: role,
  addToCheck: flag,
};

function isEffectKind(key: string): key is EffectKind {
  return Object.hasOwn(shapes, key);
}
