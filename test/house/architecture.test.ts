/** `docs/architecture.md` leads through the code: each of its steps is there, and can be reached from one before it. */
import { describe, expect, test } from 'vitest';
import { declares, isThere, readText } from './documents.ts';

interface Step {
  readonly line: string;
  readonly file: string;
  readonly name: string;
  readonly later: boolean;
}

const chapters = readText('docs/architecture.md')
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

describe.each(chapters)('$title', ({ lines }) => {
  const steps = lines.map((line) => stepOf(line));

  test('every step has a number in order, a file and a name', () => {
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((_, place) => steps[place] === undefined)).toEqual([]);
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, place) => place + 1));
  });

  test('every name is declared in its file', () => {
    const missing = steps.filter(
      (step) => step !== undefined && !(isThere(step.file) && declares(readText(step.file), step.name)),
    );
    expect(missing).toEqual([]);
  });

  test('every step that nobody else begins stands in the file of an earlier one', () => {
    const known = steps.flatMap((step) => (step === undefined ? [] : [step]));
    const unreachable = known.filter(
      ({ later, name }, place) =>
        place > 0 &&
        !later &&
        !known.slice(0, place).some(({ file }) => new RegExp(`\\b${escaped(name)}\\b`).test(readText(file))),
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
  const places = readText('docs/glossary.md')
    .split('\n')
    .flatMap((line) => {
      const found = /\| `([^`]+)` `([^`]+)` \|$/.exec(line);
      return found === null ? [] : [{ file: found[1] ?? '', name: found[2] ?? '' }];
    });
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter(({ file, name }) => !(isThere(file) && readText(file).includes(name)))).toEqual([]);
});
