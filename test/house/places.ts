/** Where the source names a thing of the game: for tests that count how many places a new one needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}

let sources: ReadonlyArray<Source> | undefined;

function allSources(): ReadonlyArray<Source> {
  sources ??= ['src', 'commands', 'render'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
  );
  return sources;
}

/** The files in which one of these patterns is found. */
export function filesWith(...patterns: ReadonlyArray<RegExp>): ReadonlyArray<string> {
  return allSources().filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(({ path }) => path);
}

/** The folders of the tables with an entry for every verb. */
const tables = /^src\/(catalogue\/effects|engine\/effects|engine\/modules\/\w+|engine\/describe\/effects|players\/worth)\//;

/**
 * The files that have to know a verb: those with an entry in a table, and those that ask for it by name. A procedure may
 * have the same name; it is not counted.
 */
export function placesOfVerb(verb: string): ReadonlyArray<string> {
  const entries = filesWith(new RegExp(`^  ${verb}: (?!\\{ readonly|Record<)`, 'm')).filter((path) => tables.test(path));
  const questions = filesWith(
    new RegExp(`'${verb}' in \\w`),
    new RegExp(`hasVerb\\([^)]*'${verb}'`),
    new RegExp(`effectsOf\\([^)]*'${verb}'`),
  );
  return [...new Set([...entries, ...questions])].sort();
}
