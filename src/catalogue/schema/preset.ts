import { z } from 'zod';
import type { Preset } from '../content.ts';
import { entry } from './entry.ts';
import { help, name } from './primitives.ts';
import { fields } from './strict.ts';

export const presetSchema = fields({ ...entry, help, switches: z.array(name).min(1) }) satisfies z.ZodType<Preset>;
