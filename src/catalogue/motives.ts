/** The deck of Motives: R-LOY-97, R-LOY-98. */
import { z } from 'zod';
import type { Entry } from './entry.ts';
import { condition } from './effects/condition.ts';
import type { Condition } from './effects/condition.ts';
import { entry } from './schema/entry.ts';
import { fields } from './fields/strict.ts';

export interface Motive extends Entry {
  /** The side with which its owner may win by it. */
  readonly allegiance: 'humans' | 'cylons';
  /** The time when it may be revealed: whenever its condition holds, or only when the game is over. */
  readonly timing: 'anyTime' | 'gameOver';
  /** All of this has to be so at that moment. */
  readonly requires: ReadonlyArray<Condition>;
}

export const motiveSchema = fields({
  ...entry,
  allegiance: z.enum(['humans', 'cylons']),
  timing: z.enum(['anyTime', 'gameOver']),
  requires: z.array(condition).min(1),
}) satisfies z.ZodType<Motive>;
