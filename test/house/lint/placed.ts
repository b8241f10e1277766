/** Code that is refused or allowed in some places only. */
export interface Placed {
  readonly what: string;
  readonly source: string;
  /**
   * For each file the rules that the source breaks there, once for each time. `example` gets a number, so that each
   * source is a file.
   */
  readonly at: Readonly<Record<string, ReadonlyArray<string>>>;
}

// Put together here, so that a search for left-over tests doesn't find this file.
const leftOver = ['TO', 'DO'].join('').toLowerCase();

const times = (count: number, rule: string): ReadonlyArray<string> => Array.from({ length: count }, () => rule);

const globals = [
  'Date',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'fetch',
  'crypto',
  'Buffer',
  'console',
  'globalThis',
  'require',
];
const modules = [
  'node:fs',
  'node:timers/promises',
  'fs',
  'fs/promises',
  'path',
  'os',
  'crypto',
  'child_process',
  'timers',
  'timers/promises',
  'worker_threads',
  'perf_hooks',
];
const impure = [
  ...modules.map(
    (name, at) => `import * as module${at} from '${name}';\nexport const f${at} = (): object => module${at};`,
  ),
  ...globals.map((name) => `export const ${name}Of = (): unknown => [${name}];`),
  'export const roll = (): number => Math.random();',
].join('\n');
const notPure = [...times(globals.length, 'no-restricted-globals'), 'no-restricted-properties'];

const walks = [
  'map',
  'flatMap',
  'forEach',
  'filter',
  'some',
  'every',
  'find',
  'findIndex',
  'reduce',
  'entries',
  'keys',
  'values',
  'length',
];
const throughAll = [
  ...walks.map((walk) => `export const ${walk}Of = (players: Players): unknown => players.${walk};`),
  ...walks.map((walk) => `export const ${walk}In = (game: { players: Players }): unknown => game.players.${walk};`),
  'export function each(game: { players: number[] }): void { for (const seat of game.players) each({ players: [seat] }); }',
  'export function at(game: { players: Players }): void { for (const key in game.players) at({ players: { [key]: 1 } }); }',
  'export const all = (game: { players: number[] }): number[] => [...game.players];',
];
/** Files of the engine that may tell of players who are out of the game. */
const tellOfAll = [
  'src/engine/pieces/players.ts',
  'src/engine/rules/setup/example.ts',
  'src/engine/view.ts',
  'src/engine/describe/example.ts',
  'src/engine/migrations/example.ts',
  'src/engine/migrate.ts',
];

type Shape = readonly [asks: string, refused: boolean];
const thing = 'interface Thing { b: () => boolean; n: number; c: { b: () => boolean } }';
/** Cases that `typescript/prefer-optional-chain` leaves out, and some that are none. */
const shapes: ReadonlyArray<Shape> = [
  ['!a || !a.b()', true],
  ['a === undefined || !a.b()', true],
  ['a == null || !a.c.b()', true],
  ["typeof a === 'undefined' || !a['c'].b()", true],
  ['other || a === undefined || !a.b()', true],
  ['a === undefined || a.n > 1', false],
  ['a === undefined || a.n !== next?.n', false],
  ['a === undefined || !other', false],
];
const chains = shapes.map(
  ([asks], at) =>
    `export const f${at} = (a?: Thing, next?: Thing, other = false): boolean[] =>\n  [other, a === next, ${asks}];`,
);

export const placed: ReadonlyArray<Placed> = [
  {
    what: 'clock, chance, timers, the environment, files',
    source: impure,
    at: {
      'src/engine/rules/example.ts': [...times(modules.length, 'no-restricted-imports'), ...notPure],
      'src/catalogue/example.ts': [...times(modules.length, 'no-restricted-imports'), ...notPure],
      'src/catalogue/load.ts': notPure,
      'src/store/example.ts': [],
    },
  },
  {
    what: 'going through all players',
    source: ['type Players = Record<string, number>;', ...throughAll].join('\n'),
    at: {
      'src/engine/rules/example.ts': times(throughAll.length, 'house/seats-in-play'),
      'src/app/example.ts': [],
      ...Object.fromEntries(tellOfAll.map((file) => [file, []])),
    },
  },
  {
    what: 'asking whether something is there and then what it has',
    source: [thing, ...chains].join('\n'),
    at: { 'src/app/example.ts': times(shapes.filter(([, refused]) => refused).length, 'house/optional-chain') },
  },
  {
    what: 'enums',
    source: 'export declare enum Color { Red = 1 }',
    at: {
      'src/engine/rules/example.ts': ['house/no-enums'],
      'test/app/example.ts': ['house/no-enums'],
      'data/example.ts': ['house/no-enums'],
    },
  },
  {
    what: 'the console',
    source: 'export function f() { console.log(1); }',
    at: {
      'src/app/example.ts': ['no-console'],
      'commands/example.ts': ['no-console'],
      'render/example.ts': ['no-console'],
      'src/tools/example.ts': [],
      'src/startup/start.ts': [],
      'test/app/example.ts': [],
      'bin/example.mjs': [],
    },
  },
  {
    what: 'chance',
    source: 'export const roll = (): number => Math.random();',
    at: { 'test/app/example.ts': ['no-restricted-properties'], 'src/app/example.ts': [] },
  },
  {
    what: 'what is deprecated',
    source: "import { old } from '../app/seat.ts';\nexport const x = old();",
    at: { 'src/store/example.ts': ['typescript/no-deprecated'], 'src/table/example.ts': [] },
  },
  {
    what: 'numbers beside members of enums',
    source: "import type { Kind } from '../app/kind.ts';\nexport const f = (a: Kind): boolean => a === 1;",
    at: { 'src/store/example.ts': ['typescript/no-unsafe-enum-comparison'], 'src/table/example.ts': [] },
  },
  {
    what: 'more than 400 lines of code, or 500 of tests',
    source: `export let x = 1;\n${'x += 1;\n// Not counted, as empty lines are not.\n\n'.repeat(400)}`,
    at: { 'src/store/example.ts': ['max-lines'], 'test/app/example.ts': [] },
  },
  {
    what: 'a comment that no native would write',
    source: '/** Whoever looks on. */\nexport const x = 1;',
    at: {
      'src/store/example.ts': ['house/comments', 'house/comments'],
      'test/app/example.ts': ['house/comments', 'house/comments'],
    },
  },
  {
    what: 'more than 120 characters in a line',
    source: `export const x = [${'1, '.repeat(50)}];`,
    at: { 'src/store/example.ts': ['house/line-length'], 'src/table/server/validation/spec.d.ts': [] },
  },
  {
    what: 'more than 500 lines of code',
    source: `export let x = 1;\n${'x += 1;\n'.repeat(500)}`,
    at: { 'src/store/example.ts': ['max-lines'], 'test/app/example.ts': ['max-lines'] },
  },
  {
    what: 'a value of any type',
    source: 'export const x = JSON.parse("1");',
    at: { 'src/store/example.ts': ['typescript/no-unsafe-assignment'], 'test/app/example.ts': [] },
  },
  {
    what: 'a method without its object',
    source: 'class A { b = 1; f(): number { return this.b; } }\nexport const { f } = new A();',
    at: { 'src/store/example.ts': ['typescript/unbound-method'], 'test/app/example.ts': [] },
  },
  ...['test', 'it', 'describe'].flatMap((name) =>
    ['only', leftOver].map((form) => ({
      what: `${name} and ${form}`,
      source: `import { ${name} } from 'vitest';\n${name}.${form}('a', () => { /* nothing */ });`,
      at: { 'test/app/example.ts': ['house/no-left-over-tests'] },
    })),
  ),
  {
    what: 'arguments of old',
    source: 'export function f() { return Number(arguments[0]); }',
    at: { 'bin/example.mjs': [], 'src/app/example.ts': ['prefer-rest-params'] },
  },
  {
    what: 'what the options allow',
    source: [
      'export const f = (a: number | null, b: string): boolean => a == null || [...b].length > a;',
      'export const g = (a: number, _b: number): string => `${a}`;',
      'export interface Empty {}',
      'export const h = ({ a: _a, ...rest }: { a: number; b: number }): object => rest;',
      'export const k = (call: () => void): void => call();',
      'export function l(a: number): void { if (a > 1) { if (a > 2) { if (a > 3) { l(a - 1); } } } }',
      'export async function m(work: Promise<boolean>[]): Promise<void> { while (true) { if (await work[0]) return; } }',
      'export const n = (a: "b" | "c"): number => { switch (a) { case "b": return 1; default: return 2; } };',
      'export const o = (on: (listener: () => void) => void): void => { on(async () => { await Promise.resolve(); }); };',
      `export const text = '${'long '.repeat(40)}';`,
    ].join('\n'),
    at: { 'src/app/example.ts': [], 'src/engine/rules/example.ts': [], 'test/app/example.ts': [] },
  },
];
