import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemble } from './assemble.ts';
import type { Catalogue } from './content.ts';
import { dataFile } from './dataFile.ts';
import type { DataFile } from './dataFile.ts';
import { CatalogueError } from './error.ts';

/** The folder with the content of the game. */
export const dataFolder = fileURLToPath(new URL('../../data', import.meta.url));

/**
 * The content in that folder, checked and frozen. Throws CatalogueError for the first mistake, with file, entry and
 * field.
 */
export function loadCatalogue(folder: string): Catalogue {
  return assemble(yamlFiles(folder).map((path) => read(folder, path)), folder);
}

function yamlFiles(folder: string): ReadonlyArray<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.yaml')).sort().map((name) => join(folder, name));
  } catch {
    throw new CatalogueError({ file: folder, expected: 'a folder with the content of the game', found: 'no such folder' });
  }
}

function read(folder: string, path: string): DataFile {
  const inside = relative(folder, path).split(sep);
  return dataFile(readFileSync(path, 'utf8'), ['data', ...inside].join('/'), inside[0] ?? '');
}
