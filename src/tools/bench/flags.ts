import { z } from 'zod';
import { json } from '../commandLine.ts';
import type { Tool } from '../commandLine.ts';
import { partNames } from './results.ts';

const parts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .pipe(
    z
      .array(
        z.enum(partNames, {
          error: ({ input }) => `There is no part called “${String(input)}”. There are: ${partNames.join(', ')}.`,
        }),
      )
      .min(1, `--only takes parts: ${partNames.join(', ')}.`),
  )
  .transform((chosen) => partNames.filter((name) => chosen.includes(name)));

const longest = 600;
const secondsNeeded = `--seconds takes a number above 0, at most ${longest}.`;

const flags = z.object({
  only: parts.default([...partNames]).describe(`parts to measure, with commas between them: ${partNames.join(', ')}`),
  seconds: z.coerce
    .number(secondsNeeded)
    .positive(secondsNeeded)
    .max(longest, secondsNeeded)
    .default(10)
    .describe('how long each part is measured; the path of an answer is warmed up for four times as long before'),
  json,
});

export const bench: Tool<typeof flags> = {
  name: 'bench',
  purpose: 'How fast the parts of the program are on this machine, each beside its target.',
  flags,
};
