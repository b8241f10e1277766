import { z } from 'zod';
import { roles, stays } from '../effect.ts';
import type { Check, Condition, Effect, EffectKind, Effects, EffectShapes, Option, PlayerFilter, Role } from '../effect.ts';
import { shown } from '../error.ts';
import { hint } from '../nearest.ts';
import { parsing } from './parsing.ts';
import { expected, found } from './issue.ts';
import { activation, change, count, dieFace, flag, location, placement, skill, someResources, title } from './primitives.ts';
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
  ],
  { error: 'a condition: atMost, atLeast, hasNuke or holdsSuperCrisis' },
) satisfies z.ZodType<Condition>;

export const option = fields({ requires: condition.exactOptional(), effects }) satisfies z.ZodType<Option>;

export const check = fields({
    difficulty: count,
    partialAt: count.exactOptional(),
    skills: z.array(skill).min(1),
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
  sendable: z.enum(['brig', 'sickbay']).exactOptional(),
  other: flag.exactOptional(),
  human: flag.exactOptional(),
  aboard: z.literal('galactica').exactOptional(),
  in: z.literal('brig').exactOptional(),
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
    to: z.enum(['sickbay', 'brig']),
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
  damageVipers: fields({ count, where: z.enum(['reserves', 'space']) }),
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
  release: role,
  attachTo: role,
  keepInPlay: z.enum(stays),
  removeCard: flag,
  countAsDistance: count,
  anotherCrisis: flag,
  modifyRoll: change,
  rerollDie: fields({ ifPiloted: z.int() }),
  changeDifficulty: change,
  makePositive: z.array(skill).min(1),
  openCheck: flag,
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
};

function isEffectKind(key: string): key is EffectKind {
  return Object.hasOwn(shapes, key);
}
