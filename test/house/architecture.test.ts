/** `docs/architecture.md` leads through the code: each of its steps is there, and can be reached from one before it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Step {
  readonly line: string;
  readonly file: string;
  readonly name: string;
  readonly later: boolean;
}

const chapters = read('docs/architecture.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    lines: text.split('\n').filter((line) => /^\d+\. /.test(line)),
  }));

function stepOf(line: string): Step | undefined {
  const found = /^\d+\. (\*\*Later\*\* )?`([^`]+)` `([^`]+)`: /.exec(line);
  return found === null
    ? undefined
    : { line, later: found[1] !== undefined, file: found[2] ?? '', name: found[3] ?? '' };
}

const escaped = (name: string): string => name.replace(/[/.]/g, '\\$&');

/** Declared there under this name: a function, a constant, a type, a procedure, a verb, or an entry of the data. */
const declares = (source: string, name: string): boolean =>
  new RegExp(
    `(function|const|interface|type|procedure\\(') ?${escaped(name)}\\b|^ +(async )?${escaped(name)}(: |\\()|id: ${escaped(name)}$`,
    'm',
  ).test(source);

describe.each(chapters)('$title', ({ lines }) => {
  const steps = lines.map((line) => stepOf(line));

  test('every step has a number in order, a file and a name', () => {
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((_, place) => steps[place] === undefined)).toEqual([]);
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, place) => place + 1));
  });

  test('every name is declared in its file', () => {
    const missing = steps.filter(
      (step) => step !== undefined && !(existsSync(join(root, step.file)) && declares(read(step.file), step.name)),
    );
    expect(missing).toEqual([]);
  });

  test('every step that nobody else begins stands in the file of an earlier one', () => {
    const known = steps.flatMap((step) => (step === undefined ? [] : [step]));
    const unreachable = known.filter(
      ({ later, name }, place) =>
        place > 0 &&
        !later &&
        !known.slice(0, place).some(({ file }) => new RegExp(`\\b${escaped(name)}\\b`).test(read(file))),
    );
    expect(unreachable).toEqual([]);
  });
});

test('a step that is gone, or that leads nowhere, would be found', () => {
  expect(declares('export function answer(', 'answer')).toBe(true);
  expect(declares("procedure('crisis', {", 'crisis')).toBe(true);
  expect(declares('  lose: always(', 'lose')).toBe(true);
  expect(declares('export function answered(', 'answer')).toBe(false);
  expect(stepOf('3. `src/a.ts`: something')).toBeUndefined();
});

test('every word of the glossary stands in the file that it names', () => {
  const places = read('docs/glossary.md')
    .split('\n')
    .flatMap((line) => {
      const found = /\| `([^`]+)` `([^`]+)` \|$/.exec(line);
      return found === null ? [] : [{ file: found[1] ?? '', name: found[2] ?? '' }];
    });
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter(({ file, name }) => !(existsSync(join(root, file)) && read(file).includes(name)))).toEqual([]);
});
