/** The Mutiny deck (R-DAY-20): each card is an action of its holder. */
import { z } from 'zod';
import type { Entry } from './entry.ts';
import type { Condition, Effects } from './effect.ts';
import { condition } from './effects/condition.ts';
import { effects } from './effects/lists.ts';
import { entry } from './schema/entry.ts';
import { count } from './fields/primitives.ts';
import { fields } from './fields/strict.ts';

export interface MutinyCard extends Entry {
  /** All of these have to hold, or it may not be played (R-DAY-31). */
  readonly requires?: ReadonlyArray<Condition>;
  /** Skill cards to discard for it. */
  readonly cost?: number;
  /** One that can leave the game says so itself; every other is discarded before its text is resolved (R-DAY-32). */
  readonly effects: Effects;
}

export const mutinySchema = fields({
  ...entry,
  requires: z.array(condition).min(1).exactOptional(),
  cost: count.exactOptional(),
  effects,
}) satisfies z.ZodType<MutinyCard>;
