import { z } from 'zod';
import type { Ability, Character } from '../content.ts';
import { characterTypes, skills } from '../vocabulary.ts';
import { effects } from '../effects/lists.ts';
import { condition } from '../effects/condition.ts';
import { entry } from './entry.ts';
import { count, flag, location, name, skill, text } from '../fields/primitives.ts';
import { reaction, rules } from './rules.ts';
import { fields, someOf } from '../fields/strict.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);

const ability = fields({
  id: z.templateLiteral(['character/', slug, '/', slug, '/', slug], {
    error: 'an ability as character/<expansion>/<name>/<ability>',
  }),
  name: text,
  slot: z.enum(['positive', 'oncePerGame', 'negative']),
  rules: rules.exactOptional(),
  reaction: reaction.exactOptional(),
  requires: condition.exactOptional(),
  movement: flag.exactOptional(),
  effects: effects.exactOptional(),
})
  .refine((it) => it.rules !== undefined || it.effects !== undefined, { error: 'rules or effects' })
  .refine((it) => it.reaction === undefined || it.effects !== undefined, {
    path: ['effects'],
    error: 'what the reaction does',
  })
  // It costs nothing and its window opens again after each use: without a limit it would be offered without end.
  .refine((it) => it.reaction === undefined || it.slot === 'oncePerGame' || it.reaction.limit !== undefined, {
    path: ['reaction', 'limit'],
    error: 'how often the reaction may be used, such as perOccasion',
  }) satisfies z.ZodType<Ability>;

export const character = fields({
  ...entry,
  shortName: text.max(12),
  initials: z.string().regex(/^[A-Z]{2}$/, { error: 'two capital letters' }),
  alternateOf: z
    .string()
    .regex(/^character\/[a-z]+\/[a-z0-9-]+$/, {
      error: 'a character as character/<expansion>/<name>',
    })
    .exactOptional(),
  type: z.enum(characterTypes),
  infiltrates: flag.exactOptional(),
  pilot: z.boolean(),
  skills: someOf(skills, count),
  multiSkills: z.array(fields({ count, of: z.array(skill).min(2) })),
  succession: z.record(name, count).exactOptional(),
  setup: z.array(location),
  abilities: z.array(ability).length(3),
})
  .refine(({ type, succession }) => (type === 'cylonLeader') === (succession === undefined), {
    path: ['succession'],
    error: 'ranks, and none for a Cylon Leader',
  })
  .refine(({ id, abilities }) => abilities.every((its) => its.id.startsWith(`${id}/`)), {
    path: ['abilities'],
    error: 'abilities whose ids begin with that of their sheet',
  })
  .refine(({ abilities }) => new Set(abilities.map(({ id }) => id)).size === abilities.length, {
    path: ['abilities'],
    error: 'abilities with different ids',
  }) satisfies z.ZodType<Character>;
