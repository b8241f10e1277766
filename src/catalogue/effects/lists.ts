/** Lists of effects, and the things that are made of them: options and checks. */
import { z } from 'zod';
import { shown } from '../error.ts';
import { hint } from '../nearest.ts';
import { expected, found } from '../schema/issue.ts';
import { parsing } from '../schema/parsing.ts';
import { count, skill } from '../schema/primitives.ts';
import { fields } from '../schema/strict.ts';
import { condition } from './parts.ts';
import { verbNames, verbOf } from './verb.ts';
import type { Effect, Effects, Frozen } from './verb.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks an effect by the shape that its only key asks for. */
const effect = z.custom<Effect>().superRefine((value: unknown, context) => {
  const keys = isObject(value) ? Object.keys(value) : [];
  const [kind] = keys;
  if (!isObject(value) || kind === undefined || keys.length > 1) {
    context.addIssue({ code: 'custom', message: 'an effect, which is an object with exactly one key', input: value });
    return;
  }
  const verb = verbOf(kind);
  if (verb === undefined) {
    context.addIssue({ code: 'custom', message: `a known effect${hint(kind, verbNames())}`, input: value, params: { found: shown(kind) } });
    return;
  }
  const result = verb.shape.safeParse(value[kind], parsing);
  for (const issue of result.error?.issues ?? []) {
    const params = { found: found(issue, value[kind]) };
    context.addIssue({ code: 'custom', message: expected(issue), path: [kind, ...issue.path], input: issue.input, params });
  }
});

export const effects: z.ZodType<Effects> = z.array(effect);
export const someEffects: z.ZodType<Effects> = z.array(effect).min(1);

/** `requires`: without it the option may not be chosen (most options may be chosen even if they do nothing, R-CRI-11). */
export const option = fields({ requires: condition.exactOptional(), effects });
export type Option = Frozen<z.output<typeof option>>;

/** R-CHK-01. A missing result is «no effect». */
export const check = fields({
    difficulty: count,
    partialAt: count.exactOptional(),
    skills: z.array(skill).min(1),
    /** So much lower if the chosen player is there. */
    lowerIfIn: fields({ place: z.literal('brig'), by: count }).exactOptional(),
    /** Resolved before the total if a card with the icon has been added to a check of a Crisis card (R-CHK-78). */
    consequence: someEffects.exactOptional(),
    pass: someEffects.exactOptional(),
    partial: someEffects.exactOptional(),
    fail: someEffects.exactOptional(),
  })
  .refine(({ difficulty, partialAt = 0 }) => partialAt < difficulty, { path: ['partialAt'], error: 'less than the difficulty' })
  .refine(({ partial, partialAt }) => partial === undefined || partialAt !== undefined, {
    path: ['partialAt'],
    error: 'a threshold for the partial result',
  });
export type Check = Frozen<z.output<typeof check>>;
