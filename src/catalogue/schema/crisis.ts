import { z } from 'zod';
import type { AttackSteps, Crisis } from '../content.ts';
import { role } from '../effects/parts.ts';
import { check, effects, option } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { activation, flag, placement, text } from '../fields/primitives.ts';
import { rules } from './rules.ts';
import { fields } from '../fields/strict.ts';

const attack = fields({
  activate: z.array(activation).min(1),
  place: placement,
  special: fields({ name: text, effects }).exactOptional(),
}) satisfies z.ZodType<AttackSteps>;

const common = {
  ...entry,
  activation: z.array(activation),
  jump: z.boolean(),
  evacuate: flag.exactOptional(),
  deck: z.literal('newCaprica').exactOptional(),
  rules: rules.exactOptional(),
};

/** Crisis and Super Crisis cards. */
export const crisis = z.discriminatedUnion('kind', [
  fields({ ...common, kind: z.literal('check'), check }),
  fields({ ...common, kind: z.literal('choice'), chooser: role, options: z.array(option).min(2) }),
  fields({ ...common, kind: z.literal('attack'), attack }),
  fields({ ...common, kind: z.literal('event'), effects }),
]) satisfies z.ZodType<Crisis>;
