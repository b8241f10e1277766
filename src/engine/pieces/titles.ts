/** Who may hold a title: R-TTL-02. */
import type { Title } from '../../catalogue/vocabulary.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { brig } from './places.ts';
import { isAt } from './players.ts';

/** R-TTL-02: not even infiltrators; the Brig does not count here, see `mayHold`. */
export function couldHold(state: GameState, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && player.out !== true && player.cylon === undefined && player.character !== undefined;
}

/** R-TTL-02: whether this seat may be given that title now. */
export function mayHold(state: GameState, title: Title, seat: Seat): boolean {
  return couldHold(state, seat) && (title === 'president' || !isAt(state, seat, brig));
}
