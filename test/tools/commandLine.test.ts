import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaultOptions } from '../../src/engine/index.ts';
import { count, json, readCommandLine } from '../../src/tools/commandLine.ts';
import { inWords } from '../../src/tools/simulate/inWords.ts';
import { simulate } from '../../src/tools/simulate/simulation.ts';
import { runHere } from './runHere.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = ['simulate', 'catalogue', 'gallery', 'pace', 'bench', 'rules', 'move', 'backup', 'soak'] as const;

function simulateWith(...args: ReadonlyArray<string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/tools/simulate.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test.each(programs)('%s --help says what it is for and explains every flag', async (program) => {
  const { stdout } = await runHere(program, '--help');
  const [purpose, , usage, ...flags] = stdout.trimEnd().split('\n');
  expect(purpose).toMatch(/^[A-Z].*\.$/);
  expect(usage).toBe(`npm run ${program} -- [FLAGS]`);
  for (const flag of flags) expect(flag).toMatch(/^ {2}--[a-z-]+( \S+)? +\S.*/);
});

test('a program starts, says in a sentence each what is wrong, and does nothing', () => {
  const { status, stdout, stderr } = simulateWith('--games', 'many', '--policy', 'lucky');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toEqual([
    '--games takes a whole number.',
    '--policy is one of heuristic, random.',
    'npm run simulate -- --help says what there is.',
  ]);
});

const program = { name: 'paint', purpose: 'Paints.', flags: z.object({ coats: count('--coats', 2), json }) };

test.each([
  [[], { coats: 2, json: false }],
  [['--coats', '3', '--json'], { coats: 3, json: true }],
  [['--coats=1'], { coats: 1, json: false }],
])('%j is understood', (args, flags) => {
  expect(readCommandLine(program, args)).toEqual({ kind: 'run', flags });
});

test.each([
  [['--colour', 'red'], '--colour'],
  [['--coats'], '--coats'],
  [['--coats', '0'], '--coats takes a number above 0.'],
  [['--coats', '1.5'], '--coats takes a whole number.'],
  [['red'], 'red'],
])('%j is refused', (args, words) => {
  expect(readCommandLine(program, args)).toEqual({ kind: 'wrong', problems: [expect.stringContaining(words)] });
});

test('what stands without a flag is taken where a program asks for it, and named in its help', () => {
  const printer = {
    name: 'print',
    purpose: 'Prints.',
    operands: 'pages',
    flags: z.object({ pages: z.array(z.string()).min(1, 'Name a page.').describe('what is printed'), json }),
  };
  expect(readCommandLine(printer, ['one', '--json', 'two'])).toEqual({
    kind: 'run',
    flags: { pages: ['one', 'two'], json: true },
  });
  expect(readCommandLine(printer, [])).toEqual({ kind: 'wrong', problems: ['Name a page.'] });
  expect(readCommandLine(printer, ['--pages', 'one'])).toMatchObject({ kind: 'wrong' });
  expect(readCommandLine(printer, ['--help'])).toMatchObject({
    text: expect.stringMatching(
      /^Prints\.\n\nnpm run print -- PAGES… \[FLAGS\]\n {2}PAGES… {2}what is printed\n {2}--json /,
    ),
  });
});

test('simulate says by Agenda how often its owner won', () => {
  const options = { ...defaultOptions, players: 7, expansions: ['pegasus'] as const, cylonLeader: true };
  const played = simulate({ games: 2, seed: '1', policy: 'random', options }, () => undefined);
  const games = Object.values(played.agendas).reduce((sum, tally) => sum + tally.games, 0);
  expect([games, Object.keys(played.agendas).every((card) => card.startsWith('agenda/'))]).toEqual([2, true]);
  expect(inWords(played)).toMatch(/Won by Agenda: [A-Z].* [0-2] of [12][.]/);
  const without = simulate(
    { games: 1, seed: '1', policy: 'random', options: { ...defaultOptions, players: 3 } },
    () => undefined,
  );
  expect(inWords(without)).not.toContain('Agenda');
});
