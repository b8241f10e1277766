import { z } from 'zod';
import type { ObjectiveCard } from '../content.ts';
import { milestones } from '../vocabulary.ts';
import { entry } from './entry.ts';
import { count, help, name } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

export const objective = fields({
  ...entry,
  objective: name,
  help: help.exactOptional(),
  thresholds: z.array(fields({ distance: count, event: z.enum(milestones) })).min(1),
  ending: name,
  brings: name.exactOptional(),
})
  .refine(
    ({ thresholds }) => thresholds.every(({ distance }, place) => distance >= (thresholds[place - 1]?.distance ?? 0)),
    {
      path: ['thresholds'],
      error: 'distances that do not fall',
    },
  )
  .refine(({ thresholds }) => new Set(thresholds.map(({ event }) => event)).size === thresholds.length, {
    path: ['thresholds'],
    error: 'each event once',
  }) satisfies z.ZodType<ObjectiveCard>;
