/** Players, their roles and their locations: R-SET-01 to R-SET-04, R-TURN-113. */
import { catalogue } from '../../catalogue/index.ts';
import type { Character } from '../../catalogue/content.ts';
import { isPlainRole, type PlainRecipient, type Roles } from '../../catalogue/effect.ts';
import type { BoardName } from '../../catalogue/vocabulary.ts';
import { boardOf, brig, partOn, playsPart, sickbay } from './places.ts';
import type { LocationId, SeatedCharacter, Seat } from '../types/ids.ts';
import type { GameState, Player, Ship } from '../types/state.ts';

/**
 * The part of the game that says who is who. A state has it and so has a view: automatic players and standing orders
 * ask as the rules do. None of it is secret.
 */
export interface SeatsAndTitles {
  readonly current: Seat;
  readonly players: ReadonlyArray<
    Pick<Player, 'character' | 'cylon' | 'infiltrating' | 'out'> & { readonly place: Whereabouts }
  >;
}

type Whereabouts =
  | { readonly kind: 'location'; readonly location: LocationId }
  | { readonly kind: Exclude<Player['place']['kind'], 'location'> };

export function playerAt<P>(table: { readonly players: ReadonlyArray<P> }, seat: Seat): P {
  const found = table.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function characterOf(table: SeatsAndTitles, seat: Seat): Character {
  const { character } = playerAt(table, seat);
  const found = character === undefined ? undefined : catalogue.characters.get(character);
  if (found === undefined) throw new Error(`seat ${seat} has no character`);
  return found;
}

/** R-SET-02: everyone who is not a Cylon player, hidden Cylons and infiltrators included. */
export function isHuman(table: SeatsAndTitles, seat: Seat): boolean {
  const { cylon, infiltrating, out } = playerAt(table, seat);
  return out !== true && (cylon === undefined || infiltrating);
}

/** R-LOY-62, R-LOY-92: the sheet of a Cylon player counts for nothing, but that of a Cylon Leader always counts. */
export function sheetCounts(table: SeatsAndTitles, seat: Seat): boolean {
  return isInPlay(table, seat) && (playerAt(table, seat).cylon === undefined || isCylonLeader(table, seat));
}

/** R-CMB-100, R-CMB-106: no Cylon player, not even a Cylon Leader, whose sheet always counts. */
export function canPilot(table: SeatsAndTitles, seat: Seat): boolean {
  return isHuman(table, seat) && sheetCounts(table, seat) && characterOf(table, seat).pilot;
}

/** R-SET-15: by the sheet, whether infiltrating or not. */
export function isCylonLeader(table: SeatsAndTitles, seat: Seat): boolean {
  const { character } = playerAt(table, seat);
  return character !== undefined && catalogue.characters.get(character)?.type === 'cylonLeader';
}

/**
 * Whether the game has a Cylon Leader, for which its Loyalty deck was made, also after the leader has left the game
 * (R-SET-15, R-SET-20).
 */
export function hasCylonLeader(table: SeatsAndTitles): boolean {
  return everySeat(table).some((seat) => isCylonLeader(table, seat));
}

/** R-LOY-100: a Cylon Leader or the Sympathetic Cylon who is not among the humans yet. */
export function mayInfiltrate(table: SeatsAndTitles, seat: Seat): boolean {
  const { cylon, infiltrating } = playerAt(table, seat);
  return (cylon === 'leader' || cylon === 'sympathetic') && !infiltrating;
}

/** R-LOY-94, R-LOY-102: Cylon Leaders and infiltrators neither get nor add Loyalty cards. */
export function getsLoyalty(table: SeatsAndTitles, seat: Seat): boolean {
  return !isCylonLeader(table, seat) && !playerAt(table, seat).infiltrating;
}

/** Every seat at the table, also of those who are out of the game: for the verdict and for what is shown. */
export function everySeat(table: SeatsAndTitles): Array<Seat> {
  return table.players.map((_, seat) => seat);
}

/** R-ION-81: whether this player is still one for the rules. */
export function isInPlay(table: SeatsAndTitles, seat: Seat): boolean {
  return playerAt(table, seat).out !== true;
}

/** The seats in play. Whatever goes through the players goes through these, here or clockwise. */
export function seatsInPlay(table: SeatsAndTitles): Array<Seat> {
  return clockwise(table, 0);
}

/** The seats in play clockwise, `from` first. */
export function clockwise(table: SeatsAndTitles, from: Seat): Array<Seat> {
  const seats: Array<Seat> = [];
  const count = table.players.length;
  let seat = from % count;
  for (let step = 0; step < count; step += 1) {
    if (isInPlay(table, seat)) seats.push(seat);
    seat = seat + 1 === count ? 0 : seat + 1;
  }
  return seats;
}

/** The first seat in play to the left of that one (R-TURN-01). */
export function seatAfter(table: SeatsAndTitles, seat: Seat): Seat {
  return clockwise(table, seat + 1)[0] ?? seat;
}

/** The human players clockwise from the current player. */
export function humans(table: SeatsAndTitles): Array<Seat> {
  return clockwise(table, table.current).filter((seat) => isHuman(table, seat));
}

export function cylons(table: SeatsAndTitles): Array<Seat> {
  return clockwise(table, table.current).filter((seat) => !isHuman(table, seat));
}

export function locationOf(table: SeatsAndTitles, seat: Seat): LocationId | undefined {
  const { place } = playerAt(table, seat);
  return place.kind === 'location' ? place.location : undefined;
}

export function isAt(table: SeatsAndTitles, seat: Seat, location: LocationId): boolean {
  return locationOf(table, seat) === location;
}

/** Human players whose characters are on that location, clockwise from the current player (R-CRI-22). */
export function charactersAt(table: SeatsAndTitles, location: LocationId): Array<Seat> {
  return humans(table).filter((seat) => isAt(table, seat, location));
}

export function isStranded(table: SeatsAndTitles, seat: Seat): boolean {
  return playerAt(table, seat).place.kind === 'stranded';
}

export function isAboard(table: SeatsAndTitles, seat: Seat, board: BoardName): boolean {
  const location = locationOf(table, seat);
  return location !== undefined && boardOf(location) === board;
}

/** Returns the location that plays that part (the Brig, Sickbay) for a character where it is now (R-NCA-36). */
export function placeFor(table: SeatsAndTitles, seat: Seat, part: LocationId): LocationId {
  const location = locationOf(table, seat);
  return location === undefined ? part : partOn(boardOf(location), part);
}

/**
 * Whether the seat is in the Brig or the location that plays its part: it may not move by choice, and leaves only by
 * what frees from there (R-TURN-112, R-NCA-42).
 */
export function isHeld(table: SeatsAndTitles, seat: Seat): boolean {
  return playsPart(locationOf(table, seat), brig);
}

/** The ship that this seat pilots, if any. */
export function pilotedShip(state: GameState, seat: Seat): Extract<Ship, { kind: 'viper' }> | undefined {
  const { place } = playerAt(state, seat);
  if (place.kind !== 'piloting') return undefined;
  const ship = state.ships.find((candidate) => candidate.id === place.ship);
  return ship?.kind === 'viper' ? ship : undefined;
}

/** R-TURN-112, R-TURN-113: whether this seat can be sent to the Brig or Sickbay. */
export function canBeSent(table: SeatsAndTitles, seat: Seat, to: LocationId): boolean {
  const player = playerAt(table, seat);
  if (!isHuman(table, seat) || player.place.kind === 'stranded' || player.place.kind === 'none') return false;
  const goal = placeFor(table, seat, to);
  if (isAt(table, seat, goal)) return false;
  return !(playsPart(goal, sickbay) && isHeld(table, seat));
}

/** The seats to which the roles of an effect are bound. */
export interface Bound {
  readonly you: Seat;
  readonly chosen?: SeatedCharacter | undefined;
  readonly chooser?: Seat | undefined;
  /** Takes the place of a title's holder if there is none. */
  readonly standIn?: Seat | undefined;
}

/**
 * The seats in play that a role means, or several at the same time; empty if the role has no holder (R-CRI-16). Several
 * are clockwise from the current player.
 */
export function seatsOf(state: GameState, roles: Roles, bound: Bound): Array<Seat> {
  return meantBy(state, roles, bound).filter((seat) => isInPlay(state, seat));
}

function meantBy(state: GameState, roles: Roles, bound: Bound): Array<Seat> {
  if (typeof roles !== 'string') return roles.flatMap((role) => meantBy(state, role, bound));
  if (isPlainRole(roles)) return meantByPlain(state, roles, bound);
  const holder = state.titles[roles] ?? bound.standIn;
  return holder === undefined ? [] : [holder];
}

function meantByPlain(state: GameState, role: PlainRecipient, bound: Bound): Array<Seat> {
  switch (role) {
    case 'current':
      return [state.current];
    case 'chooser':
      return [bound.chooser ?? bound.you];
    case 'you':
      return [bound.you];
    case 'chosen':
      return bound.chosen === undefined ? [] : [bound.chosen.seat];
    case 'each':
      return humans(state);
    case 'everyone':
      return clockwise(state, state.current);
    case 'cylons':
      return cylons(state);
    default: {
      const never: never = role;
      throw new Error(`no such role: ${String(never)}`);
    }
  }
}
