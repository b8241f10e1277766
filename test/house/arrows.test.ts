import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImports, requestsIn } from '../../bin/arrows/imports.mjs';
import { CIRCLES, ORPHANS, ROOMS, RULES } from '../../bin/arrows/rules.mjs';
import { violationsOf, type Violation } from '../../bin/arrows/violations.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const tree = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(tree, { recursive: true }));

/** One file in each place; each exports a value and a type, and is imported by the files of the test. */
const PLACES = {
  data: 'data/cards.ts',
  catalogue: 'src/catalogue/index.ts',
  engine: 'src/engine/index.ts',
  players: 'src/players/index.ts',
  store: 'src/store/index.ts',
  words: 'src/words/index.ts',
  app: 'src/app/index.ts',
  bot: 'src/bot/index.ts',
  commands: 'commands/move.ts',
  render: 'render/index.ts',
  table: 'src/table/index.ts',
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
  bot: ['catalogue', 'words', 'app', 'render'],
  commands: ['words', 'app', 'bot'],
  render: ['catalogue', 'words'],
  table: ['words'],
};
const TYPES: Readonly<Partial<Record<Place, ReadonlyArray<Place>>>> = {
  store: ['engine'],
  render: ['engine'],
};

function write(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

function path(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

function writeEveryArrow(): void {
  for (const name of NAMES) write(PLACES[name], 'export const value = 1;\nexport type Type = number;\n');
  for (const { from, to, kind } of arrows()) {
    const file = fileOf(from, to, kind);
    write(
      file,
      kind === 'value'
        ? `import { value } from '${path(file, PLACES[to])}';\nexport const copy = value;\n`
        : `import type { Type } from '${path(file, PLACES[to])}';\nexport type Copy = Type;\n`,
    );
  }
}

function arrows(): Array<{ from: Place; to: Place; kind: 'value' | 'type' }> {
  return NAMES.flatMap((from) =>
    NAMES.filter((to) => to !== from).flatMap((to) => (['value', 'type'] as const).map((kind) => ({ from, to, kind }))),
  );
}

function fileOf(from: Place, to: Place, kind: string): string {
  // Of engine and app, one of their floors.
  const floors: Partial<Record<Place, string>> = { engine: 'src/engine/flow', app: 'src/app/features' };
  return `${floors[from] ?? dirname(PLACES[from])}/${kind}-${to}.ts`;
}

/**
 * Values imported where the table above says nothing, and from one floor of the engine to one above it, with the rule
 * against it.
 */
const REFUSED = [
  ['src/values/present.ts', 'src/app/index.ts', 'values-imports'],
  ['src/engine/describe/up.ts', 'src/app/index.ts', 'describer-imports'],
  ['src/bot/shards.ts', 'src/processes/shards.ts', 'bot-imports-types-only'],
  ['src/health/app.ts', 'src/app/index.ts', 'health-imports'],
  ['src/health/store.ts', 'src/store/index.ts', 'health-imports-types-only'],
  ['src/processes/app.ts', 'src/app/index.ts', 'processes-imports'],
  ['src/processes/store.ts', 'src/store/index.ts', 'processes-imports-types-only'],
  ['src/time/app.ts', 'src/app/index.ts', 'time-imports'],
  ['src/startup/tool.ts', 'src/tools/health.ts', 'start-up-imports'],
  ['src/threads/app.ts', 'src/app/index.ts', 'threads-imports'],
  ['src/time/log.ts', 'src/app/core/log.ts', 'time-imports-types-only'],
  ['src/time/bot.ts', 'src/bot/bot.ts', 'time-imports-types-only'],
  ['src/threads/thinker.ts', 'src/app/core/thinker.ts', 'threads-imports-types-only'],
  ['src/tools/health.ts', 'src/health/app.ts', 'tools-imports'],
  ['src/engine/types/up.ts', 'src/engine/flow/up.ts', 'engine-floors-types'],
  ['src/engine/flow/up.ts', 'src/engine/pieces/up.ts', 'engine-floors-flow'],
  ['src/engine/abilities/up.ts', 'src/engine/rules/up.ts', 'engine-floors-abilities'],
  ['src/engine/effects/up2.ts', 'src/engine/modules/newCaprica/stacks.ts', 'engine-floors-effects'],
  ['src/engine/modules/newCaprica/up.ts', 'src/engine/index.ts', 'engine-floors-modules'],
  ['src/app/core/up.ts', 'src/app/play/up.ts', 'app-floors-core'],
  ['src/app/model/up.ts', 'src/app/play/up.ts', 'app-floors-model'],
  ['src/app/play/up.ts', 'src/app/features/up.ts', 'app-floors-play'],
  ['src/app/features/up.ts', 'src/app/index.ts', 'app-floors-features'],
] as const;

/** Each way to import something: to the store, which may import nothing of the bot. */
const FORMS = {
  import: "import { value } from '../bot/index.ts';\nexport const x = value;",
  'for its effects': "import '../bot/index.ts';",
  'all of it': "import * as all from '../bot/index.ts';\nexport const x = all;",
  'only types': "import type { Type } from '../bot/index.ts';\nexport type X = Type;",
  'each a type': "import { type Type } from '../bot/index.ts';\nexport type X = Type;",
  'export from': "export { value } from '../bot/index.ts';",
  'export all': "export * from '../bot/index.ts';",
  'export types': "export type { Type } from '../bot/index.ts';",
  dynamic: "export const x = () => import('../bot/index.ts');",
  'dynamic by a template': 'export const x = () => import(`../bot/index.ts`);',
  'type of an import': "export type X = import('../bot/index.ts').Type;",
  'typeof an import': "export type X = typeof import('../bot/index.ts');",
  require: "declare const require: (name: string) => object;\nexport const x = require('../bot/index.ts');",
  'import equals': "import all = require('../bot/index.ts');\nexport const x = all;",
  reference: '/// <reference path="../bot/index.ts" />\nexport const x = 1;',
};

let found: Violation[] = [];

/** The rules that a file breaks. Orphans are a test of their own: hardly any file of this tree is used. */
function rulesBrokenBy(file: string): string[] {
  return [
    ...new Set(found.filter(({ from, rule }) => from === file && rule !== 'no-orphans').map(({ rule }) => rule)),
  ].sort();
}

beforeAll(() => {
  write('tsconfig.json', '{}');
  write(
    'package.json',
    '{ "type": "module", "dependencies": { "zod": "*", "pino": "*", "canvas": "*" }, "devDependencies": { "fast-check": "*" } }',
  );
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
  write('src/app/core/canvas.ts', "import { createCanvas } from 'canvas';\nexport const x = createCanvas;\n");
  write('src/health/rooms/one/a.ts', "import { two } from '../two.ts';\nexport const one = two;\n");
  write('src/health/rooms/one/b.ts', 'export const b = 1;\n');
  write('src/health/rooms/two.ts', "import { b } from './one/b.ts';\nexport const two = b;\n");
  write('src/app/core/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  write('src/app/core/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
  write(
    'src/app/core/three.ts',
    "import type { Four } from './four.ts';\nexport type Three = Four[];\nexport const three = 3;\n",
  );
  write(
    'src/app/core/four.ts',
    "import { three } from './three.ts';\nexport interface Four { three: typeof three }\nexport const four = three;\n",
  );
  write('src/app/core/tested.ts', 'export const x = 1;\n');
  write('test/tested.test.ts', "import { x } from '../src/app/core/tested.ts';\nexport const y = x;\n");
  write('src/engine/modules/newCaprica/forces.ts', 'export const x = 1;\n');
  write('src/engine/modules/newCaprica/stacks.ts', "import { x } from './forces.ts';\nexport const y = x;\n");
  write(
    'src/engine/rules/jump/jump.ts',
    "import { x } from '../../modules/newCaprica/forces.ts';\nexport const y = x;\n",
  );
  write('src/engine/pieces/up.ts', "import { x } from '../rules/up.ts';\nexport const y = x;\n");
  write('src/engine/rules/up.ts', "import type { X } from '../effects/up.ts';\nexport const x: X = 1;\n");
  write('src/engine/effects/up.ts', 'export type X = number;\nexport const x: X = 1;\n');
  write('src/app/loose.ts', "import { three } from './core/three.ts';\nexport const x = three;\n");
  write('src/engine/loose.ts', "import { x } from './effects/up.ts';\nexport const y = x;\n");
  write('src/engine/describe/words.ts', 'export const x = 1;\n');
  write('src/engine/effects/words.ts', "import { x } from '../describe/words.ts';\nexport const y = x;\n");
  write('src/store/pg.ts', "import type { Pool } from 'pg';\nexport type Connections = Pool;\n");
  for (const name of [
    'kysely',
    'pg',
    'better-sqlite3',
    'discord.js',
    '@fluent/bundle',
    '@fluent/syntax',
    'prom-client',
    'fastify',
    'ws',
  ])
    write(`src/players/${name.replace('/', '-')}.ts`, `import * as all from '${name}';\nexport const x = all;\n`);
  write('src/app/core/undeclared.ts', "import { parse } from 'yaml';\nexport const x = parse;\n");
  write('src/app/core/development.ts', "import fc from 'fast-check';\nexport const x = fc;\n");
  write(
    'src/app/core/developmentType.ts',
    "import type { Arbitrary } from 'fast-check';\nexport type X = Arbitrary<number>;\n",
  );
  write('src/app/core/self.ts', "export * from './self.ts';\nexport const x = 1;\n");
  for (const file of ['src/processes/shards.ts', 'src/app/core/log.ts', 'src/bot/bot.ts', 'src/app/core/thinker.ts'])
    write(file, 'export const value = 1;\n');
  for (const [from, to] of REFUSED)
    write(from, `import { value } from '${path(from, to)}';\nexport const x = value;\n`);
  for (const [name, source] of Object.entries(FORMS)) write(`src/store/form-${name}.ts`, `${source}\n`);
  write('src/app/core/nowhere.ts', "import { x } from './missing.ts';\nexport const y = x;\n");
  found = violationsOf(readImports(tree, ['src', 'commands', 'render', 'data', 'test']));
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

test('a file of engine or app that is on none of its floors is refused', () => {
  expect(rulesBrokenBy('src/app/loose.ts')).toEqual(['app-floor-for-everything']);
  expect(rulesBrokenBy('src/engine/loose.ts')).toEqual(['engine-floor-for-everything']);
});

test('in the engine no value is imported from a floor above; types are', () => {
  expect(rulesBrokenBy('src/engine/pieces/up.ts')).toEqual(['engine-floors-pieces']);
  expect(rulesBrokenBy('src/engine/rules/up.ts')).toEqual([]);
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
  expect(rulesBrokenBy('src/app/core/canvas.ts')).toContain('home-of-canvas');
});

test('rooms of one folder do not need each other, unless for types', () => {
  const first = found.filter(({ rule, from }) => rule === ROOMS.name && from.startsWith('src/health/'));
  expect(first.map(({ from, to }) => [from, to])).toEqual([
    ['src/health/rooms/one/a.ts', 'src/health/rooms/two.ts → src/health/rooms/one'],
  ]);
});

test('files do not need each other in circles, unless for types', () => {
  expect(rulesBrokenBy('src/app/core/one.ts')).toEqual(['no-circles', 'rooms-in-order']);
  expect([...rulesBrokenBy('src/app/core/three.ts'), ...rulesBrokenBy('src/app/core/four.ts')]).toEqual([]);
});

test('an import has to lead somewhere', () => {
  expect(rulesBrokenBy('src/app/core/nowhere.ts')).toEqual(['everything-resolves']);
});

test('a file that only tests use is an orphan', () => {
  const orphans = found.filter(({ rule }) => rule === 'no-orphans').map(({ from }) => from);
  expect(orphans).toContain('src/app/core/tested.ts');
  expect(orphans).not.toContain('src/app/core/three.ts');
});

test.each(REFUSED)('%s may not import %s', (from, to, rule) => {
  expect(found).toContainEqual(expect.objectContaining({ from, to, rule }));
});

test.each(Object.keys(FORMS))('an import is seen in any form: %s', (name) => {
  expect(rulesBrokenBy(`src/store/form-${name}.ts`)).toEqual(['store-imports']);
});

test('a value from a place that gives types only is refused in any form', () => {
  const [dynamic, type] = [
    "export const x = () => import('../engine/index.ts');",
    "export type { Type } from '../engine/index.ts';",
  ].map((source) => requestsIn('src/store/x.ts', source));
  expect(dynamic).toMatchObject([{ onlyTypes: false }]);
  expect(type).toMatchObject([{ onlyTypes: true }]);
});

test('a package has to be entered in package.json, and not among those for development', () => {
  expect(rulesBrokenBy('src/app/core/undeclared.ts')).toEqual(['declared-packages']);
  expect(rulesBrokenBy('src/app/core/development.ts')).toEqual(['no-development-packages-at-run-time']);
  expect(rulesBrokenBy('src/app/core/developmentType.ts')).toEqual([]);
});

test('a file that imports itself goes in a circle', () => {
  expect(rulesBrokenBy('src/app/core/self.ts')).toEqual(['no-circles']);
});

test('a violation says where it stands and how a circle goes', () => {
  expect(found.find(({ rule }) => rule === 'no-circles')).toMatchObject({
    from: 'src/app/core/one.ts',
    line: 1,
    column: 21,
    to: 'src/app/core/two.ts → src/app/core/one.ts',
  });
});

test('each rule is broken by a file above', () => {
  const broken = new Set(found.map(({ rule }) => rule));
  const rules = [...RULES, CIRCLES, ROOMS, ORPHANS].map(({ name }) => name);
  expect(rules.filter((name) => !broken.has(name))).toEqual([]);
});
