import type { z } from 'zod';
import type { Board } from '../content.ts';
import { entry } from './entry.ts';
import { flag, name } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

export const boardSchema = fields({
  ...entry,
  board: name,
  ship: flag.exactOptional(),
  article: flag.exactOptional(),
  joins: name.exactOptional(),
}) satisfies z.ZodType<Board>;
