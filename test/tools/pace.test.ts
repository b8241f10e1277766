import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { afterAwake, habits, replyDelay } from '../../src/tools/pace/people.ts';
import { pace as program } from '../../src/tools/pace/flags.ts';
import { readCommandLine } from '../../src/tools/commandLine.ts';
import { paceOf, policies } from '../../src/tools/pace/game.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { soaking } from '../soak.ts';
import type { PaceResult } from '../../src/tools/pace/run.ts';
import { runHere } from './runHere.ts';

describe('people', () => {
  test.each([
    ['by day', 9, 3, 0, 12],
    ['over the night', 22, 3, 0, 24 + 9],
    ['in the night', 2, 1, 0, 8],
    ['at midnight of another day', 48, 1, 0, 48 + 8],
    ['for days', 7, 16 + 16 + 1, 0, 48 + 8],
    ['until bedtime', 22, 1, 0, 23],
    ['who live ahead of us', 15, 2, 8, 25],
    ['who live behind us', 8, 1, -8, 16],
  ])('%s: asked at %i, %i hours awake, %i hours ahead', (_when, from, hours, zone, at) => {
    expect(afterAwake(from, hours, zone, habits)).toBe(at);
  });

  test('half of all replies take less than the median', () => {
    const random = randomNumbers('replies');
    const delays = Array.from({ length: 4000 }, () => replyDelay(habits, random));
    const faster = delays.filter((delay) => delay < habits.medianHours).length;
    expect(faster).toBeGreaterThan(1900);
    expect(faster).toBeLessThan(2100);
    expect(Math.min(...delays)).toBeGreaterThan(0);
  });
});

test('the same seed gives the same game under each policy, and one at a time asks the same questions as all at once', () => {
  const setting = { options: { ...defaultOptions, players: 3 }, seed: 'test/1', habits, zones: [0] };
  const played = policies.map((policy) => paceOf(setting, policy));
  expect(policies.map((policy) => paceOf(setting, policy))).toEqual(played);
  const [sequence, parallel, orders, holders] = played;
  expect(parallel).toMatchObject({ turns: sequence?.turns, asked: sequence?.asked, ordered: 0 });
  expect(holders).toMatchObject({ turns: sequence?.turns, asked: sequence?.asked, ordered: 0 });
  expect(sequence?.sittings ?? 0).toBeGreaterThan(holders?.sittings ?? 0);
  expect(orders?.ordered ?? 0).toBeGreaterThan(20);
});

describe('npm run pace', () => {
  test.runIf(soaking)(
    'with standing orders a game takes at most 40 % of the days of the first policy',
    { timeout: 900_000 },
    async () => {
      const games = 12;
      const { status, stdout, stderr } = await runHere(
        'pace',
        '--games',
        `${games}`,
        '--players',
        '5',
        '--seed',
        '1',
        '--json',
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const result = JSON.parse(stdout) as PaceResult;
      expect(result).toMatchObject({ games, players: 5, seed: '1', zones: [0], habits });
      expect(result.policies.map(({ policy, ofFirst }) => [policy, ofFirst <= 1])).toEqual([
        ['sequence', true],
        ['parallel', true],
        ['orders', true],
      ]);
      expect(result.policies[2]?.ofFirst ?? 1).toBeLessThanOrEqual(0.4);
      expect(result.comparison.policy).toBe('holders');
      for (const { days } of [...result.policies, result.comparison])
        expect(days.median > 0 && days.median <= days.p90 && days.mean > 0).toBe(true);
    },
  );

  test('says what is wrong with its flags', () => {
    expect(readCommandLine(program, ['--games', '0', '--zones', '0,far'])).toEqual({
      kind: 'wrong',
      problems: [
        '--games takes a number above 0.',
        '--zones takes hours, such as 0,1,-5: how far each player is ahead of the first.',
      ],
    });
    expect(readCommandLine(program, ['--players', '9'])).toMatchObject({
      kind: 'wrong',
      problems: [expect.stringContaining('players')],
    });
    expect(readCommandLine(program, ['--speed', '3'])).toMatchObject({ kind: 'wrong' });
    expect(readCommandLine(program, ['--zones', '0,1,-5'])).toEqual({
      kind: 'run',
      flags: { json: false, games: 100, players: 5, seed: '1', zones: [0, 1, -5] },
    });
  });
});
