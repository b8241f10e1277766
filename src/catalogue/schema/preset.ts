import { z } from 'zod';
import type { Preset } from '../content.ts';
import { entry } from './entry.ts';
import { help, name } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

export const presetSchema = fields({ ...entry, help, switches: z.array(name).min(1) }) satisfies z.ZodType<Preset>;
