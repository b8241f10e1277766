import { describe, expect, test } from 'vitest';
import { passedBy, soakMemory } from '../../src/tools/soak/memory.ts';
import { argumentsFor, resultOf } from '../../src/tools/soak/tests.ts';
import { slopeOf, warmedUp } from '../../src/tools/soak/slope.ts';

const quietly = (): void => undefined;

test('a game is played by the real bot, and its memory is told', async () => {
  const { games, answers, start, end, peakMB, errors, samples } = await soakMemory(
    { minutes: 2, games: 1, 'at-once': 1, seed: 3, answersOfGame: 10 },
    quietly,
  );
  expect({ games, errors }).toEqual({ games: 1, errors: [] });
  expect(answers).toBe(10);
  for (const { residentMB, heapMB } of [start, end]) {
    expect(heapMB).toBeGreaterThan(10);
    expect(residentMB).toBeGreaterThan(heapMB);
  }
  expect(peakMB).toBe(Math.max(...samples.map(({ residentMB }) => residentMB)));
});

describe('tests at length', () => {
  test('are those of the chosen folders, and tell their result in a file', () => {
    expect(argumentsFor(['test/app', 'test/time/clock.test.ts'], '/tmp/report.json')).toEqual([
      'run',
      'test/app',
      'test/time/clock.test.ts',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=/tmp/report.json',
    ]);
  });

  test('are counted, and those that failed said in a sentence', () => {
    const report = JSON.stringify({ numTotalTests: 9, numPassedTests: 7, numFailedTests: 2 });
    const [succeeded, failed] = [7, 2];
    expect(resultOf(report, 0, 90_000)).toEqual({ minutes: 1.5, succeeded, failed, passed: [] });
    const passed = ['Of the tests 2 failed: look above for their seeds.'];
    for (const code of [1, null])
      expect(resultOf(report, code, 90_000)).toEqual({ minutes: 1.5, succeeded, failed, passed });
    expect(() => resultOf('{}', 0, 1)).toThrow('numPassedTests');
  });
});

describe('the slope', () => {
  const line = [0, 100, 200, 300].map((answers) => ({ answers, residentMB: 200 + answers / 50 }));

  test('is that of the line through all points', () => {
    expect(slopeOf(line)).toBeCloseTo(1 / 50);
    expect(slopeOf([])).toBe(0);
    expect(slopeOf(line.slice(0, 1))).toBe(0);
  });

  test('begins after a quarter of a short run, and after 300 answers of a long one', () => {
    expect(warmedUp(line).answers).toBe(100);
    expect(warmedUp([...line, { answers: 5000, residentMB: 300 }]).answers).toBe(300);
    expect(() => warmedUp([])).toThrow('no samples');
  });
});

describe('limits', () => {
  const good = { slopeKB: 5, answers: 2000, peakMB: 350, played: true, errors: 0 };

  test('a bot that stays within them passes none', () => {
    expect(passedBy(good)).toEqual([]);
  });

  test.each([
    [{ slopeKB: 21 }, 'Memory grew by 21 KB an answer; 20 are allowed.'],
    [{ peakMB: 450 }, 'The bot took 450 MB; it has to stay below 450.'],
    [{ played: false }, 'Nothing was answered: nothing was measured.'],
    [{ errors: 2 }, 'Games were cut short by what went wrong, so less was played than there was time for.'],
  ])('%j passes one', (bad, sentence) => {
    expect(passedBy({ ...good, ...bad })).toEqual([sentence]);
  });

  test('a short run may grow by as many megabytes as 2,000 answers', () => {
    expect(passedBy({ ...good, answers: 400, slopeKB: 100 })).toEqual([]);
    expect(passedBy({ ...good, answers: 400, slopeKB: 101 })).toEqual([
      'Memory grew by 101 KB an answer; 20 are allowed.',
    ]);
  });
});
