import { parseArgs } from 'node:util';
import { z } from 'zod';
import { partNames } from './results.ts';
import type { PartName } from './results.ts';

export type Flags =
  | { readonly ok: true; readonly parts: ReadonlyArray<PartName>; readonly seconds: number; readonly json: boolean }
  /** One sentence for each mistake. */
  | { readonly ok: false; readonly problems: ReadonlyArray<string> };

const parts = z.string().transform((list) => list.split(',').map((name) => name.trim()).filter((name) => name !== ''))
  .pipe(z.array(z.enum(partNames, { error: ({ input }) => `There is no part called «${String(input)}». There are: ${partNames.join(', ')}.` })).min(1, `--only takes parts: ${partNames.join(', ')}.`));

const longest = 600;
const secondsNeeded = `--seconds takes a number above 0, at most ${longest}.`;

const flags = z.object({
  only: parts.optional(),
  seconds: z.coerce.number(secondsNeeded).positive(secondsNeeded).max(longest, secondsNeeded).default(10),
  json: z.boolean().default(false),
});

/** What `npm run bench` was asked for; without `--only`, every part. */
export function readFlags(args: ReadonlyArray<string>): Flags {
  try {
    const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, seconds: { type: 'string' }, json: { type: 'boolean' } } });
    const read = flags.safeParse(values);
    if (!read.success) return { ok: false, problems: read.error.issues.map(({ message }) => message) };
    const { only, seconds, json } = read.data;
    return { ok: true, parts: partNames.filter((name) => only?.includes(name) ?? true), seconds, json };
  } catch (error) {
    // Node's own words for a flag that there is not, or that lacks its value.
    if (error instanceof TypeError) return { ok: false, problems: [error.message] };
    throw error;
  }
}
