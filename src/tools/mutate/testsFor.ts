/** Finds the tests that can see some code. */
import type { readImports } from '../../../bin/arrows/imports.mjs';

/** Tests that start programs, which run the code as it is in the files. */
const ofPrograms = /^test\/(e2e|browser|processes)\/|\.soak\.test\.ts$/;

/**
 * Returns the test files that mirror some paths (`src/bot/names.ts` → `test/bot/names.test.ts`; of a folder all of its
 * tests), then those that import a file of these paths, themselves or through what they share with other tests.
 * `chosen`: folders or files of tests instead.
 */
export function testsFor(
  { files, imports }: ReturnType<typeof readImports>,
  paths: ReadonlyArray<string>,
  chosen: ReadonlyArray<string>,
): string[] {
  const tests = files
    .filter((file) => file.startsWith('test/') && file.endsWith('.test.ts') && !ofPrograms.test(file))
    .sort();
  if (chosen.length > 0) return tests.filter((file) => chosen.some((path) => isBelow(file, path)));
  const sharedBy = new Map<string, string[]>();
  const seeing = new Set<string>();
  for (const { from, to, onlyTypes } of imports) {
    if (!from.startsWith('test/') || onlyTypes) continue;
    if (to.startsWith('test/')) sharedBy.set(to, [...(sharedBy.get(to) ?? []), from]);
    else if (paths.some((path) => isBelow(to, path))) seeing.add(from);
  }
  // The set grows while the loop runs: a file that imports one that sees the code sees it too.
  for (const file of seeing) for (const user of sharedBy.get(file) ?? []) seeing.add(user);
  const mirrors = tests.filter((file) => paths.some((path) => mirrorOf(path).some((mirror) => isBelow(file, mirror))));
  return [...mirrors, ...tests.filter((file) => seeing.has(file) && !mirrors.includes(file))];
}

function isBelow(file: string, path: string): boolean {
  const place = path.replace(/\/$/, '');
  return file === place || file.startsWith(`${place}/`);
}

function mirrorOf(path: string): string[] {
  const place = path
    .replace(/\/$/, '')
    .replace(/^src\//, 'test/')
    .replace(/\.ts$/, '');
  return [place, `${place}.test.ts`];
}
