import fc from 'fast-check';
import { test, vi } from 'vitest';
import { RunningGame } from '../../../src/engine/flow/game.ts';
import { randomBelow, seedRandom } from '../../../src/engine/flow/random.ts';
import type { Seat } from '../../../src/engine/types/ids.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { expectAlike, incriminate, otherwise, settled, type Course } from './courses.ts';
import { copyOf } from './disguise.ts';
import { expectAskedAlike } from './hidden.ts';
import { gamesAt, play, randomGame, tables } from './randomGames.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

/** The course of an execution, and of nothing else. */
function execution(state: GameState, seat: Seat): Course {
  state.decisions = [];
  state.stack = [];
  const game = new RunningGame(state);
  game.call('execute', { seat, why: 'location/pegasus/airlock' });
  game.begin();
  return settled(state, game.events);
}

test('R-LOY-03 R-LOY-27 who is asked what, and whether anybody is asked, does not depend on what is hidden', () => {
  expectAskedAlike(randomGame, (_state, random) => randomBelow(random, 3) === 0, tries(12));
});

const withExecutions = gamesAt(tables.filter(({ expansions }) => expansions.length > 0));

test('R-EXE-12 R-EXE-75 an execution asks the same whatever the executed player has on Loyalty cards', () => {
  fc.assert(
    fc.property(withExecutions, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, ({ state }) => {
        if (randomBelow(random, 8) !== 0) return;
        const seat = randomBelow(random, state.players.length);
        const viewer = (seat + 1) % state.players.length;
        const suspected = otherwise(state, viewer, random);
        incriminate(suspected, seat, viewer);
        expectAlike(execution(copyOf(state), seat), execution(suspected, seat));
      });
    }),
    { numRuns: tries(5) },
  );
});
