/**
 * The belongings of a player: everything before the character is given up on revealing as a Cylon, by an execution,
 * when an infiltration ends (R-LOY-53, R-EXE-10).
 */
import type { Game } from '../../flow/game.ts';
import { hooks } from '../../hooks.ts';
import type { Seat } from '../../types/ids.ts';
import type { GivenUp } from './hooks.ts';

/** The Quorum cards before the player, and what modules have put there. */
export function giveUpBelongings(game: Game, seat: Seat, how: GivenUp): void {
  for (const card of game.player(seat).attached.splice(0)) {
    game.state.quorum.discard.push(card);
    game.tell({ kind: 'cardLeftPlay', card, how: 'discarded' });
  }
  for (const givesUp of hooks(game.state, 'belongingsGivenUp')) givesUp(game, seat, how);
}
