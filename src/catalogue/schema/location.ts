import { z } from 'zod';
import type { Location } from '../content.ts';
import { condition } from '../effects/condition.ts';
import { effects } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { count, flag, location, name, text } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

export const locationSchema = fields({
  ...entry,
  shortName: text.max(14),
  board: name,
  hazardous: z.boolean(),
  damageable: z.boolean(),
  who: z.enum(['human', 'cylon', 'both', 'byAllegiance']),
  as: location.exactOptional(),
  adds: count.exactOptional(),
  notSympathizer: flag.exactOptional(),
  requires: z.array(condition).min(1).exactOptional(),
  receives: z.int().min(0).exactOptional(),
  cost: count.exactOptional(),
  effects,
  cylonEffects: effects.exactOptional(),
}) satisfies z.ZodType<Location>;
