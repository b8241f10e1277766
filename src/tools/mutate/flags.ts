import { z } from 'zod';
import { json } from '../commandLine.ts';
import type { Tool } from '../commandLine.ts';

const seedNeeded = '--seed takes a whole number, 0 or more.';
const sampleNeeded = '--sample takes a whole number, 1 or more.';

const flags = z.object({
  paths: z
    .array(z.string())
    .min(1, 'Name a folder or file below src, such as src/app/ending.')
    .describe('folders or files below src whose code is changed'),
  sample: z.coerce
    .number(sampleNeeded)
    .int(sampleNeeded)
    .positive(sampleNeeded)
    .optional()
    .describe('how many mutants are tried, chosen at random; all if it is not given'),
  seed: z.coerce
    .number(seedNeeded)
    .int(seedNeeded)
    .nonnegative(seedNeeded)
    .default(() => Math.floor(Math.random() * 1_000_000))
    .describe('which mutants --sample chooses follows from it; otherwise it is drawn, and printed'),
  tests: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
    )
    .describe('folders or files of tests, with commas between them; otherwise those that mirror PATH or import it'),
  longest: z.coerce
    .number('--longest takes a number above 0.')
    .positive('--longest takes a number above 0.')
    .default(2)
    .describe('seconds of a processor: tests that take longer are left out, most of them whole games'),
  json,
});

export const mutate: Tool<typeof flags> = {
  name: 'mutate',
  purpose: 'Changes code in small ways (mutants) and counts the changes that no test notices.',
  flags,
  operands: 'paths',
};

export type MutateFlags = Omit<z.infer<typeof flags>, 'json'>;
