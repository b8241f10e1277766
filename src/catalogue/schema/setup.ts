import type { z } from 'zod';
import type { SetupEntry } from '../content.ts';
import { entry } from './entry.ts';
import { name, placement } from './primitives.ts';
import { fields } from './strict.ts';

export const setup = fields({
  ...entry,
  when: name.exactOptional(),
  place: placement,
}) satisfies z.ZodType<SetupEntry>;
