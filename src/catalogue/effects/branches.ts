/** Verbs that hold other effects: choices, checks, dice, conditions, and what follows them. */
import { z } from 'zod';
import { count, dieFace, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { condition } from './condition.ts';
import { role } from './parts.ts';
import { check, option, someEffects } from './lists.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

const rollResult = fields({ from: dieFace, to: dieFace, then: someEffects }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'a number that is not below `from`',
});

export const branchVerbs = {
  /**
   * A decision inside a result, not one between the boxes of a card (R-CRI-13). `take`: that many different ones, all
   * named before the first is resolved, in the order in which they were named.
   */
  choose: verb(fields({ by: role, take: count.exactOptional(), options: z.array(option).min(2) }), plain),
  check: verb(check, { ...plain, leftToChance: true }),
  /** One die. The first line whose range holds the result is resolved. */
  roll: verb(fields({ by: role.exactOptional(), results: z.array(rollResult).min(1) }), {
    ...plain,
    leftToChance: true,
  }),
  when: verb(fields({ is: condition, then: someEffects, otherwise: someEffects.exactOptional() }), plain),
  /** Ships of the Reserves are risked: a roll of `atLeast` or more brings `then`, less loses them (R-CMB-110). */
  risk: verb(
    fields({
      by: role,
      ship: z.enum(['raptor', 'viper']),
      count,
      atLeast: dieFace,
      optional: flag.exactOptional(),
      then: someEffects,
    }),
    { ...plain, about: ({ ship }) => (ship === 'viper' ? 'fleet' : 'other') },
  ),
} satisfies Verbs;
export type BranchVerb = keyof typeof branchVerbs;
