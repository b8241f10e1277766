/** Allies that leave without having been met, and who brings others: R-ION-38, R-ION-50 to R-ION-57. */
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { cylons } from '../../pieces/players.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import type { Choice } from '../../types/decision.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { backToPool } from '../ionianNebula/pool.ts';
import { nebulaOf, traumaOf, type AllyInPlay } from '../ionianNebula/state.ts';
import { alliesInPlay, hasNextAlly, isSamePerson } from './deck.ts';

export interface AlliesLeavingProcedures {
  /** Replaces `left` allies, one after the other (R-ION-54). */
  replaceAllies: { left: number };
}

/** R-ION-50: their tokens go back to the pool unseen. */
function leave(game: Game, goes: (ally: AllyInPlay) => boolean): void {
  const { state } = game;
  const gone = alliesInPlay(state).filter(goes);
  if (gone.length === 0) return;
  const { allies } = nebulaOf(state);
  allies.inPlay = allies.inPlay.filter((ally) => !gone.includes(ally));
  for (const { card, location, token } of gone) {
    state.removed.push(card);
    if (token !== undefined) backToPool(game, [token]);
    const isBeingMet = game.runningAll('encounter').some((encounter) => encounter.card === card);
    game.tell({ kind: 'allyLeft', ally: card, location, ...(isBeingMet ? { met: true } : {}) });
  }
  game.call('replaceAllies', { left: gone.length });
}

/** R-ION-55: also where a location has been repaired since an ally came there. */
export function locationDamaged(game: Game, damaged: LocationId): void {
  leave(game, ({ location }) => location === damaged);
}

/** R-ION-23, R-ION-50: a ship is lost, or closed for good. */
export function placesLost(game: Game): void {
  const closed = closedLocations(game.state);
  leave(game, ({ location }) => closed.includes(location));
}

/** R-ION-57: an execution is finished, and someone may play the person of an ally now. */
export function executionEnds(game: Game, seat: Seat): void {
  leave(game, ({ card }) => isSamePerson(card, game.player(seat).character));
}

/**
 * R-ION-51, R-ION-56: the Cylon players with the most trauma tokens, clockwise from the current player; no one without
 * any.
 */
function richestCylons(state: GameState): Array<Seat> {
  const count = (seat: Seat): number => traumaOf(state, seat).length;
  const most = Math.max(0, ...cylons(state).map(count));
  return most === 0 ? [] : cylons(state).filter((seat) => count(seat) === most);
}

export const replaceAlliesProcedure = procedure('replaceAllies', {
  who: (game, data) => {
    const { state } = game;
    // R-ION-22: with no one to come, no one is asked and no token is put.
    if (data.left <= 0 || !hasNextAlly(state)) {
      game.finish();
      return;
    }
    data.left -= 1;
    const choices = richestCylons(state).map((seat): Choice => ({ id: `seat${seat}`, kind: 'seat', seat }));
    // R-ION-52
    if (choices.length > 0) game.ask({ seat: state.current, topic: { kind: 'whoBringsAlly' }, choices, needed: true });
  },
  bring: (game, _data, frame) => {
    const { current } = game.state;
    const choice = answerIfAny(frame, current, 'seat');
    // R-ION-53: with an unseen token.
    if (choice === undefined) game.call('newAlly', { seat: current, own: false });
    else game.call('newAlly', { seat: choice.seat, own: true });
    game.goto('who');
  },
});
