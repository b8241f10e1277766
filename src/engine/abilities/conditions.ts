/** Tests of the conditions of cards, and the players that fit a filter. */
import type { BaseCondition } from '../../catalogue/effects/condition.ts';
import type { PlayerFilter } from '../../catalogue/effect.ts';
import { resources, type ResourceAmounts, type Title } from '../../catalogue/vocabulary.ts';
import { attachedRule } from './rules.ts';
import { conditionHolds } from '../conditions.ts';
import type { ConditionTests } from '../conditions.ts';
import { craftIn } from '../pieces/craft.ts';
import { distance } from '../pieces/distance.ts';
import {
  canBeSent,
  clockwise,
  getsLoyalty,
  humans,
  isAboard,
  isAt,
  isHeld,
  isHuman,
  locationOf,
  pilotedShip,
  placeFor,
  playerAt,
} from '../pieces/players.ts';
import { sendPlaceIds } from '../pieces/places.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { shipsOf, cylonShipsLeft } from '../pieces/ships.ts';
import { holderOf, mayHold, titlesIn } from '../pieces/titles.ts';
import { mayLookAt } from '../pieces/loyalty.ts';

export const baseConditionTests: ConditionTests<BaseCondition> = {
  // R-TTL-05: without an Admiral they wait beside the board.
  hasNuke: (state) => state.nukes > 0 && holderOf(state, 'destination') !== undefined,
  holdsSuperCrisis: (state, _flag, seat) => playerAt(state, seat).superCrises.length > 0,
  handAtMost: (state, count, seat) => playerAt(state, seat).hand.length <= count,
  distanceAtMost: (state, most) => distance(state) <= most,
  piloting: (state, _flag, seat) => pilotedShip(state, seat) !== undefined,
  canTake,
  otherEligible: (state, title) => othersFor(state, title).length > 0,
  withTitle: (state, title) => titlesIn(state).includes(title),
  viperIn: (state, where) => vipersIn(state, where) > 0,
  humanInBrig: (state) => humans(state).some((human) => isHeld(state, human)),
  aboard: (state, board, seat) => isAboard(state, seat, board),
  currentAboard: (state, board) => isAboard(state, state.current, board),
  basestarOnBoard: (state) => shipsOf(state, 'basestar').length > 0,
  basestarLeft: (state) => cylonShipsLeft(state, 'basestar') > 0,
  atMost: (state, limits) => within(state, limits, (now, limit) => now <= limit),
  atLeast: (state, limits) => within(state, limits, (now, limit) => now >= limit),
};

function within(state: GameState, limits: ResourceAmounts, fits: (now: number, limit: number) => boolean): boolean {
  return resources.every(
    (resource) => limits[resource] === undefined || fits(state.resources[resource], limits[resource]),
  );
}

function canTake(state: GameState, title: Title, seat: Seat): boolean {
  const holder = state.titles[title];
  return holder !== undefined && holder !== seat && mayHold(state, title, seat);
}

/** The seats that may hold this title and do not hold it, clockwise from the current player. */
function othersFor(state: GameState, title: Title): Array<Seat> {
  return clockwise(state, state.current).filter((seat) => state.titles[title] !== seat && mayHold(state, title, seat));
}

function vipersIn(state: GameState, where: 'reserves' | 'damagedCraft' | 'space'): number {
  return where === 'space' ? shipsOf(state, 'viper').length : craftIn(state, where, 'viper');
}

/** The seats that fit a filter, clockwise from the current player; `by` is the one who chooses. */
export function seatsThatFit(state: GameState, filter: PlayerFilter, by: Seat): Array<Seat> {
  const fitting = clockwise(state, state.current).filter((seat) => fits(state, filter, by, seat));
  const { sendableIfAny: place } = filter;
  const sendable = place === undefined ? [] : fitting.filter((seat) => canBeSent(state, seat, sendPlaceIds[place]));
  return sendable.length > 0 ? sendable : fitting;
}

function fits(state: GameState, filter: PlayerFilter, by: Seat, seat: Seat): boolean {
  if (filter.other === true && seat === by) return false;
  if (filter.human === true && !isHuman(state, seat)) return false;
  if (filter.sendable !== undefined && !canBeSent(state, seat, sendPlaceIds[filter.sendable])) return false;
  if (filter.cylon === true && isHuman(state, seat)) return false;
  if (filter.aboard !== undefined && !isAboard(state, seat, filter.aboard)) return false;
  if (filter.here === true && !sameLocation(state, by, seat)) return false;
  // R-NCA-36: of the Brig or Detention, by where the player is who asks.
  if (filter.in !== undefined && !isAt(state, seat, placeFor(state, by, sendPlaceIds[filter.in]))) return false;
  if (filter.not !== undefined && state.titles[filter.not] === seat) return false;
  if (filter.eligibleFor !== undefined && !mayHold(state, filter.eligibleFor, seat)) return false;
  if (filter.nominee === true && !mayBeNominated(state, seat)) return false;
  if (filter.holds !== undefined && !filter.holds.some((title) => state.titles[title] === seat)) return false;
  if (filter.getsLoyalty === true && !getsLoyalty(state, seat)) return false;
  if (filter.if !== undefined && !conditionHolds(state, filter.if, seat)) return false;
  return filter.hasLoyalty !== true || mayLookAt(state, by, seat);
}

function sameLocation(state: GameState, one: Seat, other: Seat): boolean {
  const here = locationOf(state, one);
  return here !== undefined && isAt(state, other, here);
}

/** R-TTL-18: as long as the Vice President is not President, there is no other candidate. */
function mayBeNominated(state: GameState, seat: Seat): boolean {
  const rule = attachedRule(state, 'onlyCandidate');
  return rule === undefined || rule.seat === seat || state.titles[rule.value] === rule.seat;
}
