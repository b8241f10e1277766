import { z } from 'zod';
import type { TitleCard } from '../content.ts';
import { effects } from './effect.ts';
import { entry } from './entry.ts';
import { count, title } from './primitives.ts';
import { fields } from './strict.ts';

const action = fields({ id: z.enum(['drawQuorum', 'playQuorum', 'launchNuke']), effects });

export const titleCard = fields({
  ...entry,
  title,
  startsWith: fields({ nukes: count.exactOptional(), quorum: count.exactOptional() }),
  actions: z.array(action),
}) satisfies z.ZodType<TitleCard>;
