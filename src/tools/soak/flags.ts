import { z } from 'zod';
import { count, json } from '../commandLine.ts';
import type { Tool } from '../commandLine.ts';
import { partNames, usualParts } from './results.ts';

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

const minutesNeeded = '--minutes takes a number above 0.';
const timesNeeded = '--times takes a whole number, 1 or more.';
const seedNeeded = '--seed takes a whole number, 0 or more.';

const flags = z.object({
  only: parts.default([...usualParts]).describe(`parts to run, with commas between them: ${partNames.join(', ')}`),
  minutes: z.coerce.number(minutesNeeded).positive(minutesNeeded).default(10).describe('for how long games are played'),
  games: z.coerce
    .number('--games takes a whole number.')
    .int('--games takes a whole number.')
    .positive('--games takes a number above 0.')
    .optional()
    .describe('ends after so many games, if the time is not over before'),
  'at-once': count('--at-once', 1).describe('how many games are played at the same time, each in a server of its own'),
  servers: count('--servers', 50).describe('busy servers in which nobody plays'),
  channels: count('--channels', 20).describe('channels of each of them, all of them busy'),
  messages: count('--messages', 100).describe('messages of other people in each channel'),
  tests: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
    )
    .describe('folders or files of the part tests, with commas between them; all if it is not given'),
  times: z.coerce
    .number(timesNeeded)
    .int(timesNeeded)
    .positive(timesNeeded)
    .optional()
    .describe(
      'of the part tests: how many times as many random games are played as before a commit; 20 if it is not given',
    ),
  seed: z.coerce
    .number(seedNeeded)
    .int(seedNeeded)
    .nonnegative(seedNeeded)
    .default(() => Math.floor(Math.random() * 1_000_000))
    .describe('what people choose follows from it; otherwise it is drawn, and printed'),
  json,
});

export const soak: Tool<typeof flags> = {
  name: 'soak',
  purpose: 'Runs the bot for a long time and looks at what it does not give back.',
  flags,
};

export type SoakFlags = Omit<z.infer<typeof flags>, 'json'>;
