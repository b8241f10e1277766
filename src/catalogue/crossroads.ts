/** The deck of Crossroads cards: R-ION-64, R-ION-65. */
import type { z } from 'zod';
import type { Entry } from './entry.ts';
import type { Effects } from './effect.ts';
import { effects } from './effects/lists.ts';
import { entry } from './schema/entry.ts';
import { fields } from './fields/strict.ts';

export interface CrossroadsCard extends Entry {
  /** The effects of a benevolent token laid beside the card; empty if nothing happens. */
  readonly benevolent: Effects;
  readonly antagonistic: Effects;
}

export const crossroadsSchema = fields({
  ...entry,
  benevolent: effects,
  antagonistic: effects,
}) satisfies z.ZodType<CrossroadsCard>;
