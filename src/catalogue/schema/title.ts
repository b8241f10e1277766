import { z } from 'zod';
import { duties } from '../content.ts';
import type { TitleCard } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { condition } from '../effects/condition.ts';
import { entry } from './entry.ts';
import { count, location, name, title } from './primitives.ts';
import { fields } from './strict.ts';

const action = fields({ id: name, requires: z.array(condition).min(1).exactOptional(), effects });

export const titleCard = fields({
  ...entry,
  title,
  lostAt: z.array(location).min(1).exactOptional(),
  duties: z.array(z.enum(duties)).min(1).exactOptional(),
  startsWith: fields({ nukes: count.exactOptional(), quorum: count.exactOptional() }),
  actions: z.array(action),
  afterQuorum: effects.exactOptional(),
}) satisfies z.ZodType<TitleCard>;
