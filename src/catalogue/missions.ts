/** The deck of Missions (R-DAY-70): checks that the Demetrius flies for. */
import type { z } from 'zod';
import type { Entry } from './entry.ts';
import type { CheckEffects } from './effect.ts';
import { check } from './effects/lists.ts';
import { entry } from './schema/entry.ts';
import { fields } from './fields/strict.ts';

export interface Mission extends Entry {
  readonly check: CheckEffects;
}

export const missionSchema = fields({ ...entry, check }) satisfies z.ZodType<Mission>;
