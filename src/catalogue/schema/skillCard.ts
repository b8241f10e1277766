import { z } from 'zod';
import { skillCardTimings } from '../content.ts';
import type { SkillCardEntry } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { condition } from '../effects/condition.ts';
import { entry } from './entry.ts';
import { count, flag, skill, text } from '../fields/primitives.ts';
import { reaction } from './rules.ts';
import { fields } from '../fields/strict.ts';

export const skillCard = fields({
  ...entry,
  skill,
  values: z.array(fields({ value: z.int().min(0).max(6), copies: count })).min(1),
  timing: z.enum(skillCardTimings),
  reaction: reaction.exactOptional(),
  limit: z.literal('perTurn').exactOptional(),
  sharesLimitWith: text.exactOptional(),
  requires: condition.exactOptional(),
  icon: flag.exactOptional(),
  mutinyOnDiscard: flag.exactOptional(),
  effects,
})
  .refine((it) => (it.timing === 'reaction') === (it.reaction !== undefined), {
    path: ['reaction'],
    error: 'a window if the timing is reaction, and none otherwise',
  })
  .refine((it) => it.values.reduce((sum, { copies }) => sum + copies, 0) === it.copies, {
    path: ['values'],
    error: 'copies of the values that add up to the copies of the card',
  }) satisfies z.ZodType<SkillCardEntry>;
