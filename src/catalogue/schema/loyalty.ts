import { z } from 'zod';
import { loyaltyKinds } from '../content.ts';
import type { Loyalty } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { flag, text } from './primitives.ts';
import { fields } from './strict.ts';

const reveal = z.union([
  fields({ when: z.literal('action'), becomes: z.enum(['cylon', 'nothing']) }),
  fields({ when: z.literal('received') }),
]);

export const loyalty = fields({
  ...entry,
  kind: z.enum(loyaltyKinds),
  reveal: reveal.exactOptional(),
  title: text.exactOptional(),
  effects,
  mandatory: flag.exactOptional(),
  afterDiscard: effects.exactOptional(),
}) satisfies z.ZodType<Loyalty>;
