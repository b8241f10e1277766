/**
 * Checks that no single entry can make: ids that are named somewhere must exist, and things that must differ or match
 * do.
 */
import type { Catalogue } from './content.ts';
import { verbOf } from './effect.ts';
import { CatalogueError, shown } from './error.ts';
import { hint } from './nearest.ts';
import { baseSwitches } from './vocabulary.ts';
import { present } from '../values/present.ts';

/** Entry ids and the file that holds each one. */
export type Origins = ReadonlyMap<string, string>;

type Path = ReadonlyArray<PropertyKey>;
type Visit = (value: string, path: Path) => void;

/** Throws CatalogueError for the first thing that doesn't fit. */
export function checkConsistency(catalogue: Catalogue, origins: Origins): void {
  for (const deck of Object.values<ReadonlyMap<string, { readonly id: string }>>({ ...catalogue })) {
    for (const entry of deck.values()) checkEntry(entry, origins);
  }
  checkNames(catalogue, origins);
  checkDistinct(catalogue, origins);
  checkHelp(catalogue, origins);
  checkDamage(catalogue, origins);
}

const idPattern = /^[a-zA-Z-]+\/[a-z]+\/[a-z0-9-]+$/;

/** Whether the effects inside are about a player who has been chosen, or who has looked at the card. */
function findsPlayer(key: PropertyKey): boolean {
  return key === 'examined' || verbOf(String(key))?.traits.findsPlayer === true;
}

function checkEntry(entry: { readonly id: string }, origins: Origins): void {
  const file = present(origins.get(entry.id), `the file of ${entry.id}`);
  walk(entry, [], (value, path) => {
    if (idPattern.test(value) && !origins.has(value)) {
      const sameDeck = [...origins.keys()].filter((id) => id.startsWith(value.slice(0, value.indexOf('/') + 1)));
      throw new CatalogueError({
        file,
        id: entry.id,
        path,
        expected: `an id that exists${hint(value, sameDeck)}`,
        found: shown(value),
      });
    }
    if (value === 'chosen' && !path.some(findsPlayer)) {
      throw new CatalogueError({ file, id: entry.id, path, expected: 'a choosePlayer around it', found: shown(value) });
    }
  });
}

function walk(value: unknown, path: Path, visit: Visit): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) walk(inner, [...path, isList ? Number(key) : key], visit);
}

/** Fields that name a board, and those that name what a game is played with. */
const boardFields: ReadonlySet<PropertyKey> = new Set([
  'board',
  'closesBoard',
  'aboard',
  'currentAboard',
  'brings',
  'joins',
]);
const switchFields: ReadonlySet<PropertyKey> = new Set(['onlyWith', 'notWith', 'switches']);

/**
 * Throws a `CatalogueError` for a board, an expansion or an option that is named but doesn't exist: these names are
 * open.
 */
function checkNames(catalogue: Catalogue, origins: Origins): void {
  const { modules, options, boards } = catalogue;
  const objectives = [...catalogue.objectives.values()].map(({ objective }) => objective);
  const expansions = [...modules.values()].map(({ expansion }) => expansion);
  const switches = [
    ...expansions,
    ...objectives,
    ...baseSwitches,
    ...[...options.values()].map((option) => option.switch),
  ];
  const places = [...boards.values()].map(({ board }) => board);
  const demand = (id: string, path: Path, value: string, of: string, known: ReadonlyArray<string>): void => {
    if (known.includes(value)) return;
    throw new CatalogueError({
      file: present(origins.get(id), `the file of ${id}`),
      id,
      path,
      expected: `${of}${hint(value, known)}`,
      found: shown(value),
    });
  };
  for (const deck of Object.values<ReadonlyMap<string, { readonly id: string; readonly expansion: string }>>({
    ...catalogue,
  })) {
    for (const entry of deck.values()) {
      demand(entry.id, ['expansion'], entry.expansion, 'an expansion with an entry of deck modules', expansions);
      walk(entry, [], (value, path) => {
        const field = path.findLast((key) => typeof key === 'string');
        if (field === undefined) return;
        if (switchFields.has(field)) demand(entry.id, path, value, 'an expansion, an objective or an option', switches);
        const isBoard =
          boardFields.has(field) ||
          (field === 'of' && path.some((key) => key === 'damagedAtMost' || key === 'damagedAtLeast'));
        if (isBoard) demand(entry.id, path, value, 'a board', places);
      });
    }
  }
}

/** Pictures and lists tell characters apart by these; two of the same rank would leave a title undecided (R-TTL-01). */
function checkDistinct({ characters, locations }: Catalogue, origins: Origins): void {
  const people = [...characters.values()];
  const differ = (
    entries: ReadonlyArray<{ readonly id: string }>,
    path: Path,
    of: ReadonlyArray<string | number>,
  ): void => {
    const index = of.findIndex((value, place) => of.indexOf(value) !== place);
    const id = entries[index]?.id;
    if (id === undefined) return;
    throw new CatalogueError({
      file: present(origins.get(id), `the file of ${id}`),
      id,
      path,
      expected: 'a value that no other entry has',
      found: shown(of[index]),
    });
  };
  differ(
    people,
    ['initials'],
    people.map((it) => it.initials),
  );
  differ(
    people,
    ['shortName'],
    people.map((it) => it.shortName),
  );
  for (const line of new Set(people.flatMap(({ succession = {} }) => Object.keys(succession)))) {
    const ranked = people.flatMap(({ id, succession = {} }) =>
      succession[line] === undefined ? [] : [{ id, rank: succession[line] }],
    );
    differ(
      ranked,
      ['succession', line],
      ranked.map(({ rank }) => rank),
    );
  }
  const places = [...locations.values()].filter(({ replaces }) => replaces === undefined);
  differ(
    places,
    ['shortName'],
    places.map((it) => it.shortName),
  );
}

/**
 * Throws a `CatalogueError` for an expansion without `help`, which is read when a game is set up; the base game needs
 * none.
 */
function checkHelp({ modules }: Catalogue, origins: Origins): void {
  for (const { id, expansion, help } of modules.values()) {
    if (expansion === 'base' || help !== undefined) continue;
    throw new CatalogueError({
      file: present(origins.get(id), `the file of ${id}`),
      id,
      path: ['help'],
      expected: 'a few words on what it brings',
      found: 'nothing',
    });
  }
}

/** Every damageable location has one damage token, and no other location has. */
function checkDamage({ locations, tokens }: Catalogue, origins: Origins): void {
  const hit = [...tokens.values()].flatMap((token) =>
    (token.kind === 'galacticaDamage' || token.kind === 'pegasusDamage') && token.location !== undefined
      ? [token.location]
      : [],
  );
  for (const { id, damageable } of locations.values()) {
    const count = hit.filter((location) => location === id).length;
    if (count === (damageable ? 1 : 0)) continue;
    const expected = damageable ? 'one damage token for this location' : 'no damage token for this location';
    throw new CatalogueError({
      file: present(origins.get(id), `the file of ${id}`),
      id,
      path: ['damageable'],
      expected,
      found: `${count} tokens`,
    });
  }
}
