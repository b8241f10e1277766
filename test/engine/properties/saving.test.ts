import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { answer, readState, view } from '../../../src/engine/index.ts';
import { stateVersion, type GameState } from '../../../src/engine/types/state.ts';
import { asThen } from '../../../src/tools/replay/earlier.ts';
import { differences, play, randomGame } from './randomGames.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

function reload(state: GameState): GameState {
  return readState(JSON.parse(JSON.stringify(state)), stateVersion);
}

test('saving and loading at every step changes nothing', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      let copy: GameState | undefined;
      let copyEvents = '';
      const compare = (events: ReadonlyArray<unknown>, state: GameState): void => {
        expect(copyEvents).toBe(JSON.stringify(events));
        expect(differences(copy ?? {}, state)).toEqual([]);
      };
      play(
        game,
        ({ state, decision, choice }) => {
          copy = reload(state);
          copyEvents = JSON.stringify(answer(copy, decision.seat, decision.id, choice).events);
        },
        compare,
      );
    }),
    { numRuns: tries(10) },
  );
});

test('the state stays under 200 KB', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      let largest = 0;
      play(game, ({ state }) => {
        largest = Math.max(largest, JSON.stringify(state).length);
      });
      expect(largest).toBeLessThan(200_000);
    }),
    { numRuns: tries(10) },
  );
});

test('a view stays as it was when the game goes on', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      let taken = view(play(game), 'public');
      let then = JSON.stringify(taken);
      play(game, ({ state, decision }) => {
        expect(JSON.stringify(taken)).toBe(then);
        taken = view(state, decision.seat);
        then = JSON.stringify(taken);
      });
    }),
    { numRuns: tries(6) },
  );
});

test('a game as version 5 had it, with abilities by their English names, is today’s game at every step', () => {
  let named = 0;
  fc.assert(
    fc.property(randomGame, (game) => {
      let moments = 0;
      play(game, ({ state }) => {
        moments += 1;
        if (moments % 3 !== 0) return;
        const old = JSON.stringify(asThen(5, { ...state, version: 5 }));
        if (/["# ][A-Z]/.test(old)) named += 1;
        expect(differences(readState(JSON.parse(old), 5), state)).toEqual([]);
      });
    }),
    { numRuns: tries(10) },
  );
  expect(named).toBeGreaterThan(20);
});
