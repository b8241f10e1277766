/** Turns that end before their last step: R-TURN-05, R-EXE-53, R-LOY-59. */
import type { Guard } from '../../flow/procedures.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { defined } from '../../../values/defined.ts';

const markOf = (seat: Seat): string => `endsTurn${seat}`;
/** Marks of every possible seat: they are asked for before every step of a turn. */
const marks: ReadonlyArray<string> = [0, 1, 2, 3, 4, 5, 6].map(markOf);
const mark = (seat: Seat): string => marks[seat] ?? markOf(seat);

/** This seat takes no further action in this turn; if the turn is its own, only the end of turn is left of it. */
export function endTurnOf(state: GameState, seat: Seat): void {
  state.thisTurn[mark(seat)] = true;
}

export function hasEndedTurn(state: GameState, seat: Seat): boolean {
  return state.thisTurn[mark(seat)] === true;
}

/**
 * The steps of a procedure that belong to the running turn: when it ends, the step that is going on is finished and
 * none of these follows. `where`: which runs of the procedure are part of the turn, if not all.
 */
export function ofTheTurn<D, S extends string>(
  steps: ReadonlyArray<S>,
  otherwise?: S,
  where: (data: D) => boolean = () => true,
): Guard<D, S> {
  return {
    steps,
    holds: ({ state }, data) => !where(data) || !hasEndedTurn(state, state.current),
    ...defined({ otherwise }),
  };
}
