import type { z } from 'zod';
import type { SetupEntry } from '../content.ts';
import { entry } from './entry.ts';
import { name, placement } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

export const setup = fields({
  ...entry,
  when: name.exactOptional(),
  place: placement,
}) satisfies z.ZodType<SetupEntry>;
