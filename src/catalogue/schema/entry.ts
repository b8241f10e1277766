import { z } from 'zod';
import { count, name, text } from '../fields/primitives.ts';

/** The fields that every entry of `data/` has; the loader fills in `expansion` (from the id) and `copies` (1). */
export const entry = {
  id: z.string().regex(/^[a-zA-Z-]+\/[a-z]+\/[a-z0-9-]+$/, { error: 'an id as <deck>/<expansion>/<name>' }),
  name: text,
  expansion: text,
  copies: count,
  onlyWith: z.array(name).min(1).exactOptional(),
  notWith: z.array(name).min(1).exactOptional(),
  replaces: text.exactOptional(),
};
