import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { answer, readState, view } from '../../../src/engine/index.ts';
import { stateVersion, type GameState } from '../../../src/engine/types/state.ts';
import { differences, play, randomGame } from './randomGames.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: 120_000 });

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
    { numRuns: 10 },
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
    { numRuns: 10 },
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
    { numRuns: 6 },
  );
});
