import { z } from 'zod';
import { expansions, switches } from '../vocabulary.ts';
import { count, text } from './primitives.ts';

/** The fields that every entry of `data/` has; the loader fills in `expansion` (from the id) and `copies` (1). */
export const entry = {
  id: z.string().regex(/^[a-zA-Z-]+\/[a-z]+\/[a-z0-9-]+$/, { error: 'an id as <deck>/<expansion>/<name>' }),
  name: text,
  expansion: z.enum(expansions),
  copies: count,
  onlyWith: z.array(z.enum(switches)).min(1).exactOptional(),
  notWith: z.array(z.enum(switches)).min(1).exactOptional(),
  replaces: text.exactOptional(),
};
