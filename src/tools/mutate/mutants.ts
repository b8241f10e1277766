/** Small changes of code, as Stryker's instrumenter makes them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { chance } from '../play/chance.ts';

export interface Mutant {
  readonly id: string;
  /** The path, relative to the root of the project. */
  readonly file: string;
  /** Line and column, both from 1. */
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly replacement: string;
}

/**
 * Returns the files with code below some paths, in order. Throws a `RangeError` with a sentence if a path doesn't
 * exist, or isn't below src.
 */
export function codeBelow(root: string, paths: ReadonlyArray<string>): string[] {
  const files = paths
    .map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))
    .flatMap((path) => {
      if (!/^src(\/|$)/.test(path) || !existsSync(join(root, path)))
        throw new RangeError(`There is no ${path} below src.`);
      if (statSync(join(root, path)).isFile()) return [path];
      return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`);
    });
  return [...new Set(files)].filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts')).sort();
}

/**
 * Returns all mutants of some files, and the code to be loaded instead of each file: with every mutant in it, each
 * behind a switch. `files`: relative to the root, like the keys of `sources`.
 */
export async function mutantsOf(
  root: string,
  files: ReadonlyArray<string>,
): Promise<{ mutants: Mutant[]; sources: Map<string, string> }> {
  const contents = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const made = await new Instrumenter(silent).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return {
    mutants: made.mutants.map(({ id, fileName, location: { start, end }, replacement }) => ({
      id,
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      original: between(contents.get(fileName) ?? '', start, end),
      replacement,
    })),
    sources: new Map(made.files.map(({ name, content }) => [name, content])),
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Returns the text between two positions, which count from 0. */
function between(text: string, start: Position, end: Position): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join('\n');
}

/** Returns some of the mutants, in their order; the same for the same seed. */
export function sampleOf<T>(all: ReadonlyArray<T>, wanted: number, seed: number): T[] {
  const random = chance(seed);
  return all
    .map((one, at) => ({ one, at, drawn: random() }))
    .sort((a, b) => a.drawn - b.drawn)
    .slice(0, wanted)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const quiet = (): void => undefined;
const no = (): boolean => false;
const silent = {
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
};
