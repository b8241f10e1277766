/** Who is who and where: R-SET-01 to R-SET-04, R-TURN-113. */
import type { Role } from '../../catalogue/effect.ts';
import type { Area } from '../../catalogue/vocabulary.ts';
import { brig, boardOf, sickbay } from './places.ts';
import type { LocationId, Seat } from '../types/ids.ts';
import type { GameState, Player, Ship } from '../types/state.ts';

export function playerAt(state: GameState, seat: Seat): Player {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** R-SET-02: everybody who is not a Cylon player, hidden Cylons included. */
export function isHuman(state: GameState, seat: Seat): boolean {
  return playerAt(state, seat).cylon === undefined;
}

/** All seats clockwise, `from` first. */
export function clockwise(state: GameState, from: Seat): Array<Seat> {
  const count = state.players.length;
  return state.players.map((_, step) => (from + step) % count);
}

/** The human players clockwise from the current player. */
export function humans(state: GameState): Array<Seat> {
  return clockwise(state, state.current).filter((seat) => isHuman(state, seat));
}

export function cylons(state: GameState): Array<Seat> {
  return clockwise(state, state.current).filter((seat) => !isHuman(state, seat));
}

export function locationOf(state: GameState, seat: Seat): LocationId | undefined {
  const { place } = playerAt(state, seat);
  return place.kind === 'location' ? place.location : undefined;
}

export function isAt(state: GameState, seat: Seat, location: LocationId): boolean {
  return locationOf(state, seat) === location;
}

/** Human players whose characters are on that location, clockwise from the current player (R-CRI-22). */
export function charactersAt(state: GameState, location: LocationId): Array<Seat> {
  return humans(state).filter((seat) => isAt(state, seat, location));
}

export function isStranded(state: GameState, seat: Seat): boolean {
  return playerAt(state, seat).place.kind === 'stranded';
}

export function aboardGalactica(state: GameState, seat: Seat): boolean {
  const location = locationOf(state, seat);
  return location !== undefined && boardOf(location) === 'galactica';
}

/** The ship that this seat pilots, if any. */
export function pilotedShip(state: GameState, seat: Seat): Extract<Ship, { kind: 'viper' }> | undefined {
  const { place } = playerAt(state, seat);
  if (place.kind !== 'piloting') return undefined;
  const ship = state.ships.find((candidate) => candidate.id === place.ship);
  return ship?.kind === 'viper' ? ship : undefined;
}

export function spaceAreaOf(state: GameState, seat: Seat): Area | undefined {
  return pilotedShip(state, seat)?.area;
}

/** R-TURN-112, R-TURN-113: whom the Brig or Sickbay can take in. */
export function canBeSent(state: GameState, seat: Seat, to: LocationId): boolean {
  const player = playerAt(state, seat);
  if (player.cylon !== undefined || player.place.kind === 'stranded' || player.place.kind === 'none') return false;
  if (isAt(state, seat, to)) return false;
  return !(to === sickbay && isAt(state, seat, brig));
}

/** Who is meant by a role; nobody if the role has no holder (R-CRI-16). Several are clockwise from the current player. */
export function seatsOf(state: GameState, role: Role, bound: { readonly you: Seat; readonly chosen?: Seat | undefined }): Array<Seat> {
  switch (role) {
    case 'current':
      return [state.current];
    case 'president':
    case 'admiral': {
      const holder = state.titles[role];
      return holder === undefined ? [] : [holder];
    }
    case 'presidentAndAdmiral':
      return [...seatsOf(state, 'president', bound), ...seatsOf(state, 'admiral', bound)];
    case 'you':
      return [bound.you];
    case 'chosen':
      return bound.chosen === undefined ? [] : [bound.chosen];
    case 'each':
      return humans(state);
    case 'everyone':
      return clockwise(state, state.current);
    default: {
      const never: never = role;
      throw new Error(`no such role: ${String(never)}`);
    }
  }
}
