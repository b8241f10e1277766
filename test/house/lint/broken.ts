/**
 * For every rule of the linter a file that breaks it: what is refused today is refused tomorrow, whatever linter runs.
 * Each is a file of src/app, beside a `seat.ts` and a `kind.ts`.
 */

// Put together here, so that a search for left-over marks doesn't find this file.
const leftOver = ['TO', 'DO'].join('');

/** The source by rule. */
export const broken: Readonly<Record<string, string>> = {
  'no-array-constructor': 'export const list = new Array(1, 2);',
  'no-unused-expressions': 'export function f(a: number): void { a + 1; }',
  'no-unused-vars': 'const unused = 1;\nexport const used = 2;',
  'no-useless-constructor': 'export class A { constructor() {} f(): number { return 1; } }',
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1;\nexport const b = a;',
  'prefer-rest-params': 'export function f(): unknown { return arguments[0]; }',
  'prefer-spread':
    'export const f = (g: (...all: number[]) => number, all: number[]): number => g.apply(undefined, all);',
  eqeqeq: 'export const f = (a: number, b: number): boolean => a == b;',
  'object-shorthand': 'export const f = (a: number): { a: number } => ({ a: a });',
  'no-warning-comments': `// ${leftOver}: later\nexport const x = 1;`,
  'max-lines': `export let x = 1;\n${'x += 1;\n'.repeat(400)}`,
  'max-depth': `export function f(a: number): void { ${'if (a > 1) { '.repeat(4)}f(a); ${'}'.repeat(4)} }`,
  'house/line-length': `export const x = [${'1, '.repeat(50)}];`,
  'house/comments': '/** What it is. */\nexport const x = 1;',
  'house/no-enums': 'export declare enum Color { Red = 1 }',
  'house/optional-chain': 'export const f = (a: { b: () => boolean } | undefined): boolean => !a || !a.b();',
  'typescript/adjacent-overload-signatures': 'export interface A { f(a: string): void; g(): void; f(a: number): void }',
  'typescript/ban-ts-comment': '// @ts-expect-error: a reason is none\nexport const x: number = "";',
  'typescript/ban-tslint-comment': '// tslint:disable-next-line\nexport const x = 1;',
  'typescript/consistent-generic-constructors': 'export const x: Map<string, number> = new Map();',
  'typescript/consistent-type-assertions': 'export const f = (a: unknown): string => <string>a;',
  'typescript/no-confusing-non-null-assertion': 'export const f = (a: number | undefined): boolean => a! === 1;',
  'typescript/no-duplicate-enum-values': 'export enum Color { Red = 1, Green = 1 }',
  'typescript/no-explicit-any': 'export type A = any;',
  'typescript/no-extra-non-null-assertion': 'export const f = (a: { b: number } | undefined): number => a!!.b;',
  'typescript/no-extraneous-class': 'export class A { static f(): number { return 1; } }',
  'typescript/no-inferrable-types': 'export const x: number = 1;',
  'typescript/no-invalid-void-type': 'export type A = string | void;',
  'typescript/no-misused-new': 'export interface A { b: number; new (): A }',
  'typescript/no-namespace': 'export namespace A { export const x = 1; }',
  'typescript/no-non-null-asserted-nullish-coalescing': 'export const f = (a: { b?: number }): number => a.b! ?? 1;',
  'typescript/no-non-null-asserted-optional-chain':
    'export const f = (a: { b?: number } | undefined): number => a?.b!;',
  'typescript/no-non-null-assertion': 'export const f = (list: string[]): string => list[0]!;',
  'typescript/no-require-imports': 'import path = require("node:path");\nexport const x = path.sep;',
  'typescript/no-this-alias': 'export function f(this: { a: number }): number { const self = this; return self.a; }',
  'typescript/no-unnecessary-type-constraint': 'export interface A<T extends unknown> { a: T }',
  'typescript/no-unsafe-declaration-merging': 'export interface A { a: number }\nexport class A { b = 1; }',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/prefer-as-const': 'export const x: "a" = "a";',
  'typescript/prefer-for-of':
    'export function f(list: number[]): void { for (let at = 0; at < list.length; at += 1) f([list[at] ?? 0]); }',
  'typescript/prefer-function-type': 'export interface A { (a: string): void }',
  'typescript/prefer-literal-enum-member': 'const one = 1;\nexport enum Color { Red = one }',
  'typescript/prefer-namespace-keyword': 'declare module A { const x: number; }\nexport const y = A.x;',
  'typescript/triple-slash-reference': '/// <reference path="./other.ts" />\nexport const x = 1;',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/consistent-type-imports': "import { Seat } from './seat.ts';\nexport type Chair = Seat;",
  'typescript/no-import-type-side-effects': "import { type Seat } from './seat.ts';\nexport type Chair = Seat;",
  'typescript/consistent-type-exports': "import type { Seat } from './seat.ts';\nexport { Seat };",
  'typescript/await-thenable': 'export async function f(a: number): Promise<void> { await a; }',
  'typescript/no-array-delete': 'export function f(list: number[]): void { delete list[0]; }',
  'typescript/no-base-to-string': 'export const f = (a: { b: number }): string => a.toString();',
  'typescript/no-deprecated': "import { old } from './seat.ts';\nexport const x = old();",
  'typescript/no-floating-promises': 'export function f(a: Promise<number>): void { a.then(() => 1); }',
  'typescript/no-for-in-array': 'export function f(list: number[]): void { for (const at in list) f([Number(at)]); }',
  'typescript/no-generated-empty-object-type': 'export type A = Omit<{ a: number }, "a">;',
  'typescript/no-implied-eval': 'export const f = (): unknown => setTimeout("f()", 1);',
  'typescript/no-mixed-enums': 'export enum Color { Red = 1, Green = "green" }',
  'typescript/no-unnecessary-template-expression': 'export const f = (a: string): string => `${a}`;',
  'typescript/no-unnecessary-type-arguments':
    'declare function g<T = number>(a?: T): T;\nexport const x = g<number>();',
  'typescript/no-unnecessary-type-assertion': 'export const f = (a: string): string => a as string;',
  'typescript/no-unnecessary-type-conversion': 'export const f = (a: string): string => String(a);',
  'typescript/no-unsafe-argument': 'export const f = (g: (a: string) => void): void => { g(JSON.parse("1")); };',
  'typescript/no-unsafe-assignment': 'export const y = JSON.parse("1");',
  'typescript/no-unsafe-call': 'export function f(): void { JSON.parse("1")(); }',
  'typescript/no-unsafe-member-access': 'export function f(): void { void JSON.parse("1").a; }',
  'typescript/no-unsafe-return': 'export const f = (): string => JSON.parse("1");',
  'typescript/no-unsafe-enum-comparison':
    "import type { Kind } from './kind.ts';\nexport const f = (a: Kind): boolean => a === 1;",
  'typescript/no-unsafe-unary-minus': 'export const f = (a: string): number => -a;',
  'typescript/no-useless-default-assignment': 'export const f = ({ a = 1 }: { a: number }): number => a;',
  'typescript/only-throw-error': 'export function f(): never { throw "no"; }',
  'typescript/prefer-find': 'export const f = (list: number[]): number | undefined => list.filter((a) => a > 1)[0];',
  'typescript/prefer-includes': 'export const f = (list: number[]): boolean => list.indexOf(1) !== -1;',
  'typescript/prefer-nullish-coalescing':
    'export const f = (a: { b: number } | undefined): { b: number } => a || { b: 1 };',
  'typescript/prefer-optional-chain':
    'export const f = (a: { b: number } | undefined): number | undefined => a && a.b;',
  'typescript/prefer-promise-reject-errors': 'export const f = (): Promise<never> => Promise.reject("no");',
  'typescript/prefer-reduce-type-parameter':
    'export const f = (list: string[]): string[] => list.reduce((all, a) => all.concat(a), [] as string[]);',
  'typescript/prefer-return-this-type': 'export class A { b = 1; f(): A { return this; } }',
  'typescript/prefer-string-starts-ends-with': 'export const f = (a: string): boolean => a.indexOf("b") === 0;',
  'typescript/related-getter-setter-pairs': 'export interface A { get a(): string; set a(value: number) }',
  'typescript/unbound-method': 'class A { b = 1; f(): number { return this.b; } }\nexport const { f } = new A();',
  'typescript/use-unknown-in-catch-callback-variable':
    'export const f = (a: Promise<number>): Promise<number> => a.catch((error: Error) => error.message.length);',
  'typescript/switch-exhaustiveness-check':
    'export function f(a: "b" | "c"): number { switch (a) { case "b": return 1; }\nreturn 2; }',
  'typescript/no-confusing-void-expression':
    'export const f = (g: () => void): number => { const a = g(); return a === undefined ? 1 : 2; };',
  'typescript/restrict-template-expressions': 'export const f = (a: number[]): string => `${a}`;',
  'typescript/restrict-plus-operands': 'export const f = (a: string, b: number): string => a + b;',
  'typescript/return-await':
    'export async function f(a: Promise<number>): Promise<number> { try { return a; } catch { return 1; } }',
  'typescript/no-unnecessary-condition': 'export const f = (a: { b: number }): number => a?.b;',
  'typescript/no-misused-promises': 'export const f = (list: number[]): number[] => list.filter(async (a) => a > 1);',
  'typescript/no-misused-spread': 'export const f = (a: Map<string, number>): object => ({ ...a });',
};

/** Rules that can't be broken without breaking these, too. */
export const besides: Readonly<Record<string, ReadonlyArray<string>>> = {
  'typescript/no-confusing-non-null-assertion': ['typescript/no-non-null-assertion'],
  'typescript/no-duplicate-enum-values': ['house/no-enums'],
  'typescript/no-extra-non-null-assertion': [
    'typescript/no-non-null-assertion',
    'typescript/no-unnecessary-type-assertion',
  ],
  'typescript/no-misused-promises': ['typescript/no-unnecessary-condition'],
  'typescript/no-mixed-enums': ['house/no-enums'],
  'typescript/no-non-null-asserted-nullish-coalescing': [
    'typescript/no-non-null-assertion',
    'typescript/no-unnecessary-condition',
  ],
  'typescript/no-non-null-asserted-optional-chain': ['typescript/no-non-null-assertion'],
  'typescript/prefer-as-const': ['typescript/no-inferrable-types'],
  'typescript/prefer-literal-enum-member': ['house/no-enums'],
  'typescript/prefer-namespace-keyword': ['no-unused-vars', 'typescript/no-namespace'],
};
