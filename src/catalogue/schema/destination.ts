import type { z } from 'zod';
import type { Destination } from '../content.ts';
import { effects } from './effect.ts';
import { entry } from './entry.ts';
import { count } from './primitives.ts';
import { fields } from './strict.ts';

export const destination = fields({ ...entry, distance: count, effects }) satisfies z.ZodType<Destination>;
