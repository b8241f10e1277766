import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, view } from '../../../src/engine/index.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { differences, play, randomGame } from './randomGames.ts';

function reload(state: GameState): GameState {
  // What was stringified is a state.
  return JSON.parse(JSON.stringify(state)) as GameState;
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
    { numRuns: 5 },
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
    { numRuns: 5 },
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
    { numRuns: 4 },
  );
});
