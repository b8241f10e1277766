import { z } from 'zod';
import type { ObjectiveCard } from '../content.ts';
import { entry } from './entry.ts';
import { count } from './primitives.ts';
import { fields } from './strict.ts';

export const objective = fields({
    ...entry,
    thresholds: z.array(fields({ distance: count, event: z.enum(['sleeperAgent', 'finalJump']) })).min(1),
  })
  .refine((it) => it.thresholds.every(({ distance }, place) => place === 0 || distance > (it.thresholds[place - 1]?.distance ?? 0)), {
    path: ['thresholds'],
    error: 'rising distances',
  }) satisfies z.ZodType<ObjectiveCard>;
