import { parseDocument } from 'yaml';
import { deckNames, isDeckName } from './decks.ts';
import type { DeckName } from './decks.ts';
import { CatalogueError, shown } from './error.ts';
import { hint } from './nearest.ts';

export interface DataFile {
  /** The file's name in messages, such as `data/base/quorum.yaml`. */
  readonly name: string;
  readonly deck: DeckName;
  /** The folder directly below the data. */
  readonly expansion: string;
  readonly entries: ReadonlyArray<unknown>;
}

/** Returns the deck that a file of `data/` holds and its entries as they are written there. Throws CatalogueError. */
export function dataFile(content: unknown, name: string, expansion: string): DataFile {
  if (!isRecord(content))
    throw new CatalogueError({ file: name, expected: 'the fields deck and entries', found: shown(content) });
  const { deck, entries, ...others } = content;
  if (!isDeckName(deck)) {
    const close = typeof deck === 'string' ? hint(deck, deckNames()) : '';
    throw new CatalogueError({
      file: name,
      path: ['deck'],
      expected: `one of ${deckNames().join(', ')}${close}`,
      found: shown(deck),
    });
  }
  if (!Array.isArray(entries))
    throw new CatalogueError({ file: name, path: ['entries'], expected: 'a list', found: shown(entries) });
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw new CatalogueError({ file: name, path: [other], expected: 'only the fields deck and entries', found: other });
  }
  return { name, deck, expansion, entries };
}

/** The value that a YAML text stands for. Throws CatalogueError with the line of the first mistake. */
export function parseYaml(source: string, name: string): unknown {
  const document = parseDocument(source, { prettyErrors: false });
  const [error] = document.errors;
  if (error === undefined) return document.toJS() as unknown;
  const line = source.slice(0, error.pos[0]).split('\n').length;
  throw new CatalogueError({
    file: `${name}, line ${line}`,
    expected: 'correct YAML',
    found: `a mistake: ${error.message}`,
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
