import { z } from 'zod';
import type { OptionEntry } from '../content.ts';
import { entry } from './entry.ts';
import { help, name } from './primitives.ts';
import { fields } from './strict.ts';

export const optionSchema = fields({
  ...entry, switch: name, help, players: z.array(z.int().min(3).max(7)).min(1).exactOptional(),
}) satisfies z.ZodType<OptionEntry>;
