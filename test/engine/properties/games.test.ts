import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createGame, defaultOptions } from '../../../src/engine/index.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import { playOut, policies } from '../../../src/players/playOut.ts';
import { toldOff } from '../../words/inEnglish.ts';
import { conservation } from './observers/conservation.ts';
import { defaults } from './observers/defaults.ts';
import { ending } from './observers/ending.ts';
import { questions } from './observers/questions.ts';
import { telling } from './observers/telling.ts';
import { randomGame, tables } from './randomGames.ts';
import { watchGames } from './watching.ts';

watchGames(randomGame, [...ending, ...questions, ...conservation, ...telling, ...defaults]);

test.each(policies)('automatic players of the kind %s finish games of every size', (policy) => {
  for (const players of [3, 4, 5, 6])
    expect(playOut({ ...defaultOptions, players }, 'finish', policy).outcome.winners).toBeDefined();
});

test('random games are of every table that the rules allow', () => {
  const of = (wanted: Partial<GameOptions>): number =>
    tables.filter((table) => isDeepStrictEqual({ ...table, ...wanted }, table)).length;
  expect(
    [
      of({ players: 3 }),
      of({ players: 7 }),
      of({ objective: 'newCaprica' }),
      of({ cylonLeader: true }),
      of({ sympatheticCylon: true }),
      of({ noSympathizer: true }),
      of({ expansions: [] }),
    ].every((count) => count > 0),
  ).toBe(true);
  const seen = fc
    .sample(randomGame, 200)
    .map(({ options }) =>
      JSON.stringify([options.players, options.expansions, options.objective, options.cylonLeader]),
    );
  expect(new Set(seen).size).toBeGreaterThan(12);
});

test('options that are not legal are refused in words', () => {
  expect(toldOff(() => createGame({ ...defaultOptions, players: 7 }, 1))).toContain('only with a Cylon Leader');
  expect(toldOff(() => createGame({ ...defaultOptions, players: 5, noSympathizer: true }, 1))).toContain(
    '4 or 6 players',
  );
});
