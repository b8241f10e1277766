import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const tree = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(tree, { recursive: true }));

/** One file in each place; each exports a value and a type, and is imported by the files of the test. */
const PLACES = {
  data: 'data/cards.ts', catalogue: 'src/catalogue/index.ts', engine: 'src/engine/index.ts', players: 'src/players/index.ts',
  store: 'src/store/index.ts', words: 'src/words/index.ts', app: 'src/app/index.ts', bot: 'src/bot/index.ts', commands: 'commands/move.ts',
  render: 'render/index.ts', table: 'src/table/index.ts',
} as const;
type Place = keyof typeof PLACES;
const NAMES = Object.keys(PLACES).filter((name): name is Place => name in PLACES);

/** The table of the design, section 2, and content for those who name things. */
const VALUES: Readonly<Record<Place, ReadonlyArray<Place>>> = {
  data: [],
  catalogue: ['data'],
  engine: ['catalogue'],
  players: ['catalogue', 'engine'],
  store: [],
  words: [],
  app: ['words', 'catalogue', 'engine', 'players', 'store'],
  bot: ['words', 'app', 'render', 'commands'],
  commands: ['words', 'app'],
  render: ['catalogue', 'words'],
  table: ['words'],
};
const TYPES: Readonly<Partial<Record<Place, ReadonlyArray<Place>>>> = { store: ['engine'], commands: ['bot'], render: ['engine'] };

function write(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

const Report = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })) }),
});

interface Violation { readonly from: string; readonly to: string; readonly rule: string }

function violations(): Violation[] {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    program,
    '--config',
    join(ROOT, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    'src',
    'commands',
    'render',
    'data',
    'test',
  ];
  const report = Report.parse(JSON.parse(execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 26 })));
  return report.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
}

function path(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

function writeEveryArrow(): void {
  for (const name of NAMES) write(PLACES[name], 'export const value = 1;\nexport type Type = number;\n');
  for (const { from, to, kind } of arrows()) {
    const file = fileOf(from, to, kind);
    write(file, kind === 'value'
      ? `import { value } from '${path(file, PLACES[to])}';\nexport const copy = value;\n`
      : `import type { Type } from '${path(file, PLACES[to])}';\nexport type Copy = Type;\n`);
  }
}

function arrows(): Array<{ from: Place; to: Place; kind: 'value' | 'type' }> {
  return NAMES.flatMap((from) =>
    NAMES.filter((to) => to !== from).flatMap((to) => (['value', 'type'] as const).map((kind) => ({ from, to, kind }))),
  );
}

function fileOf(from: Place, to: Place, kind: string): string {
  // Of the engine, one of its floors.
  return `${from === 'engine' ? 'src/engine/flow' : dirname(PLACES[from])}/${kind}-${to}.ts`;
}

let found: Violation[] = [];

/** The rules that a file breaks. Orphans are a test of their own: hardly any file of this tree is used. */
function rulesBrokenBy(file: string): string[] {
  return [...new Set(found.filter(({ from, rule }) => from === file && rule !== 'no-orphans').map(({ rule }) => rule))].sort();
}

beforeAll(() => {
  write('tsconfig.json', '{}');
  write('package.json', '{ "type": "module", "dependencies": { "zod": "*", "pino": "*" } }');
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  writeEveryArrow();
  write('test/some.test.ts', "import { value } from '../src/engine/index.ts';\nexport const x = value;\n");
  write('src/fromTest.ts', "import { x } from '../test/some.test.ts';\nexport const y = x;\n");
  write('src/new/thing.ts', "import { value } from '../engine/index.ts';\nexport const x = value;\n");
  write('src/engine/flow/files.ts', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n");
  write('src/engine/flow/package.ts', "import { z } from 'zod';\nexport const x = z;\n");
  write('src/catalogue/package.ts', "import { z } from 'zod';\nexport const x = z;\n");
  write('src/catalogue/files.ts', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n");
  write('src/catalogue/load.ts', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n");
  write('src/app/canvas.ts', "import { createCanvas } from 'canvas';\nexport const x = createCanvas;\n");
  write('src/app/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  write('src/app/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
  write('src/app/three.ts', "import type { Four } from './four.ts';\nexport type Three = Four[];\nexport const three = 3;\n");
  write('src/app/four.ts', "import { three } from './three.ts';\nexport interface Four { three: typeof three }\nexport const four = three;\n");
  write('src/app/tested.ts', 'export const x = 1;\n');
  write('test/tested.test.ts', "import { x } from '../src/app/tested.ts';\nexport const y = x;\n");
  write('src/engine/modules/newCaprica/forces.ts', 'export const x = 1;\n');
  write('src/engine/modules/newCaprica/stacks.ts', "import { x } from './forces.ts';\nexport const y = x;\n");
  write('src/engine/rules/jump/jump.ts', "import { x } from '../../modules/newCaprica/forces.ts';\nexport const y = x;\n");
  write('src/engine/pieces/up.ts', "import { x } from '../rules/up.ts';\nexport const y = x;\n");
  write('src/engine/rules/up.ts', "import type { X } from '../effects/up.ts';\nexport const x: X = 1;\n");
  write('src/engine/effects/up.ts', 'export type X = number;\nexport const x: X = 1;\n');
  write('src/engine/loose.ts', "import { x } from './effects/up.ts';\nexport const y = x;\n");
  write('src/engine/describe/words.ts', 'export const x = 1;\n');
  write('src/engine/effects/words.ts', "import { x } from '../describe/words.ts';\nexport const y = x;\n");
  write('src/app/nowhere.ts', "import { x } from './missing.ts';\nexport const y = x;\n");
  found = violations();
});

test('the arrows between the places are those of the design, and no others', () => {
  const refused = arrows().filter(({ from, to, kind }) => rulesBrokenBy(fileOf(from, to, kind)).length > 0);
  const notInTheTable = arrows().filter(
    ({ from, to, kind }) => !VALUES[from].includes(to) && !(kind === 'type' && TYPES[from]?.includes(to) === true),
  );
  expect(refused).toEqual(notInTheTable);
  expect(refused.length).toBeGreaterThan(100);
});

test('nothing imports tests', () => {
  expect(rulesBrokenBy('src/fromTest.ts')).toContain('nothing-imports-tests');
});

test('a folder of src that is not in the table is refused', () => {
  expect(rulesBrokenBy('src/new/thing.ts')).toEqual(['a-place-for-everything']);
});

test('the engine imports neither packages nor Node.js', () => {
  expect(rulesBrokenBy('src/engine/flow/files.ts')).toEqual(['the-game-is-pure']);
  expect(rulesBrokenBy('src/engine/flow/package.ts')).toEqual(['the-game-is-pure']);
});

test('no rule of the base game imports the rules of an objective', () => {
  expect(rulesBrokenBy('src/engine/rules/jump/jump.ts')).toEqual(['engine-floors-rules', 'modules-plug-in']);
  expect(rulesBrokenBy('src/engine/modules/newCaprica/stacks.ts')).toEqual([]);
});

test('a file of the engine that is on none of its floors is refused', () => {
  expect(rulesBrokenBy('src/engine/loose.ts')).toEqual(['a-floor-for-everything']);
});

test('in the engine no arrow runs up, not even for a type', () => {
  expect(rulesBrokenBy('src/engine/pieces/up.ts')).toEqual(['engine-floors-pieces']);
  expect(rulesBrokenBy('src/engine/rules/up.ts')).toEqual(['engine-floors-rules']);
  expect(rulesBrokenBy('src/engine/effects/up.ts')).toEqual([]);
});

test('the rules know no words', () => {
  expect(rulesBrokenBy('src/engine/effects/words.ts')).toContain('rules-know-no-words');
});

test('the catalogue has zod, and files only where it loads the data', () => {
  expect(rulesBrokenBy('src/catalogue/package.ts')).toEqual([]);
  expect(rulesBrokenBy('src/catalogue/files.ts')).toEqual(['catalogue-packages']);
  expect(rulesBrokenBy('src/catalogue/load.ts')).toEqual([]);
});

test('a package with a home is imported only there', () => {
  expect(rulesBrokenBy('src/app/canvas.ts')).toContain('home-of-canvas');
});

test('files do not go in circles, not even for a type', () => {
  expect(rulesBrokenBy('src/app/one.ts')).toEqual(['no-circles']);
  expect([...rulesBrokenBy('src/app/three.ts'), ...rulesBrokenBy('src/app/four.ts')]).toEqual(['no-circles']);
});

test('an import has to lead somewhere', () => {
  expect(rulesBrokenBy('src/app/nowhere.ts')).toEqual(['everything-resolves']);
});

test('a file that only tests use is an orphan', () => {
  const orphans = found.filter(({ rule }) => rule === 'no-orphans').map(({ from }) => from);
  expect(orphans).toContain('src/app/tested.ts');
  expect(orphans).not.toContain('src/app/three.ts');
});
