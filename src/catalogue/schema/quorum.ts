import type { z } from 'zod';
import type { QuorumCard } from '../content.ts';
import { effects } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { reaction, rules } from './rules.ts';
import { fields } from '../fields/strict.ts';

export const quorum = fields({
  ...entry,
  effects,
  rules: rules.exactOptional(),
  reaction: reaction.exactOptional(),
  reactionEffects: effects.exactOptional(),
}).refine((it) => (it.reaction === undefined) === (it.reactionEffects === undefined), {
  path: ['reactionEffects'],
  error: 'effects exactly if there is a reaction',
}) satisfies z.ZodType<QuorumCard>;
