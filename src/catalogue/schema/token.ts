import { z } from 'zod';
import type { Token } from '../content.ts';
import { cylonShips } from '../vocabulary.ts';
import { entry } from './entry.ts';
import { count, flag, location, resource, resourceAmounts, someResources } from './primitives.ts';
import { fields } from './strict.ts';

const basestarRules = fields({
  noLaunch: flag.exactOptional(),
  noAttack: flag.exactOptional(),
  attackBonus: count.exactOptional(),
});

export const token = z.discriminatedUnion('kind', [
  fields({ ...entry, kind: z.literal('galacticaDamage'), location: location.exactOptional(), lose: someResources.exactOptional() })
    .refine((it) => (it.location === undefined) !== (it.lose === undefined), { error: 'either a location or a loss' }),
  fields({ ...entry, kind: z.literal('pegasusDamage'), location }),
  fields({ ...entry, kind: z.literal('basestarDamage'), counts: count, rules: basestarRules }),
  fields({ ...entry, kind: z.literal('civilianShip'), lose: resourceAmounts }),
  fields({ ...entry, kind: z.literal('resource'), resource, start: count, max: count, redZone: count })
    .refine((it) => it.start <= it.max, { path: ['start'], error: 'at most `max`' }),
  fields({ ...entry, kind: z.literal('ship'), ship: z.enum([...cylonShips, 'viper', 'raptor']) }),
  fields({ ...entry, kind: z.enum(['nuke', 'centurion', 'marker', 'scar', 'occupationForce']) }),
]) satisfies z.ZodType<Token>;
