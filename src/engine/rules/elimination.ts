/** A player leaves the game for good: R-ION-80, R-ION-81, R-TTL-42, R-TURN-05. */
import type { Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { pilotedShip } from '../pieces/players.ts';
import { returnToReserves } from '../pieces/ships.ts';
import type { Cause } from '../types/event.ts';
import type { Seat } from '../types/ids.ts';
import { giveUpBelongings } from './loyalty/belongings.ts';
import { loseTitles, settleTitles } from './titles/titles.ts';
import { endTurnOf } from './basics/turnEnd.ts';

export interface EliminationProcedures {
  /** Elimination of a player, after anything else that it costs (R-ION-80) has been resolved. */
  eliminate: { readonly seat: Seat; readonly why: Cause };
}

export const eliminateProcedure = procedure('eliminate', {
  discard: (game, { seat, why }) => {
    const { hand, superCrises } = game.player(seat);
    game.state.superCrisis.discard.push(...superCrises.splice(0));
    if (hand.length > 0) game.call('discard', { from: [{ seat, count: hand.length, all: true }], why, inFull: true });
  },
  leave: (game, { seat, why }) => {
    const { state } = game;
    const ship = pilotedShip(state, seat);
    if (ship !== undefined) returnToReserves(state, ship);
    clear(game, seat);
    game.tell({ kind: 'eliminated', seat, why });
    loseTitles(game, seat);
    settleTitles(game);
    // R-TURN-05: the running effect is finished, nothing else of the player's own turn is done.
    endTurnOf(state, seat);
  },
});

function clear(game: Game, seat: Seat): void {
  const { state } = game;
  const player = game.player(seat);
  giveUpBelongings(game, seat, 'eliminated');
  state.borrowedTitles = state.borrowedTitles.filter(({ by }) => by !== seat);
  // The character stays with the seat, so that no one else takes it.
  Object.assign(player, { out: true, infiltrating: false, place: { kind: 'none' } });
}
