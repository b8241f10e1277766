import { z } from 'zod';
import { activations, areas, placeableShips, resources, skills } from '../vocabulary.ts';
import type { Title, Area, PlaceableShip, ResourceAmounts } from '../vocabulary.ts';
import { someOf } from './strict.ts';

export const text = z.string().min(1);
/** A few words that go on a line of a menu, which takes a hundred letters. */
export const help = text.max(100);
export const count = z.int().min(1);
/** The name that code and content use for something that an expansion can add: a board, an option. */
export const name = z.string().regex(/^[a-z][a-zA-Z]*$/, { error: 'a name in camelCase' });
export const flag = z.literal(true);
export const skill = z.enum(skills);
export const resource = z.enum(resources);

const titles = new Set<Title>();

/** Replaces the titles that may be named with those that the files declare; any other name is reported as a fault. */
export function declareTitles(declared: ReadonlyArray<unknown>): void {
  titles.clear();
  for (const it of declared) if (typeof it === 'string') titles.add(it);
}

export const title = z.string().refine((it) => titles.has(it), {
  error: 'a title, which is the field of that name of an entry of deck titles',
  abort: true,
});

export const activation = z.enum(activations);

/** A number from 1 to 8. */
export const dieFace = z.int().min(1).max(8);

/** Forward or back, up or down, but not nothing. */
export const change = z.int().refine((value) => value !== 0, { error: 'a number other than 0' });

export const location = z
  .string()
  .regex(/^location\/[a-z]+\/[a-z0-9-]+$/, { error: 'a location as location/<expansion>/<name>' });

export const resourceAmounts = someOf(resources, count) satisfies z.ZodType<ResourceAmounts>;
export const someResources = resourceAmounts.refine((amounts) => Object.keys(amounts).length > 0, {
  error: 'at least one resource',
});

export const shipCounts = someOf(placeableShips, count);
export const placement = someOf(areas, shipCounts);
export type Placement = Readonly<Partial<Record<Area, Readonly<Partial<Record<PlaceableShip, number>>>>>>;
