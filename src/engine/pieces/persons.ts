/**
 * Where a rule means a character and not only whoever sits at a seat: after an execution the player goes on with somebody
 * else, whom an effect that was meant for the predecessor doesn't find (R-EXE-41, R-EXE-70).
 */
import type { Role } from '../../catalogue/effect.ts';
import type { Person, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { playerAt, seatsOf, type Bound } from './players.ts';

/** Who sits there now. */
export function personAt(state: GameState, seat: Seat): Person {
  return { seat, character: playerAt(state, seat).character ?? '' };
}

/** Whether this character still sits there. */
export function isThere(state: GameState, { seat, character }: Person): boolean {
  return (playerAt(state, seat).character ?? '') === character;
}

/** As `seatsOf`, where the rule means characters: whoever was chosen is left out once somebody else has followed. */
export function personsOf(state: GameState, role: Role, bound: Bound): Array<Person> {
  const gone = role === 'chosen' && bound.chosen !== undefined && !isThere(state, bound.chosen);
  return gone ? [] : seatsOf(state, role, bound).map((seat) => personAt(state, seat));
}
