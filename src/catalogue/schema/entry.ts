import { z } from 'zod';
import { expansions } from '../vocabulary.ts';
import { count, text } from './primitives.ts';

/** The fields that every entry of `data/` has; the loader fills in `expansion` (from the id) and `copies` (1). */
export const entry = {
  id: z.string().regex(/^[a-z-]+\/[a-z]+\/[a-z0-9-]+$/, { error: 'an id as <deck>/<expansion>/<name>' }),
  name: text,
  expansion: z.enum(expansions),
  copies: count,
};
