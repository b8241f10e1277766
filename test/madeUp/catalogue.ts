/**
 * The content of the game with a made-up expansion beside the real ones, in place of `src/catalogue/index.ts`: what the
 * expansion declares of the language and the decks comes first, then the files are read, as in a program that knows it.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogueError } from '../../src/catalogue/error.ts';
import { dataFolder, loadCatalogue, parsedFile } from '../../src/catalogue/load.ts';
import type * as Content from '../../src/catalogue/index.ts';
import './tempest/deck.ts';
import './tempest/verbs.ts';

/** For the next process with it. */
const keep = join(dirname(parsedFile), 'catalogue-made-up.json');

export function withTempest(): Pick<typeof Content, 'catalogue' | 'CatalogueError' | 'dataFolder' | 'loadCatalogue'> {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-'));
  try {
    cpSync(dataFolder, folder, { recursive: true });
    cpSync(fileURLToPath(new URL('tempest/data', import.meta.url)), join(folder, 'tempest'), { recursive: true });
    giveLine(folder);
    return { catalogue: loadCatalogue(folder, keep), CatalogueError, dataFolder: folder, loadCatalogue };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The sheets of the real expansions know no line of a made-up title: it has that of the CAG. */
function giveLine(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('characters.yaml'))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\bcag: (\d+)/g, 'cag: $1, stormLeader: $1'));
  }
}
