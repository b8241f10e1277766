import { z } from 'zod';
import { titleActionIds } from '../content.ts';
import type { TitleCard } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { condition } from '../effects/parts.ts';
import { entry } from './entry.ts';
import { count, title } from './primitives.ts';
import { fields } from './strict.ts';

const action = fields({ id: z.enum(titleActionIds), requires: condition.exactOptional(), effects });

export const titleCard = fields({
  ...entry,
  title,
  startsWith: fields({ nukes: count.exactOptional(), quorum: count.exactOptional() }),
  actions: z.array(action),
  afterQuorum: effects.exactOptional(),
}) satisfies z.ZodType<TitleCard>;
