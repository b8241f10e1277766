import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { copyOf, disguise, imagine, view } from '../../../src/engine/index.ts';
import { randomBelow, seedRandom, type RandomState } from '../../../src/engine/flow/random.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { incriminate } from './courses.ts';
import { differences, play, randomGame } from './randomGames.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

/** Moments of random games, each with a seat and other random numbers. */
function moments(numRuns: number, oneIn: number, look: (state: GameState, seat: number, random: RandomState) => void): void {
  fc.assert(
    fc.property(randomGame, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, ({ state }) => {
        if (randomBelow(random, oneIn) === 0) look(state, randomBelow(random, state.players.length), random);
      });
    }),
    { numRuns },
  );
}

test('R-LOY-20 R-LOY-24 R-LOY-27 an imagined world looks to its seat like the game itself', () => {
  moments(tries(15), 6, (state, seat, random) => {
    const before = copyOf(state);
    const world = imagine(state, seat, random);
    expect(differences(view(world, seat), view(state, seat))).toEqual([]);
    expect(differences(state, before)).toEqual([]);
  });
});

test('R-LOY-20 R-LOY-24 what a seat imagines depends on nothing that it may not know', () => {
  moments(tries(15), 6, (state, seat, random) => {
    const other = copyOf(state);
    disguise(other, seat, random);
    incriminate(other, (seat + 1) % state.players.length, seat);
    const seed = String(randomBelow(random, 2 ** 32));
    expect(differences(imagine(other, seat, seedRandom(seed)), imagine(state, seat, seedRandom(seed)))).toEqual([]);
  });
});
