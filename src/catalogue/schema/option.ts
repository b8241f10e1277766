import { z } from 'zod';
import type { OptionEntry } from '../content.ts';
import { entry } from './entry.ts';
import { craftKinds } from '../vocabulary.ts';
import { count, help, name } from '../fields/primitives.ts';
import { fields, someOf } from '../fields/strict.ts';

const leavesOut = fields({
  crises: z.literal('attack').exactOptional(),
  craft: someOf(craftKinds, count).exactOptional(),
});

export const optionSchema = fields({
  ...entry,
  switch: name,
  help,
  players: z.array(z.int().min(3).max(7)).min(1).exactOptional(),
  leavesOut: leavesOut.exactOptional(),
}) satisfies z.ZodType<OptionEntry>;
