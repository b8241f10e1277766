import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { switchedOff } from '../../../bin/lint/switchedOff.mjs';
import config from '../../../oxlint.config.js';
import { besides, broken } from './broken.ts';
import { placed } from './placed.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const tree = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
afterAll(() => rmSync(tree, { recursive: true }));

const Report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), message: z.string(), filename: z.string() })),
});

const brokenFiles = Object.entries(broken).map(([rule, source]) => ({
  file: `src/app/${rule.replace('/', '-')}.ts`,
  source,
  rules: [rule, ...(besides[rule] ?? [])],
}));
const placedFiles = placed.flatMap(({ what, source, at }, number) =>
  Object.entries(at).map(([file, rules]) => ({
    what,
    file: file.replace('example', `example${number}`),
    source,
    rules,
  })),
);

let found: ReadonlyArray<{ readonly file: string; readonly rule: string }> = [];

function rulesBrokenBy(file: string): ReadonlyArray<string> {
  return found
    .filter((each) => each.file === file)
    .map(({ rule }) => rule)
    .sort();
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `${source}\n`);
}

// One run over a tree with all the files, as over the project: the compiler is asked once for all of them.
beforeAll(() => {
  for (const name of ['node_modules', 'bin/lint']) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    symlinkSync(join(ROOT, name), join(tree, name));
  }
  for (const name of ['tsconfig.json', 'package.json']) copyFileSync(join(ROOT, name), join(tree, name));
  write('oxlint.config.js', `export { default } from '${pathToFileURL(join(ROOT, 'oxlint.config.js')).href}';`);
  write(
    'src/app/seat.ts',
    'export interface Seat { a: number }\n/** @deprecated Use the new one. */\nexport const old = (): number => 1;',
  );
  write('src/app/kind.ts', 'export declare const enum Kind { One = 1, Two = 2 }');
  for (const { file, source } of [...brokenFiles, ...placedFiles]) write(file, source);
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--config', 'oxlint.config.js', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 26 });
  found = Report.parse(JSON.parse(stdout)).diagnostics.map(({ code = '', message, filename }) => ({
    file: filename.replaceAll('\\', '/'),
    rule: /^(?:eslint|(\w+))\((.+)\)$/.exec(code)?.slice(1).filter(Boolean).join('/') ?? message,
  }));
});

test.each(brokenFiles)('$rules.0 refuses a file', ({ file, rules }) => {
  expect([...new Set(rulesBrokenBy(file))]).toEqual([...rules].sort());
});

test.each(placedFiles)('$what: $file', ({ file, rules }) => {
  expect(rulesBrokenBy(file)).toEqual([...rules].sort());
});

test('each rule that the configuration switches on has a file above that breaks it, and is refused', () => {
  const all = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules));
  const on = all.filter(([, setting]) => setting !== 'off').map(([rule]) => rule);
  const tried = [...Object.keys(broken), ...placedFiles.flatMap(({ rules }) => rules)];
  expect([...new Set(tried)].sort()).toEqual([...new Set(on)].sort());
});

test('each rule that a place switches off is on elsewhere', () => {
  const off = config.overrides.flatMap(({ rules }) => Object.entries(rules)).filter(([, setting]) => setting === 'off');
  expect(off.map(([rule]) => rule).filter((rule) => !placedFiles.some(({ rules }) => rules.includes(rule)))).toEqual(
    [],
  );
});

// Put together here, so that the search for such comments doesn't find this file.
const comments = ['// oxlint', '/* eslint', '/**\n * oxlint'].map((start) => `${start}-disable`);
test.each(comments)('a comment does not switch a rule off: %j', (start) => {
  const folder = join(tree, 'comments');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.ts'), `export const x = 1;\n  ${start}\n*/\n`);
  writeFileSync(join(folder, 'b.ts'), `const text = '${start.replace(/^\W+/, '')}';\n`);
  expect(switchedOff(folder)).toEqual(['a.ts:2:3']);
  rmSync(folder, { recursive: true });
});
