/**
 * The content of the game with a made-up expansion beside the real ones, in place of `src/catalogue/index.ts`: what the
 * expansion declares of the language and the decks comes first, then the files are read, as in a program that knows it.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogueError } from '../../src/catalogue/error.ts';
import { dataFolder, loadCatalogue } from '../../src/catalogue/load.ts';
import type * as Content from '../../src/catalogue/index.ts';
import './tempest/deck.ts';
import './tempest/verbs.ts';

export function withTempest(): Pick<typeof Content, 'catalogue' | 'CatalogueError' | 'dataFolder' | 'loadCatalogue'> {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-'));
  try {
    cpSync(dataFolder, folder, { recursive: true });
    cpSync(fileURLToPath(new URL('tempest/data', import.meta.url)), join(folder, 'tempest'), { recursive: true });
    return { catalogue: loadCatalogue(folder), CatalogueError, dataFolder: folder, loadCatalogue };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
