/** Lists of effects, and the things that are made of them: options and checks. */
import { z } from 'zod';
import { keyed } from '../fields/keyed.ts';
import { count, skill } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { condition } from './condition.ts';
import { verbNames, verbOf } from './verb.ts';
import type { Effect, Effects, Frozen } from './verb.ts';

/** Checks an effect by the shape that its only key asks for. */
const effect = keyed<Effect>({ one: 'an effect', known: 'a known effect' }, verbNames, (kind) => verbOf(kind)?.shape);

export const effects: z.ZodType<Effects> = z.array(effect);
export const someEffects: z.ZodType<Effects> = z.array(effect).min(1);

/**
 * `requires`: without it the option may not be chosen (most options may be chosen even if they do nothing, R-CRI-11).
 */
export const option = fields({ requires: condition.exactOptional(), effects });
export type ChoiceOption = Frozen<z.output<typeof option>>;

/** R-CHK-01. A missing result is “no effect”. */
export const check = fields({
  difficulty: count,
  partialAt: count.exactOptional(),
  skills: z.array(skill).min(1),
  /** Lower by that much if the chosen player is there. */
  lowerIfIn: fields({ place: z.literal('brig'), by: count }).exactOptional(),
  /** Resolved before the total if a card with the icon has been added to a check of a Crisis card (R-CHK-78). */
  consequence: someEffects.exactOptional(),
  pass: someEffects.exactOptional(),
  partial: someEffects.exactOptional(),
  fail: someEffects.exactOptional(),
})
  .refine(({ difficulty, partialAt = 0 }) => partialAt < difficulty, {
    path: ['partialAt'],
    error: 'less than the difficulty',
  })
  .refine(({ partial, partialAt }) => partial === undefined || partialAt !== undefined, {
    path: ['partialAt'],
    error: 'a threshold for the partial result',
  });
export type CheckEffects = Frozen<z.output<typeof check>>;
