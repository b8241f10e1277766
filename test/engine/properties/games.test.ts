import { toldOff } from '../../words/inEnglish.ts';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { agendaOf } from '../../../src/engine/modules/cylonLeaders/state.ts';
import { answer, createGame, decisions, defaultOptions, RuleError } from '../../../src/engine/index.ts';
import { onCylonTeam } from '../../../src/engine/rules/victory/victory.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import { playOut, policies } from '../../../src/players/playOut.ts';
import { play, randomGame, tables } from './randomGames.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

test('R-VIC-30 R-VIC-33 R-VIC-40 any random game ends, with the winners of one side', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      const state = play(game);
      const { winner, winners = [] } = state.over ?? {};
      // R-VIC-40: a Cylon Leader and the Sympathetic Cylon win by their Agenda, or by Motives, whoever wins beside them.
      const ofNoTeam = (seat: number): boolean => ['leader', 'sympathetic'].includes(state.players[seat]?.cylon ?? '');
      // R-VIC-33: whoever is out of the game has lost.
      const inPlay = (seat: number): boolean => state.players[seat]?.out !== true;
      const onWinningSide = state.players
        .map((_, seat) => seat)
        .filter((seat) => inPlay(seat) && !ofNoTeam(seat) && onCylonTeam(state, seat) === (winner === 'cylons'));
      expect(winners.filter((seat) => !ofNoTeam(seat))).toEqual(onWinningSide);
      const byAgenda = state.modules.motives === undefined ? winners.filter(ofNoTeam) : [];
      for (const seat of byAgenda) expect(agendaOf(state, seat)?.winner).toBe(winner);
      expect(decisions(state)).toEqual([]);
    }),
    { numRuns: tries(40) },
  );
});

test('every question has legal choices, a legal fallback and an id of its own', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      const seen = new Set<string>();
      play(game, ({ decision }) => {
        const ids = decision.choices.map((choice) => choice.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(decision.min).toBeLessThanOrEqual(decision.max);
        expect(decision.max).toBeLessThanOrEqual(ids.length);
        expect(ids.length).toBeGreaterThan(0);
        expect(decision.fallback.every((id) => ids.includes(id))).toBe(true);
        // An offer waits for nobody, so nothing is taken for anybody.
        expect(decision.fallback.length).toBeGreaterThanOrEqual(decision.topic.kind === 'offer' ? 0 : decision.min);
        expect(decision.fallback.length).toBeLessThanOrEqual(decision.max);
        expect(seen.has(decision.id)).toBe(false);
        seen.add(decision.id);
      });
    }),
    { numRuns: tries(15) },
  );
});

test('an illegal answer is refused and changes nothing', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      play(game, ({ state, decision }) => {
        const before = JSON.stringify(state);
        const other = (decision.seat + 1) % state.players.length;
        const [first] = decision.choices.map((choice) => choice.id);
        const tooMany = [...decision.choices.map((choice) => choice.id), 'nonsense'];
        expect(() => answer(state, decision.seat, 'd0', [])).toThrow(RuleError);
        expect(() => answer(state, other, decision.id, decision.fallback)).toThrow(RuleError);
        expect(() => answer(state, decision.seat, decision.id, ['nonsense'])).toThrow(RuleError);
        expect(() => answer(state, decision.seat, decision.id, tooMany)).toThrow(RuleError);
        expect(() => answer(state, decision.seat, decision.id, [first ?? '', first ?? ''])).toThrow(RuleError);
        expect(JSON.stringify(state)).toBe(before);
      });
    }),
    { numRuns: tries(3) },
  );
});

test('the same seed and answers give the same game', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      expect(JSON.stringify(play(game))).toBe(JSON.stringify(play(game)));
    }),
    { numRuns: tries(8) },
  );
});

test.each(policies)('automatic players of the kind %s finish games of every size', (policy) => {
  for (const players of [3, 4, 5, 6]) expect(playOut({ ...defaultOptions, players }, 'finish', policy).outcome.winners).toBeDefined();
});

test('random games are of every table that the rules allow', () => {
  const of = (wanted: Partial<GameOptions>): number => tables.filter((table) => isDeepStrictEqual({ ...table, ...wanted }, table)).length;
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
    .map(({ options }) => JSON.stringify([options.players, options.expansions, options.objective, options.cylonLeader]));
  expect(new Set(seen).size).toBeGreaterThan(12);
});

test('options that are not legal are refused in words', () => {
  expect(toldOff(() => createGame({ ...defaultOptions, players: 7 }, 1))).toContain('one of them is a Cylon Leader');
  expect(toldOff(() => createGame({ ...defaultOptions, players: 5, noSympathizer: true }, 1))).toContain('4 or 6 players');
});
