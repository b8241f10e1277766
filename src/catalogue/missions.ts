/** The deck of Missions (R-DAY-70): checks that the Demetrius flies for. */
import type { z } from 'zod';
import type { FurtherEntry } from './content.ts';
import { declareDeck } from './decks.ts';
import type { Check } from './effect.ts';
import { check } from './effects/lists.ts';
import { entry } from './schema/entry.ts';
import { fields } from './schema/strict.ts';

export interface Mission extends FurtherEntry {
  readonly check: Check;
}

declare module './content.ts' {
  interface Catalogue {
    readonly missions: ReadonlyMap<string, Mission>;
  }
}

const schema = fields({ ...entry, check }) satisfies z.ZodType<Mission>;
declareDeck('missions', { schema, prefixes: ['mission'] });
