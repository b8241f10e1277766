/** Turns that end before their last step: R-TURN-05, R-LOY-59. */
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

const mark = (seat: Seat): string => `endsTurn${seat}`;

/** This seat takes no further action in this turn; if the turn is its own, only the end of turn is left of it. */
export function endTurnOf(state: GameState, seat: Seat): void {
  state.thisTurn[mark(seat)] = true;
}

export function hasEndedTurn(state: GameState, seat: Seat): boolean {
  return state.thisTurn[mark(seat)] === true;
}
