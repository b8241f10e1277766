import { z } from 'zod';
import type { Track } from '../content.ts';
import { entry } from './entry.ts';
import { areas } from '../vocabulary.ts';
import { count, dieFace, text } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

const space = fields({
  index: z.int().min(0),
  name: text,
  colour: z.enum(['red', 'blue']).exactOptional(),
  population: count.exactOptional(),
  civilians: count.exactOptional(),
  area: z.enum(areas).exactOptional(),
  die: z.array(dieFace).min(1).exactOptional(),
});

export const track = fields({ ...entry, spaces: z.array(space).min(2) }).refine(
  (it) => it.spaces.every(({ index }, place) => index === place),
  {
    path: ['spaces'],
    error: 'spaces numbered 0, 1, 2 … in order',
  },
) satisfies z.ZodType<Track>;
