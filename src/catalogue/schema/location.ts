import { z } from 'zod';
import { needs } from '../content.ts';
import type { Location } from '../content.ts';
import { boards } from '../vocabulary.ts';
import { effects } from './effect.ts';
import { entry } from './entry.ts';
import { flag, text } from './primitives.ts';
import { fields } from './strict.ts';

export const locationSchema = fields({
  ...entry,
  shortName: text.max(14),
  board: z.enum(boards),
  hazardous: z.boolean(),
  damageable: z.boolean(),
  who: z.enum(['human', 'cylon']),
  notSympathizer: flag.exactOptional(),
  needs: z.array(z.enum(needs)).min(1).exactOptional(),
  effects,
}) satisfies z.ZodType<Location>;
