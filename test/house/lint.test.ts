import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// The files of these tests don't exist, so the rules that ask the compiler are off: the house's own need no types.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    rules: tseslint.configs.disableTypeChecked.rules ?? {},
    languageOptions: { parserOptions: { projectService: false, project: false } },
  },
});

// Put together here, so that a search for left-over marks doesn't find this file.
const LEFT_OVER = ['TO', 'DO'].join('');
const SWITCH_OFF = ['eslint', 'disable'].join('-');

async function complaints(filePath: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

test.each([
  ['the clock', 'export const now = () => Date.now();', 'no-restricted-globals'],
  ['chance', 'export const roll = () => Math.random();', 'no-restricted-properties'],
  ['the environment', 'export const home = () => process.env;', 'no-restricted-globals'],
  ['timers', 'export const later = (f: () => void) => setTimeout(f, 1);', 'no-restricted-globals'],
  ['files', "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;", 'no-restricted-imports'],
])('the engine and the catalogue can not use %s, the store can', async (_, source, rule) => {
  expect(await complaints('src/engine/example.ts', source)).toEqual([rule]);
  expect(await complaints('src/catalogue/example.ts', source)).toEqual([rule]);
  expect(await complaints('src/store/example.ts', source)).toEqual([]);
});

test('tests take no chance but from a seed', async () => {
  expect(await complaints('test/app/example.ts', 'export const roll = () => Math.random();')).toEqual(['no-restricted-properties']);
});

test('the file that loads the catalogue may read files, and still has no clock', async () => {
  expect(await complaints('src/catalogue/load.ts', "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;")).toEqual(
    [],
  );
  expect(await complaints('src/catalogue/load.ts', 'export const now = () => Date.now();')).toEqual(['no-restricted-globals']);
});

test.each([
  ['any', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['a non-null assertion', 'export const first = (list: string[]) => list[0]!;', '@typescript-eslint/no-non-null-assertion'],
  ['an enum', 'export enum Colour { Red }', 'no-restricted-syntax'],
  ['something unused', 'const unused = 1;\nexport const used = 2;', '@typescript-eslint/no-unused-vars'],
  ['a value import of a type', "import { Seat } from './ids.ts';\nexport type Chair = Seat;", '@typescript-eslint/consistent-type-imports'],
  ['a note of unfinished work', `// ${LEFT_OVER}: later\nexport const x = 1;`, 'no-warning-comments'],
  ['more than 400 lines', `export const x = 1;\n${'// line\n'.repeat(400)}`, 'max-lines'],
])('%s is refused', async (_, source, rule) => {
  expect(await complaints('src/app/example.ts', source)).toContain(rule);
});

test('blocks nest three deep and no deeper', async () => {
  const nested = (depth: number): string => `export function f(a: boolean): void {${'if (a) {'.repeat(depth)} f(a); ${'}'.repeat(depth)}}`;
  expect(await complaints('src/app/example.ts', nested(3))).toEqual([]);
  expect(await complaints('src/app/example.ts', nested(4))).toEqual(['max-depth']);
});

test('a comment does not switch a rule off', async () => {
  const source = `// ${SWITCH_OFF}-next-line\nexport const x: any = 1;`;
  expect(await complaints('src/app/example.ts', source)).toContain('@typescript-eslint/no-explicit-any');
});

test('data may be long', async () => {
  expect(await complaints('data/example.ts', `export const x = 1;\n${'// line\n'.repeat(400)}`)).toEqual([]);
});
