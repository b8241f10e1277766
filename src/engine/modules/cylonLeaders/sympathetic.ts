/** The Sympathetic Cylon: R-LOY-115 to R-LOY-117. */
import { procedure } from '../../flow/procedures.ts';
import { endTurnOf } from '../../rules/basics/turnEnd.ts';
import type { Seat } from '../../types/ids.ts';
import { dealAgenda } from './agendas.ts';

export interface CylonLeadersSympatheticProcedures {
  becomeSympathetic: { readonly seat: Seat };
}

/** Makes the player the Sympathetic Cylon: a Cylon player with an aim of their own. */
export const becomeSympatheticProcedure = procedure('becomeSympathetic', {
  become: (game, { seat }) => {
    game.player(seat).cylon = 'sympathetic';
    game.tell({ kind: 'becameCylon', seat, how: 'sympathetic' });
    game.call('becomeCylon', { seat, how: 'sympathetic' });
  },
  agenda: (game, { seat }) => {
    dealAgenda(game, seat, 'sympathetic');
    endTurnOf(game.state, seat);
  },
});
