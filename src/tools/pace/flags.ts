import { english, worded } from '../../words/index.ts';
import { z } from 'zod';
import { checkOptions, defaultOptions } from '../../engine/index.ts';
import { count, json } from '../commandLine.ts';
import type { Tool } from '../commandLine.ts';

const zonesNeeded = '--zones takes hours, such as 0,1,-5: how far each player is ahead of the first.';
const zones = z
  .string()
  .transform((list) => list.split(',').map((text) => (text.trim() === '' ? NaN : Number(text))))
  .pipe(z.array(z.number(zonesNeeded).min(-12, zonesNeeded).max(14, zonesNeeded)));

const flags = z
  .object({
    games: count('--games', 100).describe('how many games'),
    players: count('--players', 5).describe('how many people in each'),
    seed: z.string().default('1').describe('the same seed gives the same games'),
    zones: zones.default([0]).describe('how many hours each player is ahead of the first, such as 0,1,-5'),
    json,
  })
  .superRefine(({ players }, context) => {
    for (const message of checkOptions({ ...defaultOptions, players })) context.addIssue(worded(message, english));
  });

export const pace: Tool<typeof flags> = {
  name: 'pace',
  purpose: 'How many days a game by chat takes, with and without standing orders.',
  flags,
};
