/**
 * Which side of the Resurrection Ship shows, and what the other one means for Cylon players: R-LOY-73, R-LOY-74,
 * R-TURN-27.
 */
import type { HubVerb } from '../../../catalogue/effects/resurrectionHub.ts';
import { standsFor } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { clockwise, isHuman, locationOf } from '../../pieces/players.ts';
import { leaveHumans } from '../../rules/loyalty/resurrection.ts';
import { putAt, whereabouts } from '../../rules/basics/sending.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export const resurrectionShip = 'location/daybreak/resurrection-ship';
export const hubDestroyed = 'location/daybreak/hub-destroyed';

export const isDestroyed = ({ modules }: GameState): boolean => modules.resurrectionHub?.destroyed === true;

/** Whether a location is the side of the Hub that can't be seen: only one can. */
export function offTable(state: GameState, location: LocationId): boolean {
  return location === (isDestroyed(state) ? resurrectionShip : hubDestroyed);
}

/** The location to which Cylon players go from now on. */
export const refuge = (state: GameState): LocationId | undefined => (isDestroyed(state) ? hubDestroyed : undefined);

export const hubHandlers: EffectHandlers<HubVerb> = {
  destroyHub: always((game) => {
    destroy(game);
  }),
  returnToFleet: always((game, _value, { you }) => {
    const to = standsFor(game.state, 'location/base/cylon-fleet');
    if (game.player(you).infiltrating) {
      leaveHumans(game, you, to);
      return;
    }
    game.tell({ kind: 'moved', seat: you, to, from: whereabouts(game, you) });
    putAt(game, you, to);
  }),
};

/** Destroys the Hub. Players there stay; turned once, it is never turned back. */
function destroy(game: Game): void {
  const { state } = game;
  const piece = state.modules.resurrectionHub;
  if (piece === undefined || piece.destroyed) return;
  piece.destroyed = true;
  for (const seat of clockwise(state, state.current)) {
    if (locationOf(state, seat) === resurrectionShip)
      game.player(seat).place = { kind: 'location', location: hubDestroyed };
  }
  game.tell({ kind: 'hubDestroyed', location: hubDestroyed });
}

/** R-LOY-74: instead of receiving Skill cards, a Cylon player there loses every Super Crisis card. */
export function loseSuperCrises(game: Game, seat: Seat): void {
  const { state } = game;
  const { superCrises } = game.player(seat);
  if (isHuman(state, seat) || locationOf(state, seat) !== hubDestroyed || superCrises.length === 0) return;
  const cards = superCrises.splice(0);
  state.superCrisis.discard.push(...cards);
  game.tell({ kind: 'superCrisesLost', seat, cards });
}
