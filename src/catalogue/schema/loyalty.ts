import { z } from 'zod';
import { loyaltyKinds } from '../content.ts';
import type { Loyalty } from '../content.ts';
import { condition } from '../effects/condition.ts';
import { effects } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { flag, someResources, text } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

const reveal = z.union([
  fields({ when: z.literal('action'), becomes: z.enum(['cylon', 'nothing']), requires: condition.exactOptional() }),
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
  unrevealedAtEnd: someResources.exactOptional(),
  examined: effects.exactOptional(),
  shownByExecution: effects.exactOptional(),
  handedOnAlways: flag.exactOptional(),
  outlivesExecution: flag.exactOptional(),
}) satisfies z.ZodType<Loyalty>;
