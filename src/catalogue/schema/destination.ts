import { z } from 'zod';
import type { Destination } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { fields } from '../fields/strict.ts';

export const destination = fields({
  ...entry,
  distance: z.int().min(0),
  effects,
  afterwards: effects.exactOptional(),
}) satisfies z.ZodType<Destination>;
