// Which tests need nothing but the packages: no browser, no PostgreSQL server and no built program.
import { relative, resolve, sep } from 'node:path';
import { existsSync } from 'node:fs';
import { ROOT } from './shell.mjs';

/** Folders of plain tests. A test of the house looks whether they are. */
export const PLAIN_TESTS = ['test/catalogue', 'test/engine', 'test/players'];

/**
 * Whether a file or folder belongs to the plain tests.
 * @param {string} path absolute, or relative to the root
 */
export function isPlainTest(path) {
  const within = relative(ROOT, resolve(ROOT, path)).split(sep).join('/');
  return PLAIN_TESTS.some((folder) => within === folder || within.startsWith(`${folder}/`));
}

/**
 * Whether these arguments for vitest choose plain tests alone, as far as their paths tell.
 * @param {ReadonlyArray<string>} args
 */
export function choosePlainTests(args) {
  const paths = args.filter((arg) => !arg.startsWith('-') && existsSync(resolve(ROOT, arg)));
  return paths.length > 0 && paths.every(isPlainTest);
}
