/** Whether a location can be activated, and what that costs: R-TURN-72, R-TURN-73, R-TURN-75. */
import type { Location } from '../../../catalogue/content.ts';
import { rulesInPlay, sheetRule } from '../../abilities/rules.ts';
import { conditionHolds } from '../../conditions.ts';
import { standsFor } from '../../content.ts';
import type { ActivationPrice, Idle } from '../../types/decision.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { actionOf, isFor, playsPart } from '../../pieces/places.ts';
import { isAt, isHuman, playerAt, seatsInPlay } from '../../pieces/players.ts';
import { closedLocations } from './closed.ts';

/**
 * `human`: as that side, if not as the player's own side. `damagedToo`: by a card that says so. `played`: how many
 * cards of the hand will have been played before it is paid for.
 */
export interface HowActivated {
  readonly human?: boolean;
  readonly damagedToo?: true;
  readonly played?: number;
}

export function isOut(state: GameState, location: LocationId, damagedToo: true | undefined): boolean {
  return (damagedToo !== true && state.damaged.includes(location)) || closedLocations(state).includes(location);
}

/** Whether this location may be activated by this seat, who stands there (R-TURN-72, R-TURN-73, R-TURN-75). */
export function mayActivate(state: GameState, seat: Seat, location: Location, how: HowActivated = {}): boolean {
  const { id } = location;
  const player = playerAt(state, seat);
  const { human = isHuman(state, seat) } = how;
  if (actionOf(location, human).length === 0 || isOut(state, id, how.damagedToo)) return false;
  if (!isFor(state, location, human)) return false;
  if (location.notSympathizer === true && player.cylon === 'sympathizer') return false;
  if (rulesInPlay(state, 'forbidsActivation').some(({ value }) => value.includes(id))) return false;
  if (sheetRule(state, seat, 'forbidsActivation')?.includes(id) === true) return false;
  if (player.hand.length - (how.played ?? 0) < (activationPrice(state, seat, location).cost ?? 0)) return false;
  const alone = sheetRule(state, seat, 'activatesAlone');
  if (alone !== undefined && !alone.except.some((part) => playsPart(id, part))) {
    if (seatsInPlay(state).some((other) => other !== seat && isAt(state, other, id))) return false;
  }
  // The conditions of a location for both sides are about its action for humans.
  return (
    (location.who === 'both' && !human) ||
    (location.requires ?? []).every((condition) => conditionHolds(state, condition, seat))
  );
}

/**
 * The Skill cards that an activation costs, and whose ability or which location asks for them (R-TURN-75); nothing if
 * it is free.
 */
export function activationPrice(state: GameState, seat: Seat, location: Location | undefined): ActivationPrice {
  const { at, cards } = sheetRule(state, seat, 'costAt') ?? { at: [], cards: 0 };
  const there = at.some((id) => standsFor(state, id) === location?.id) ? cards : 0;
  const own = (sheetRule(state, seat, 'activationCost') ?? 0) + there;
  const cost = own + (location?.cost ?? 0);
  if (cost === 0) return {};
  const { character } = playerAt(state, seat);
  return own > 0 && character !== undefined ? { cost, by: character } : { cost };
}

/**
 * Why nothing can be done there by a seat that goes there now, as everyone can see; `undefined`: something can. `paid`:
 * how many cards will have been discarded for the way (R-TURN-72, R-TURN-73, R-TURN-75).
 */
export function idleAt(state: GameState, seat: Seat, location: Location, paid: number): Idle | undefined {
  const human = isHuman(state, seat);
  if (actionOf(location, human).length === 0) return 'noAction';
  if (mayActivate(state, seat, location, { played: paid })) return undefined;
  if (isOut(state, location.id, undefined)) return 'damaged';
  if (playerAt(state, seat).hand.length - paid < (activationPrice(state, seat, location).cost ?? 0)) return 'cards';
  const asked = human ? (location.requires ?? []) : [];
  return asked.every((condition) => conditionHolds(state, condition, seat)) ? 'forbidden' : 'requires';
}
