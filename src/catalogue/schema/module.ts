import { z } from 'zod';
import type { GameRules, LoyaltyNumbers, Module } from '../content.ts';
import { entry } from './entry.ts';
import { count, flag, help, name } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

/** Numbers of players are keys, which YAML and zod know as text. */
const loyalty = z.record(
  z.string().regex(/^[3-7]$/, { error: 'a number of players, 3 to 7' }),
  fields({ cylon: count, notACylon: count, mutineer: z.literal(1).exactOptional() }),
) satisfies z.ZodType<LoyaltyNumbers>;

const rules = fields({
  loyalty: loyalty.exactOptional(),
  loyaltyWithLeader: loyalty.exactOptional(),
  moreNotACylon: fields({ with: name, cards: count }).exactOptional(),
  quorumLimit: count.exactOptional(),
  cylonsDrawDifferent: flag.exactOptional(),
  jumpIconsInCylonTurns: flag.exactOptional(),
  handsOverLoyalty: fields({ upToDistance: count }).exactOptional(),
  sleepersOnlyHuman: flag.exactOptional(),
}) satisfies z.ZodType<GameRules>;

export const moduleSchema = fields({
  ...entry,
  order: z.int().min(0),
  help: help.exactOptional(),
  rules,
}) satisfies z.ZodType<Module>;
