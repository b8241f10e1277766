/** The memory of results: how a game was set up and answered. */
import { describe, expect, test } from 'vitest';
import { answerTimesOf, courseOf, isByTheBook } from '../../../../src/app/model/record/course.ts';
import { defaultOptions } from '../../../../src/engine/index.ts';

const hour = 3_600_000;
const startedAt = Date.UTC(2026, 0, 1, 22);
const game = {
  options: { ...defaultOptions, players: 3 },
  seats: ['ann', 'ben', 'cat'].map((userId) => ({ kind: 'user' as const, userId, name: userId })),
  startedAt,
  createdAt: 0,
};
const answered = (seat: number, by: string, hours: number, undoneAt?: number) => ({
  seat,
  by,
  at: startedAt + hours * hour,
  undoneAt,
});

const inputs = [
  answered(0, 'ann', 1),
  answered(1, 'ben', 1.5),
  answered(1, 'ben', 2.5, startedAt + 3 * hour),
  answered(0, 'ann', 3.5),
  answered(2, 'timer', 30),
  answered(0, 'ann', 30.5),
];

describe('what a result remembers', () => {
  test('options, players, and the days on which somebody answered', () => {
    expect(courseOf(game, inputs)).toEqual({ options: game.options, players: 3, startedAt, days: 3, byTheBook: true });
  });

  test('how long the game waited for each answer of a person; what was undone and timers do not count', () => {
    expect(answerTimesOf(game, inputs, 0)).toEqual({ answers: 3, total: 3.5 * hour, median: hour, longest: 2 * hour });
    expect(answerTimesOf(game, inputs, 1)).toEqual({
      answers: 1,
      total: 0.5 * hour,
      median: 0.5 * hour,
      longest: 0.5 * hour,
    });
    expect(answerTimesOf(game, inputs, 2)).toBeUndefined();
  });

  test.each([
    [{}, true],
    [{ difficulty: 'easierForHumans' }, true],
    [{ noSympathizer: true }, true],
    [{ cylonShipsActivateOncePerTurn: false }, false],
    [{ expansions: ['pegasus'], executionRedrawsLoyalty: false }, false],
    [{ expansions: ['exodus'], executionRedrawsLoyalty: false }, false],
    // Where no one can be executed, or there is no Bridge, they change nothing.
    [{ expansions: ['daybreak'], executionRedrawsLoyalty: false }, true],
    [{ expansions: ['daybreak'], objective: 'searchForHome', bridgeByOthersSkipsCrisis: true }, false],
    [{ expansions: ['daybreak'], bridgeByOthersSkipsCrisis: true }, true],
  ] as const)('R-CMB-13 R-EXE-43 R-DAY-62 with %j a game is by the book: %s', (changed, isSo) => {
    expect(isByTheBook({ ...defaultOptions, ...changed })).toBe(isSo);
  });
});
