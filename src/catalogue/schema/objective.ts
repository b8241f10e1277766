import { z } from 'zod';
import { milestones } from '../content.ts';
import type { ObjectiveCard } from '../content.ts';
import { entry } from './entry.ts';
import { count, name } from './primitives.ts';
import { fields } from './strict.ts';

export const objective = fields({
    ...entry,
    thresholds: z.array(fields({ distance: count, event: z.enum(milestones) })).min(1),
    ending: name,
    brings: name.exactOptional(),
  })
  .refine((it) => it.thresholds.every(({ distance }, place) => place === 0 || distance > (it.thresholds[place - 1]?.distance ?? 0)), {
    path: ['thresholds'],
    error: 'rising distances',
  }) satisfies z.ZodType<ObjectiveCard>;
