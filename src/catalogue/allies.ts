/** The deck of allies (R-ION-20): the ally that a player meets on a location, and what comes of it. */
import { z } from 'zod';
import type { Entry } from './entry.ts';
import type { Effects } from './effect.ts';
import { effects } from './effects/lists.ts';
import { entry } from './schema/entry.ts';
import { location, text } from './fields/primitives.ts';
import { fields } from './fields/strict.ts';

/** The result that an ally has for one symbol of the trauma token on the card. */
export interface AllyResult {
  readonly name: string;
  readonly effects: Effects;
}

export interface Ally extends Entry {
  /** Two letters for the marker, other ones than those of any other ally. */
  readonly initials: string;
  /** The location where the ally's marker is placed. */
  readonly location: string;
  /**
   * The last parts of the ids of the sheets that show the same person, also of expansions that are not there
   * (R-ION-21).
   */
  readonly sheets?: ReadonlyArray<string>;
  readonly benevolent: AllyResult;
  readonly antagonistic: AllyResult;
}

const result = fields({ name: text, effects });

export const allySchema = fields({
  ...entry,
  initials: z.string().regex(/^[A-Z]{2}$/, { error: 'two capital letters' }),
  location,
  sheets: text.array().min(1).exactOptional(),
  benevolent: result,
  antagonistic: result,
}) satisfies z.ZodType<Ally>;
