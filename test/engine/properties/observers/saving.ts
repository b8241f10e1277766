import { expect } from 'vitest';
import { answer, readState, view } from '../../../../src/engine/index.ts';
import type { GameView } from '../../../../src/engine/types/view.ts';
import { stateVersion, type GameState } from '../../../../src/engine/types/state.ts';
import { asThen } from '../../../../src/tools/replay/earlier.ts';
import { tries } from '../../../soak.ts';
import { differences } from '../randomGames.ts';
import { observer } from '../watching.ts';
import type { Observer } from '../watching.ts';

let named = 0;

/** Each state is stored and read again, and goes on in the same way. */
export const savedAtEveryStep = (games: number): Observer =>
  observer('saving and loading at every step changes nothing', games, () => {
    let copy: GameState | undefined;
    let copyEvents = '';
    return {
      before({ state, decision, choice }) {
        copy = readState(JSON.parse(JSON.stringify(state)), stateVersion);
        copyEvents = JSON.stringify(answer(copy, decision.seat, decision.id, choice).events);
      },
      after(events, state) {
        expect(copyEvents).toBe(JSON.stringify(events));
        expect(differences(copy ?? {}, state)).toEqual([]);
      },
    };
  });

export const saving = [
  savedAtEveryStep(tries(3, 120)),

  observer('the state stays under 200 KB', tries(3, 120), () => ({
    before({ state }) {
      expect(JSON.stringify(state).length).toBeLessThan(200_000);
    },
  })),

  observer('a view stays as it was when the game goes on', tries(2, 80), () => {
    let taken: GameView | undefined;
    let then: string | undefined;
    return {
      before({ state, decision }) {
        expect(JSON.stringify(taken)).toBe(then);
        taken = view(state, decision.seat);
        then = JSON.stringify(taken);
      },
      end() {
        expect(JSON.stringify(taken)).toBe(then);
      },
    };
  }),

  observer(
    'a game as version 5 had it, with abilities by their English names, is today’s game at every step',
    tries(3, 120),
    () => {
      let moments = 0;
      return {
        before({ state }) {
          moments += 1;
          if (moments % 3 !== 0) return;
          const old = JSON.stringify(asThen(5, { ...state, version: 5 }));
          if (/["# ][A-Z]/.test(old)) named += 1;
          expect(differences(readState(JSON.parse(old), 5), state)).toEqual([]);
        },
      };
    },
    () => {
      expect(named).toBeGreaterThan(8);
    },
  ),
];
