import { z } from 'zod';
import type { Token } from '../content.ts';
import { craftBoxes, craftKinds, cylonShips, tableAttackers, traumaSymbols } from '../vocabulary.ts';
import { someEffects } from '../effects/lists.ts';
import { entry } from './entry.ts';
import { count, dieFace, flag, location, resource, resourceAmounts, someResources } from '../fields/primitives.ts';
import { fields, someOf } from '../fields/strict.ts';

const basestarRules = fields({
  noLaunch: flag.exactOptional(),
  noAttack: flag.exactOptional(),
  attackBonus: count.exactOptional(),
  whenDrawn: someEffects.exactOptional(),
});

const hits = fields({ damaged: dieFace.exactOptional(), destroyed: dieFace.exactOptional() });
const hitTable = someOf(tableAttackers, hits);

export const token = z.discriminatedUnion('kind', [
  fields({
    ...entry,
    kind: z.literal('galacticaDamage'),
    location: location.exactOptional(),
    lose: someResources.exactOptional(),
  }).refine((it) => (it.location === undefined) !== (it.lose === undefined), { error: 'either a location or a loss' }),
  fields({ ...entry, kind: z.literal('pegasusDamage'), location }),
  fields({ ...entry, kind: z.literal('basestarDamage'), counts: count, rules: basestarRules }),
  fields({ ...entry, kind: z.literal('civilianShip'), lose: resourceAmounts }),
  fields({ ...entry, kind: z.literal('resource'), resource, start: count, max: count, redZone: count }).refine(
    (it) => it.start <= it.max,
    { path: ['start'], error: 'at most `max`' },
  ),
  fields({
    ...entry,
    kind: z.literal('ship'),
    ship: z.enum(cylonShips),
    hitBy: hitTable.exactOptional(),
    hitsGalactica: hits.exactOptional(),
  }),
  fields({
    ...entry,
    kind: z.literal('craft'),
    craft: z.enum(craftKinds),
    model: z.string().regex(/^[a-z][A-Za-z]*$/, { error: 'one word such as viperMarkVII' }),
    start: someOf(craftBoxes, count),
    flies: fields({ steps: count }).exactOptional(),
    hitBy: hitTable.exactOptional(),
    hits: someOf(cylonShips, hits).exactOptional(),
    neverDamaged: flag.exactOptional(),
    mayStay: flag.exactOptional(),
  }).refine(({ start, copies }) => Object.values(start).reduce((sum, number) => sum + number, 0) <= copies, {
    path: ['start'],
    error: 'at most `copies` together',
  }),
  fields({ ...entry, kind: z.literal('centurion'), hitBy: hitTable }),
  fields({ ...entry, kind: z.literal('trauma'), symbol: z.enum(traumaSymbols) }),
  fields({ ...entry, kind: z.enum(['nuke', 'marker', 'scar', 'occupationForce']) }),
]) satisfies z.ZodType<Token>;
