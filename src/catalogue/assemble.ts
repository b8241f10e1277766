import type { Catalogue } from './content.ts';
import { checkConsistency } from './consistency.ts';
import { deckNames, deckOf } from './decks.ts';
import type { DeckName, EntryOf } from './decks.ts';
import { CatalogueError, shown } from './error.ts';
import { isRecord } from './dataFile.ts';
import type { DataFile } from './dataFile.ts';
// Schemas of effects know their language once it has been loaded.
import './effects/language.ts';
import { deepFreeze } from './freeze.ts';
import { expected, found } from './fields/issue.ts';
import { declareTitles } from './fields/primitives.ts';
import { parsing } from './fields/parsing.ts';

type Maps = { readonly [K in DeckName]: Map<string, EntryOf<K>> };

/**
 * The content of these files, checked and frozen. Throws CatalogueError for the first mistake. `folder` is for
 * messages.
 */
export function assemble(files: ReadonlyArray<DataFile>, folder: string): Catalogue {
  const catalogue = emptyMaps();
  const origins = new Map<string, string>();
  const titleCards = files.flatMap(({ deck, entries }) => (deck === 'titles' ? entries : []));
  declareTitles(titleCards.map((raw) => (isRecord(raw) ? raw['title'] : undefined)));
  for (const file of files) loadFile(file, catalogue, origins);
  checkComplete(catalogue, folder);
  checkConsistency(catalogue, origins);
  return catalogue;
}

function emptyMaps(): Maps {
  // A map for each deck, still empty.
  return Object.fromEntries(deckNames().map((name) => [name, new Map()])) as unknown as Maps;
}

function loadFile(file: DataFile, catalogue: Maps, origins: Map<string, string>): void {
  for (const [index, raw] of file.entries.entries()) {
    const id = checkedId(file, raw, index, origins);
    add(catalogue, file.deck, file, id, raw);
    origins.set(id, file.name);
  }
}

function add<K extends DeckName>(catalogue: Maps, deck: K, file: DataFile, id: string, raw: unknown): void {
  const filled = { expansion: file.expansion, copies: 1, ...(isRecord(raw) ? raw : {}) };
  const result = deckOf(deck).schema.safeParse(filled, parsing);
  const [issue] = result.error?.issues ?? [];
  if (issue !== undefined) {
    throw new CatalogueError({
      file: file.name,
      id,
      path: issue.path,
      expected: expected(issue),
      found: found(issue, filled),
    });
  }
  if (result.success) catalogue[deck].set(id, deepFreeze(result.data));
}

function checkedId(file: DataFile, raw: unknown, index: number, origins: ReadonlyMap<string, string>): string {
  const id = isRecord(raw) ? raw['id'] : undefined;
  const at = { file: file.name, path: ['entries', index, 'id'] };
  if (typeof id !== 'string') throw new CatalogueError({ ...at, expected: 'an id', found: shown(id) });
  checkPath(file, id, at);
  const other = origins.get(id);
  if (other !== undefined)
    throw new CatalogueError({ ...at, id, expected: 'an id that is used once', found: `it again, after ${other}` });
  return id;
}

interface Place {
  readonly file: string;
  readonly path: ReadonlyArray<PropertyKey>;
}

/** An id with a path says its deck and expansion, so both have to agree with where the entry stands. */
function checkPath(file: DataFile, id: string, at: Place): void {
  const { prefixes } = deckOf(file.deck);
  if (prefixes.length === 0) return;
  const [prefix = '', expansion = ''] = id.split('/');
  if (!prefixes.includes(prefix)) {
    throw new CatalogueError({
      ...at,
      id,
      expected: `an id of deck ${file.deck}, as ${prefixes.map((it) => `${it}/…`).join(' or ')}`,
      found: shown(id),
    });
  }
  if (expansion !== file.expansion) {
    throw new CatalogueError({
      ...at,
      id,
      expected: `an id of expansion ${file.expansion}, the folder of this file`,
      found: shown(id),
    });
  }
}

function checkComplete(catalogue: Maps, folder: string): void {
  const missing = deckNames().find((name) => deckOf(name).optional !== true && catalogue[name].size === 0);
  if (missing === undefined) return;
  throw new CatalogueError({ file: folder, expected: `a file with entries of deck ${missing}`, found: 'none' });
}
