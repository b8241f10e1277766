import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { underLoad } from '../../src/tools/crowd/pace.ts';
import { bench as program } from '../../src/tools/bench/flags.ts';
import { measure } from '../../src/tools/bench/parts.ts';
import { partNames } from '../../src/tools/bench/results.ts';
import type { BenchPart, BenchResults } from '../../src/tools/bench/results.ts';
import { median, quantile, repeatedly } from '../../src/tools/bench/statistics.ts';
import { table } from '../../src/tools/bench/table.ts';
import { readCommandLine } from '../../src/tools/commandLine.ts';
import { soaking } from '../soak.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function bench(...args: ReadonlyArray<string>) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/bench.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

/** The findings of one part, in this process: the first test shows that the program starts and writes them out. */
const found = async (part: BenchPart): Promise<Partial<BenchResults>> => await measure([part], 1, () => undefined);

describe('npm run bench', () => {
  test('--json is one object with the parts that were asked for', () => {
    const { status, stdout, stderr } = bench('--only', 'engine', '--seconds', '1', '--json');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const result: unknown = JSON.parse(stdout);
    const number = expect.any(Number);
    expect(result).toEqual({
      engine: { games: number, decisionsPerSecond: number, gameMs: number, stateKB: number, ratioToCopy: number },
    });
    const figures = Object.values((result as { engine: Record<string, number> }).engine);
    expect(figures.filter((figure) => !(figure > 0))).toEqual([]);
  });

  test.runIf(soaking)('counts the messages of whole games: few in each turn', async () => {
    const { messages } = await found('messages');
    expect(messages).toMatchObject({ games: 1, turns: expect.any(Number), directMessages: expect.any(Number) });
    expect(messages?.perTurnOfPeople).toBeLessThanOrEqual(5);
    expect(messages?.perAutomaticTurn).toBeLessThanOrEqual(2.5);
  });

  test.runIf(soaking)('measures what a finished game takes on disk before and after it is packed', async () => {
    const { disk } = await found('disk');
    expect(disk).toMatchObject({ games: 1 });
    expect(disk?.packedKB).toBeGreaterThan(0);
    expect(disk?.packedKB).toBeLessThan(disk?.playedKB ?? 0);
    expect(disk?.packedKB).toBeLessThanOrEqual(100);
  });
});

describe('flags', () => {
  test('without any, every part is measured', () => {
    expect(readCommandLine(program, [])).toEqual({
      kind: 'run',
      flags: { only: [...partNames], seconds: 10, json: false },
    });
  });

  test('parts may be given in any order, with spaces and twice', () => {
    expect(readCommandLine(program, ['--only', 'picture, engine,picture', '--seconds', '0.5', '--json'])).toEqual({
      kind: 'run',
      flags: { only: ['engine', 'picture'], seconds: 0.5, json: true },
    });
  });

  test('what is wrong is said in a sentence each', () => {
    expect(readCommandLine(program, ['--only', 'engine,weather', '--seconds', '0'])).toEqual({
      kind: 'wrong',
      problems: [
        'There is no part called “weather”. There are: engine, heuristic, view, describing, press, path, catalogue, picture, messages, requests, delivery, disk, acknowledgement, storm.',
        '--seconds takes a number above 0, at most 600.',
      ],
    });
  });

  test.each([
    [['--only', ''], '--only takes parts: engine, '],
    [['--only'], '--only'],
    [['--seconds', 'soon'], '--seconds takes a number above 0'],
    [['--seconds', '601'], '--seconds takes a number above 0'],
    [['--sconds', '3'], '--sconds'],
    [['engine'], 'engine'],
  ])('%j is refused', (args, words) => {
    const asked = readCommandLine(program, args);
    expect(asked.kind === 'wrong' ? asked.problems : []).toEqual([expect.stringContaining(words)]);
  });
});

describe('table', () => {
  test('says of each target whether it is met', () => {
    const lines = table({
      engine: { games: 3, decisionsPerSecond: 20_000, gameMs: 150, stateKB: 20, ratioToCopy: 0.1 },
    }).split('\n');
    const line = (words: string): string => lines.find((each) => each.includes(words)) ?? '';
    expect(line('decisions')).toMatch(/20,000 \/s +≥ 20,000 \/s +met$/);
    expect(line('whole game')).toMatch(/150 ms +< 150 ms +missed$/);
    expect(line('games played')).toMatch(/ 3$/);
    expect(lines).toHaveLength(6);
  });

  test('a bot that leaves people without an answer does not pass unnoticed', () => {
    const acknowledgement = {
      games: 200,
      interactions: 100,
      unanswered: 2,
      medianMs: 10,
      p99Ms: 3001,
      pictures: 5,
      emptyMedianMs: 2,
      ratioToEmpty: 5,
    };
    const lines = table({ acknowledgement }).split('\n');
    expect(lines.find((each) => each.includes('not answered'))).toMatch(/ 2 +< 1 +missed$/);
    expect(lines.find((each) => each.includes('median') && each.includes('bare'))).not.toMatch(/met|missed/);
  });
});

describe('statistics', () => {
  test('quantiles of numbers, in any order and of none', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([median([3, 1, 2]), quantile(hundred, 0.99), quantile([5], 0.99), median([])]).toEqual([2, 100, 5, 0]);
  });

  test('work is repeated as often as is said, however short the time', () => {
    expect(repeatedly(0, 3, (round) => round)).toEqual([0, 1, 2]);
  });
});

describe('load', () => {
  test('does not wait for one before it starts the next, and waits for all at the end', async () => {
    const started: Array<() => void> = [];
    const all = underLoad(
      { perSecond: 1000, seconds: 0.003 },
      () =>
        new Promise((resolve) => {
          started.push(resolve);
          if (started.length === 3) for (const end of started) end();
        }),
    );
    await all;
    expect(started).toHaveLength(3);
  });

  test('tells of a failure', async () => {
    await expect(
      underLoad({ perSecond: 1000, seconds: 0.002 }, () => Promise.reject(new Error('no answer'))),
    ).rejects.toThrow('no answer');
  });
});
