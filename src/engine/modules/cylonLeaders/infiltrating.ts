/** Cylon players among the humans: R-LOY-100 to R-LOY-107. */
import { contentOf } from '../../content.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import { isTakenFor } from '../../rules/turn/movement.ts';
import { isHeld, mayInfiltrate, playerAt } from '../../pieces/players.ts';
import type { Source } from '../../rules/turn/openActions.ts';
import { leaveHumans } from '../../rules/loyalty/resurrection.ts';
import { putAt } from '../../rules/basics/sending.ts';
import { present } from '../../../values/present.ts';

export interface CylonLeadersInfiltratingProcedures {
  infiltrate: { readonly seat: Seat; readonly why: CardId };
  /**
   * `to`: elsewhere than to the Resurrection Ship. `byAction`: as the action for that. `keepsHand`: also if the player
   * was locked up.
   */
  endInfiltration: {
    readonly seat: Seat;
    jailed?: boolean;
    to?: LocationId;
    readonly byAction?: true;
    readonly keepsHand?: true;
    actions?: number;
  };
}

/** R-LOY-105 */
export const infiltrationActions: Source<'infiltration'> = {
  beside: 'others',
  offers: (state, seat) => (playerAt(state, seat).infiltrating ? [{ id: 'endInfiltration', ability: 'end' }] : []),
  carryOut: {
    end: (game, seat) => {
      game.call('endInfiltration', { seat, byAction: true });
    },
  },
};

/** R-LOY-100: any location of Galactica that is not hazardous. */
function landings(state: GameState, seat: Seat): Array<LocationId> {
  const closed = closedLocations(state);
  const galactica = [...contentOf(state.options).locations.values()].filter(
    ({ board, hazardous }) => board === 'galactica' && !hazardous,
  );
  return galactica.map(({ id }) => id).filter((id) => !closed.includes(id) && !isTakenFor(state, seat, id));
}

export const infiltrateProcedure = procedure('infiltrate', {
  choose: (game, { seat, why }) => {
    const open = mayInfiltrate(game.state, seat) ? landings(game.state, seat) : [];
    if (open.length === 0) game.finish();
    else {
      game.ask({
        seat,
        topic: { kind: 'chooseLocation', why },
        choices: open.map((id): Choice => ({ id, kind: 'location', location: id, costsCard: false })),
      });
    }
  },
  arrive: (game, { seat }, frame) => {
    const choice = answerOf(frame, seat, 'location');
    game.player(seat).infiltrating = true;
    game.tell({ kind: 'infiltrates', seat, to: choice.location });
    putAt(game, seat, choice.location);
  },
});

/** R-LOY-105: an action; a player who was locked up keeps 3 Skill cards. */
export const endInfiltrationProcedure = procedure('endInfiltration', {
  where: (game, { seat, byAction }) => {
    const reacts = byAction === true && sheetsReactTo(game.state, 'infiltrationEnds');
    if (reacts) game.call('window', { window: 'infiltrationEnds', only: seat, once: true });
  },
  leave: (game, data) => {
    data.jailed = isHeld(game.state, data.seat);
    leaveHumans(game, data.seat, data.to);
  },
  discard: (game, { seat, jailed, keepsHand }) => {
    const count = game.player(seat).hand.length - 3;
    if (jailed !== true || keepsHand === true || count <= 0) return;
    game.call('discard', { from: [{ seat, count }], why: 'infiltrationEnded', inFull: true });
  },
  act: (game, { seat, actions, to }) => {
    if (actions === undefined) return;
    const source = present(to, 'where those actions are taken');
    game.call('actions', { seat, grant: { by: 'effect', source, count: actions }, taken: 0 });
  },
});
