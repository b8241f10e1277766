/** What lies face down before whom: R-LOY-04. */
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { playerAt } from './players.ts';

/** Whether there is a face-down card of another player to look at. */
export function mayLookAt(state: GameState, by: Seat, of: Seat): boolean {
  return by !== of && playerAt(state, of).loyalty.some((card) => !card.faceUp);
}
