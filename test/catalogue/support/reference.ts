/** The files of the reference, as far as they tell about what can be played. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../../../shared/reference/cards', import.meta.url));

export const referenceExists = existsSync(folder);

export interface ReferenceEntry {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** Entries that are no thing of the game, but rules, lists and what lies under everything. */
export const aside = /^(rules|composition|board|board-action|title\/rule|title\/succession|loyalty\/composition)\//;

/**
 * Everything that can be played: all of the base game and of Pegasus, and the part of Exodus and Daybreak without its
 * own test.
 */
const ofExodus = 'crisis|super-crisis|quorum|destination|skill|character|loyalty';
const ofDaybreak = 'character|crisis|location|loyalty|objective|ship|skill|title';
const played = new RegExp(`^(?:[a-zA-Z-]+/(?:base|pegasus)|(?:${ofExodus})/exodus|(?:${ofDaybreak})/daybreak)/`);

export const isThere = ({ id }: { readonly id: string }): boolean => played.test(id) && !aside.test(id);

/** Everything that the content has to hold. */
export function heldEntries(): ReadonlyArray<ReferenceEntry> {
  if (!referenceExists) return [];
  return allEntries().filter(isThere);
}

/** Sets the straight quotation marks and apostrophes of the reference as our names have them. */
const typeset = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’') : value;

export function allEntries(): ReadonlyArray<ReferenceEntry> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return files.flatMap(
    (name) => parse(readFileSync(`${folder}/${name}`, 'utf8'), typeset) as ReadonlyArray<ReferenceEntry>,
  );
}

/** The value behind a path such as `options.0.check`. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return (inner as Readonly<Record<string, unknown>>)[key];
  }, value);
}
