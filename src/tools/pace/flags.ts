import { parseArgs } from 'node:util';
import { z } from 'zod';
import { checkOptions, defaultOptions } from '../../engine/index.ts';
import type { PaceFlags } from './run.ts';

export type Flags =
  | { readonly ok: true; readonly flags: PaceFlags; readonly json: boolean }
  /** One sentence for each mistake. */
  | { readonly ok: false; readonly problems: ReadonlyArray<string> };

const wholeNumber = (what: string) => z.coerce.number(`${what} takes a whole number.`).int(`${what} takes a whole number.`).positive(`${what} takes a number above 0.`);
const zonesNeeded = '--zones takes hours, such as 0,1,-5: how far each player is ahead of the first.';
const zones = z.string().transform((list) => list.split(',').map((text) => (text.trim() === '' ? NaN : Number(text))))
  .pipe(z.array(z.number(zonesNeeded).min(-12, zonesNeeded).max(14, zonesNeeded)));

const schema = z.object({
  games: wholeNumber('--games').default(100),
  players: wholeNumber('--players').default(5),
  seed: z.string().default('1'),
  zones: zones.default([0]),
  json: z.boolean().default(false),
});

/** What `npm run pace` was asked for. */
export function readFlags(args: ReadonlyArray<string>): Flags {
  try {
    const options = { games: { type: 'string' }, players: { type: 'string' }, seed: { type: 'string' }, zones: { type: 'string' }, json: { type: 'boolean' } } as const;
    const read = schema.safeParse(parseArgs({ args: [...args], options }).values);
    if (!read.success) return { ok: false, problems: read.error.issues.map(({ message }) => message) };
    const { json, ...flags } = read.data;
    const problems = checkOptions({ ...defaultOptions, players: flags.players });
    return problems.length > 0 ? { ok: false, problems } : { ok: true, flags, json };
  } catch (error) {
    // Node's own words for a flag that there is not, or that lacks its value.
    if (error instanceof TypeError) return { ok: false, problems: [error.message] };
    throw error;
  }
}
