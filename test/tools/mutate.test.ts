import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measure } from '../../src/tools/mutate/measure.ts';
import type { Coverage } from '../../src/tools/mutate/coverage.ts';
import { codeBelow, mutantsOf, sampleOf } from '../../src/tools/mutate/mutants.ts';
import type { RunAnswer, RunRequest } from '../../src/tools/mutate/messages.ts';
import { reportLines, resultOf, survivorLine } from '../../src/tools/mutate/report.ts';
import { startTestProcess } from '../../src/tools/mutate/testProcess.ts';
import { testsFor } from '../../src/tools/mutate/testsFor.ts';
import { trier } from '../../src/tools/mutate/trying.ts';

const project = fileURLToPath(new URL('fixtures/mutated', import.meta.url));
const mutant = { id: '7', file: 'src/toll.ts', line: 3, column: 10, original: 'age < 18', replacement: 'age <= 18' };

test('of a small project the one change is named that no test notices, and those that no test executes', async () => {
  const [told, found] = [new Array<string>(), new Array<string>()];
  const result = await measure(
    project,
    { paths: ['src/toll.ts'], sample: undefined, seed: 1, tests: [], longest: 2 },
    {
      tell: (text) => {
        told.push(text);
      },
      survivor: (survivor) => {
        found.push(survivorLine(survivor));
      },
    },
  );
  expect([...found, ...reportLines(result)]).toEqual([
    'src/toll.ts:3:10: age < 18 → age <= 18',
    'src/toll.ts:9:46: { return -paid; } → {} (no test executes it)',
    'src/toll.ts:10:10: -paid → +paid (no test executes it)',
    '8 of 8 mutants were tried.',
    'Noticed: 5, 62.5 of 100. Survived: 1. No test executes: 2.',
  ]);
  expect(told[0]).toBe('8 mutants in 1 files, of which 8 are tried; 1 files of tests.');
});

/** A process of vitest that is still there. */
function isFork(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('forks');
  } catch {
    return false;
  }
}

test('after a file that is to be alone its process is gone, and the next run begins another one', async () => {
  const file = join(project, 'test/toll.test.ts');
  // Another file of tests in this process may have children of its own.
  const children = (): ReadonlyArray<string> =>
    readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const before = children();
  const begun = (): ReadonlyArray<string> => children().filter((pid) => !before.includes(pid) && isFork(pid));
  const runner = await startTestProcess(project, new Map(), { all: [file], alone: new Set([file]) });
  const request = { file, fresh: false, timeLimit: 5000 };
  for (let run = 0; run < 2; run += 1) {
    expect(await runner.run(request, 60_000)).toMatchObject({ tests: [{ passed: true }, { passed: true }] });
    await expect.poll(begun).toEqual([]);
  }
  await runner.close();
});

test('a change is told with its place, what stood there, and what it became', async () => {
  const { mutants, sources } = await mutantsOf(project, ['src/toll.ts']);
  expect(
    mutants.map(({ line, column, original, replacement }) => [line, column, original, replacement]),
  ).toContainEqual([3, 10, 'age < 18', 'age <= 18']);
  expect(sources.get('src/toll.ts')).toContain('age <= 18');
});

test('only code below src is changed, and only what is there', () => {
  expect(codeBelow(project, ['src', './src/toll.ts', 'src/'])).toEqual(['src/toll.ts']);
  expect(() => codeBelow(project, ['test'])).toThrow('There is no test below src.');
  expect(() => codeBelow(project, ['src/fare.ts'])).toThrow('There is no src/fare.ts below src.');
});

test('a sample is as large as wanted, in order, and the same for the same seed', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  const some = sampleOf(all, 10, 5);
  expect([some.length, new Set(some).size]).toEqual([10, 10]);
  expect(some).toEqual(some.toSorted((a, b) => a - b));
  expect([sampleOf(all, 10, 5), sampleOf(all, 200, 5)]).toEqual([some, all]);
  expect(sampleOf(all, 10, 6)).not.toEqual(some);
});

test('tests of a place are those that mirror it, and then those that import it, but none that start programs', () => {
  const imported = (from: string, to: string, onlyTypes = false) => ({
    from,
    to,
    onlyTypes,
    kind: 'file' as const,
    line: 1,
    column: 1,
  });
  const imports = [
    imported('test/app/scene.ts', 'src/app/ending/checks.ts'),
    imported('test/app/undo.test.ts', 'test/app/scene.ts'),
    imported('test/app/types.test.ts', 'src/app/ending/types.ts', true),
    imported('test/bot/ending.test.ts', 'src/bot/ending.ts'),
    imported('test/e2e/ending.test.ts', 'src/app/ending/checks.ts'),
    imported('test/app/whole.soak.test.ts', 'src/app/ending/checks.ts'),
    imported('src/app/index.ts', 'src/app/ending/checks.ts'),
  ];
  const more = ['test/app/ending/loyalty.test.ts', 'test/app/ending.test.ts', 'test/app/endings.test.ts'];
  const files = [...imports.map(({ from }) => from), ...more];
  expect(testsFor({ files, imports }, ['src/app/ending'], [])).toEqual([
    'test/app/ending.test.ts',
    'test/app/ending/loyalty.test.ts',
    'test/app/undo.test.ts',
  ]);
  expect(testsFor({ files, imports }, ['src/app/ending/loyalty.ts'], [])).toEqual(['test/app/ending/loyalty.test.ts']);
  expect(testsFor({ files, imports }, ['src/app/ending'], ['test/bot/', 'test/app/undo.test.ts'])).toEqual([
    'test/app/undo.test.ts',
    'test/bot/ending.test.ts',
  ]);
});

const tests = [
  { id: 'quick', name: 'quick', file: 'a', milliseconds: 1 },
  { id: 'alike', name: 'alike', file: 'a', milliseconds: 2 },
  { id: 'long', name: 'long', file: 'a', milliseconds: 900 },
];
const executions = new Map([
  [
    '7',
    new Map([
      ['quick', 1],
      ['alike', 1],
      ['long', 3],
    ]),
  ],
]);
const covered: Coverage = { tests, executions, atLoad: new Set(), unsure: [], slow: [] };
const passed: RunAnswer = { tests: [], failed: false, executed: 1, perTest: {}, outside: {} };
const failed = { ...passed, failed: true };

/** Tries the mutant with tests that end in a row as they are to; how it went, and what was run for it. */
async function tried(coverage: Coverage, ...endings: ReadonlyArray<RunAnswer | { ended: string }>) {
  const asked: RunRequest[] = [];
  const run = (request: RunRequest): Promise<RunAnswer | { ended: string }> => {
    asked.push(request);
    return Promise.resolve(endings[asked.length - 1] ?? passed);
  };
  const outcome = await trier({ run, close: () => Promise.resolve() }, coverage, new Set())(mutant);
  return { outcome, asked: asked.map((one) => [one.tests?.join(' '), one.mutant, one.fresh]) };
}

test('the quick tests run first, and the slow ones each alone', async () => {
  expect(await tried(covered, passed, passed)).toEqual({
    outcome: 'survived',
    asked: [
      ['quick alike', '7', true],
      ['long', '7', false],
    ],
  });
});

test('a failure counts if the same tests pass without the mutant', async () => {
  expect(await tried(covered, failed, passed)).toEqual({
    outcome: 'noticed',
    asked: [
      ['quick alike', '7', true],
      ['quick alike', undefined, false],
    ],
  });
});

test('where they fail without it too, everything is loaded again', async () => {
  expect(await tried(covered, failed, failed, passed, failed)).toEqual({
    outcome: 'noticed',
    asked: [
      ['quick alike', '7', true],
      ['quick alike', undefined, false],
      ['quick alike', '7', true],
      ['long', '7', false],
    ],
  });
});

test('what is worked out once is tried with everything loaded again, as is what runs while it loads', async () => {
  const idle = { ...passed, executed: 0 };
  expect(await tried(covered, idle, idle, failed)).toMatchObject({
    outcome: 'noticed',
    asked: [{}, {}, ['quick alike', '7', true]],
  });
  const loading = { ...covered, executions: new Map(), atLoad: new Set(['7']) };
  expect(await tried(loading, passed, failed)).toEqual({
    outcome: 'noticed',
    asked: [
      ['quick alike', '7', true],
      ['long', '7', false],
    ],
  });
});

test('a process that hangs has noticed the mutant; what no test executes is not tried', async () => {
  expect(await tried(covered, { ended: 'nothing came' })).toMatchObject({ outcome: 'noticed' });
  expect(await tried({ ...covered, executions: new Map() })).toEqual({ outcome: 'uncovered', asked: [] });
});

test('the report names the seed, and of long code the middle is left out', () => {
  const long = {
    ...mutant,
    original: `{\n  ${'pay();\n'.repeat(50)}}`,
    replacement: '{}',
    outcome: 'survived' as const,
  };
  const line = survivorLine(long);
  expect(line).toMatch(/^src\/toll\.ts:3:10: \{ pay\(\); .* … .*pay\(\); \} → \{\}$/);
  expect(line.length).toBeLessThan(140);
  expect(
    reportLines(
      resultOf(900, 4, [
        [long, 'survived'],
        [mutant, 'noticed'],
        [mutant, 'noticed'],
      ]),
    ),
  ).toEqual([
    '3 of 900 mutants were tried, chosen with the seed 4.',
    'Noticed: 2, 66.6 of 100. Survived: 1. No test executes: 0.',
  ]);
});
