/** Properties of secrecy at the moments of random games that a test is about. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { randomBelow, seedRandom, type RandomState } from '../../../src/engine/flow/random.ts';
import { disguise, readState, view } from '../../../src/engine/index.ts';
import { undeclared } from '../../../src/engine/secrets/index.ts';
import { stateVersion, type GameState } from '../../../src/engine/types/state.ts';
import { course, expectAlike, isBound, otherwise } from './courses.ts';
import { copyOf } from './disguise.ts';
import { differences, play, type RandomGame } from './randomGames.ts';
import { tries } from '../../soak.ts';

type Games = fc.Arbitrary<RandomGame>;
/** Whether a test looks here; `random`: for those that look only now and then. */
type When = (state: GameState, random: RandomState) => boolean;

/** Every part of the state is declared, and what a seat or the public may not know can be dealt anew without a trace in the view. */
export function expectNoTrace(games: Games, when: When, numRuns = tries(5)): void {
  fc.assert(
    fc.property(games, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      const end = play(game, ({ state }) => {
        expect(undeclared(state)).toEqual([]);
        if (!when(state, random)) return;
        for (const viewer of [randomBelow(random, state.players.length), 'public' as const]) {
          const changed = copyOf(state);
          disguise(changed, viewer, random);
          expect(differences(view(changed, viewer), view(state, viewer))).toEqual([]);
        }
      });
      expect(undeclared(end)).toEqual([]);
    }),
    { numRuns },
  );
}

/** Whatever is hidden, everybody hears the same, and the same players are asked the same. */
export function expectAskedAlike(games: Games, when: When, numRuns = tries(5)): void {
  fc.assert(
    fc.property(games, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, (moment) => {
        const { state, decision } = moment;
        if (isBound(moment) || !when(state, random)) return;
        expectAlike(course(copyOf(state), moment), course(otherwise(state, decision.seat, random), moment));
      });
    }),
    { numRuns },
  );
}

/** A stored game is read as it was. */
export function expectReadAlike(games: Games, when: (state: GameState) => boolean, numRuns = tries(5)): void {
  fc.assert(
    fc.property(games, (game) => {
      play(game, ({ state }) => {
        if (when(state)) expect(differences(readState(JSON.parse(JSON.stringify(state)), stateVersion), state)).toEqual([]);
      });
    }),
    { numRuns },
  );
}
