import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { assemble } from './assemble.ts';
import type { Catalogue } from './content.ts';
import { dataFile, parseYaml } from './dataFile.ts';
import { CatalogueError } from './error.ts';
import { present } from '../values/present.ts';

/** The folder with the content of the game. */
export const dataFolder = fileURLToPath(new URL('../../data', import.meta.url));

/**
 * The file in which parsed content is cached for the next start: parsing YAML in a fresh process takes ten times as
 * long as all the rest of the loading. The checks are made every time.
 */
export const parsedFile = fileURLToPath(new URL('../../node_modules/.cache/catalogue.json', import.meta.url));

const keptFile = z.object({ contents: z.array(z.tuple([z.string(), z.unknown()])) });

interface Source {
  /** The file's name in messages, such as `data/base/quorum.yaml`. */
  readonly name: string;
  readonly expansion: string;
  readonly text: string;
}

/**
 * The content in that folder, checked and frozen. Throws CatalogueError for the first mistake, with file, entry and
 * field. With `keep`, the parsed files are kept there, and each is taken from there as long as it has not changed.
 */
export function loadCatalogue(folder: string, keep?: string): Catalogue {
  const sources = readSources(folder);
  const contents = keep === undefined ? parse(sources) : parseOnce(sources, keep);
  return assemble(
    sources.map(({ name, expansion }, index) => dataFile(contents[index], name, expansion)),
    folder,
  );
}

function readSources(folder: string): ReadonlyArray<Source> {
  return yamlFiles(folder).map((path) => {
    const inside = relative(folder, path).split(sep);
    return {
      name: ['data', ...inside].join('/'),
      expansion: present(inside[0], `the expansion of ${path}`),
      text: readFileSync(path, 'utf8'),
    };
  });
}

function yamlFiles(folder: string): ReadonlyArray<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    throw new CatalogueError({
      file: folder,
      expected: 'a folder with the content of the game',
      found: 'no such folder',
    });
  }
}

function parse(sources: ReadonlyArray<Source>): ReadonlyArray<unknown> {
  return sources.map(({ text, name }) => parseYaml(text, name));
}

/** Each file that has changed is parsed; what is kept then is what these sources hold. */
function parseOnce(sources: ReadonlyArray<Source>, keep: string): ReadonlyArray<unknown> {
  const kept = readKept(keep);
  const keyed = sources.map((source) => ({ source, key: createHash('sha256').update(source.text).digest('hex') }));
  const contents = keyed.map(({ source: { text, name }, key }) =>
    kept.has(key) ? kept.get(key) : parseYaml(text, name),
  );
  if (keyed.every(({ key }) => kept.has(key))) return contents;
  writeKept(keep, JSON.stringify({ contents: keyed.map(({ key }, index) => [key, contents[index]]) }));
  return contents;
}

/** Returns the content of each text that was parsed, by the text's digest. */
function readKept(path: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(keptFile.parse(JSON.parse(readFileSync(path, 'utf8'))).contents);
  } catch {
    return new Map(); // Not there yet, or damaged: it will be written again.
  }
}

function writeKept(path: string, text: string): void {
  const draft = `${path}.${pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    // A program that reads at the same time sees the old file or the new one, never half of it.
    renameSync(draft, path);
  } catch {
    // A folder that can't be written to only makes the next start slower.
  }
}
