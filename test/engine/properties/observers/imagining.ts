import { expect } from 'vitest';
import { randomBelow, seedRandom, type RandomState } from '../../../../src/engine/flow/random.ts';
import { disguise, imagine, view } from '../../../../src/engine/index.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { tries } from '../../../soak.ts';
import { incriminate } from '../courses.ts';
import { copyOf } from '../disguise.ts';
import { differences } from '../randomGames.ts';
import { observer, type Observer } from '../watching.ts';

/** A sixth of all moments, each with a seat. */
function moments(look: (state: GameState, seat: number, random: RandomState) => void): Observer['watch'] {
  return (_game, random) => ({
    before({ state }) {
      if (randomBelow(random, 6) === 0) look(state, randomBelow(random, state.players.length), random);
    },
  });
}

export const imagining = [
  observer(
    'R-LOY-20 R-LOY-24 R-LOY-27 an imagined world looks to its seat like the game itself',
    tries(4, 160),
    moments((state, seat, random) => {
      const before = copyOf(state);
      const world = imagine(state, seat, random);
      expect(differences(view(world, seat), view(state, seat))).toEqual([]);
      expect(differences(state, before)).toEqual([]);
    }),
  ),

  observer(
    'R-LOY-20 R-LOY-24 what a seat imagines depends on nothing that it may not know',
    tries(4, 160),
    moments((state, seat, random) => {
      const other = copyOf(state);
      disguise(other, seat, random);
      incriminate(other, (seat + 1) % state.players.length, seat);
      const seed = String(randomBelow(random, 2 ** 32));
      expect(differences(imagine(other, seat, seedRandom(seed)), imagine(state, seat, seedRandom(seed)))).toEqual([]);
    }),
  ),
];
