import { z } from 'zod';
import { duties } from '../title.ts';
import type { TitleCard } from '../title.ts';
import { effects } from '../effects/lists.ts';
import { condition } from '../effects/condition.ts';
import { entry } from './entry.ts';
import { count, location, name, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

const action = fields({
  id: name,
  replaces: name.exactOptional(),
  requires: z.array(condition).min(1).exactOptional(),
  limit: z.literal('perTurn').exactOptional(),
  effects,
});

export const titleCard = fields({
  ...entry,
  title,
  lostAt: z.array(location).min(1).exactOptional(),
  duties: z.array(z.enum(duties)).min(1).exactOptional(),
  startsWith: fields({ nukes: count.exactOptional(), quorum: count.exactOptional() }),
  actions: z.array(action),
  afterQuorum: effects.exactOptional(),
}) satisfies z.ZodType<TitleCard>;
