/** Properties of secrecy at the moments of random games that a test is about. */
import { expect } from 'vitest';
import { randomBelow, type RandomState } from '../../../../src/engine/flow/random.ts';
import { disguise, readState, view } from '../../../../src/engine/index.ts';
import { undeclared } from '../../../../src/engine/secrets/index.ts';
import { stateVersion, type GameState } from '../../../../src/engine/types/state.ts';
import { course, expectAlike, isBound, otherwise } from '../courses.ts';
import { copyOf } from '../disguise.ts';
import { differences } from '../randomGames.ts';
import type { Observer } from '../watching.ts';

/** Whether a test looks here; `random`: for those that look only now and then. */
type When = (state: GameState, random: RandomState) => boolean;

/**
 * Every part of the state is declared, and what a seat or the public may not know can be dealt again without a trace in
 * the view.
 */
export function leavesNoTrace(when: When): Observer['watch'] {
  return (_game, random) => ({
    before({ state }) {
      expect(undeclared(state)).toEqual([]);
      if (!when(state, random)) return;
      for (const viewer of [randomBelow(random, state.players.length), 'public' as const]) {
        const changed = copyOf(state);
        disguise(changed, viewer, random);
        expect(differences(view(changed, viewer), view(state, viewer))).toEqual([]);
      }
    },
    end(state) {
      expect(undeclared(state)).toEqual([]);
    },
  });
}

/** Everyone hears the same, and the same players are asked the same, whatever is hidden. */
export function asksAlike(when: When): Observer['watch'] {
  return (_game, random) => ({
    before(moment) {
      const { state, decision } = moment;
      if (isBound(moment) || !when(state, random)) return;
      expectAlike(course(copyOf(state), moment), course(otherwise(state, decision.seat, random), moment));
    },
  });
}

/** A stored game is read as it was. */
export function readsAlike(when: (state: GameState) => boolean): Observer['watch'] {
  return () => ({
    before({ state }) {
      if (when(state))
        expect(differences(readState(JSON.parse(JSON.stringify(state)), stateVersion), state)).toEqual([]);
    },
  });
}
