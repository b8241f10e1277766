/** The deck of rumours. */
import type { z } from 'zod';
import type { FurtherEntry } from '../../../src/catalogue/content.ts';
import { declareDeck } from '../../../src/catalogue/decks.ts';
import type { Effects } from '../../../src/catalogue/effect.ts';
import { effects } from '../../../src/catalogue/effects/lists.ts';
import { entry } from '../../../src/catalogue/schema/entry.ts';
import { fields } from '../../../src/catalogue/schema/strict.ts';

export interface Rumour extends FurtherEntry {
  /** What happens when it is spread. */
  readonly effects: Effects;
}

declare module '../../../src/catalogue/content.ts' {
  interface Catalogue {
    readonly rumours: ReadonlyMap<string, Rumour>;
  }
}

declareDeck('rumours', { schema: fields({ ...entry, effects }) satisfies z.ZodType<Rumour>, prefixes: ['rumour'] });
