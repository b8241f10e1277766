/** Abilities that may be used once in a game: R-EXE-52, R-CRI-34 (The Farm). */
import { rulesInPlay } from './rules.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { isHuman, playerAt } from '../pieces/players.ts';

/** Whether this seat can't use a once-per-game ability any more, or not now. */
export function onceIsSpent(state: GameState, seat: Seat): boolean {
  return playerAt(state, seat).usedOncePerGame || (isHuman(state, seat) && rulesInPlay(state, 'noOncePerGame').length > 0);
}
