import type { Condition, PlayerFilter } from '../../catalogue/effect.ts';
import type { Resource } from '../../catalogue/vocabulary.ts';
import { attachedRule } from '../abilities/rules.ts';
import { aboardGalactica, canBeSent, clockwise, isAt, isHuman, playerAt } from '../rules/players.ts';
import { brig, sickbay } from '../rules/places.ts';
import { mayHold } from '../rules/titles.ts';
import { mayLookAt } from '../rules/loyalty/looking.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';

/** Whether a condition of a card holds now; `seat` is the one who would use it. */
export function conditionHolds(state: GameState, condition: Condition, seat: Seat): boolean {
  if ('hasNuke' in condition) return state.nukes > 0;
  if ('holdsSuperCrisis' in condition) return playerAt(state, seat).superCrises.length > 0;
  const isMost = 'atMost' in condition;
  const limits = Object.entries(isMost ? condition.atMost : condition.atLeast);
  return limits.every(([resource, limit]) => {
    const now = state.resources[resource as Resource];
    return isMost ? now <= limit : now >= limit;
  });
}

/** The seats that fit a filter, clockwise from the current player; `by` is the one who chooses. */
export function seatsThatFit(state: GameState, filter: PlayerFilter, by: Seat): Array<Seat> {
  return clockwise(state, state.current).filter((seat) => fits(state, filter, by, seat));
}

function fits(state: GameState, filter: PlayerFilter, by: Seat, seat: Seat): boolean {
  if (filter.other === true && seat === by) return false;
  if (filter.human === true && !isHuman(state, seat)) return false;
  if (filter.sendable !== undefined && !canBeSent(state, seat, filter.sendable === 'brig' ? brig : sickbay)) return false;
  if (filter.aboard !== undefined && !aboardGalactica(state, seat)) return false;
  if (filter.in !== undefined && !isAt(state, seat, brig)) return false;
  if (filter.not !== undefined && state.titles[filter.not] === seat) return false;
  if (filter.eligibleFor !== undefined && !mayHold(state, filter.eligibleFor, seat)) return false;
  if (filter.nominee === true && !mayBeNominated(state, seat)) return false;
  if (filter.holds !== undefined && !filter.holds.some((title) => state.titles[title] === seat)) return false;
  return filter.hasLoyalty !== true || mayLookAt(state, by, seat);
}

/** R-TTL-18: as long as the Vice President is not President, there is no other candidate. */
function mayBeNominated(state: GameState, seat: Seat): boolean {
  const only = attachedRule(state, 'onlyCandidate')?.seat;
  return only === undefined || only === seat || state.titles.president === only;
}
