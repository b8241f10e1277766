import { z } from 'zod';
import type { SetupEntry } from '../content.ts';
import { entry } from './entry.ts';
import { placement } from './primitives.ts';
import { fields } from './strict.ts';

export const setup = fields({
  ...entry, when: z.literal('galacticaReturns').exactOptional(), place: placement,
}) satisfies z.ZodType<SetupEntry>;
