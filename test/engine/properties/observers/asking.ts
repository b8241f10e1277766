import { RunningGame } from '../../../../src/engine/flow/game.ts';
import { randomBelow } from '../../../../src/engine/flow/random.ts';
import type { Seat } from '../../../../src/engine/types/ids.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { expectAlike, incriminate, otherwise, settled, type Course } from '../courses.ts';
import { copyOf } from '../disguise.ts';
import { tries } from '../../../soak.ts';
import { observer } from '../watching.ts';
import { asksAlike } from './hidden.ts';

/** The course of an execution, and of nothing else. */
function execution(state: GameState, seat: Seat): Course {
  state.decisions = [];
  state.stack = [];
  const game = new RunningGame(state);
  game.call('execute', { seat, why: 'location/pegasus/airlock' });
  game.begin();
  return settled(state, game.events);
}

export const asking = [
  observer(
    'R-LOY-03 R-LOY-27 who is asked what, and whether anybody is asked, does not depend on what is hidden',
    tries(3, 120),
    asksAlike((_state, random) => randomBelow(random, 3) === 0),
  ),

  observer(
    'R-EXE-12 R-EXE-75 an execution asks the same whatever the executed player has on Loyalty cards',
    tries(3, 120),
    ({ options }, random) => ({
      before({ state }) {
        if (options.expansions.length === 0 || randomBelow(random, 8) !== 0) return;
        const seat = randomBelow(random, state.players.length);
        const viewer = (seat + 1) % state.players.length;
        const suspected = otherwise(state, viewer, random);
        incriminate(suspected, seat, viewer);
        expectAlike(execution(copyOf(state), seat), execution(suspected, seat));
      },
    }),
  ),
];
