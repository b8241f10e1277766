/** Ships on the board, in the Reserves and in the supply: R-CMB-01 to R-CMB-08, R-CMB-104. */
import { areas, type Area, type CylonShip } from '../../catalogue/vocabulary.ts';
import { shuffle } from '../flow/random.ts';
import type { Seat, ShipId, TokenId } from '../types/ids.ts';
import type { GameState, Ship } from '../types/state.ts';

export type ShipOf<K extends Ship['kind']> = Extract<Ship, { kind: K }>;

export function shipsOf<K extends Ship['kind']>(state: GameState, kind: K, area?: Area): Array<ShipOf<K>> {
  // The filter compares the kind.
  return state.ships.filter((ship) => ship.kind === kind && (area === undefined || ship.area === area)) as Array<ShipOf<K>>;
}

/** R-PEG-50 */
export function isScar(ship: Ship | undefined): ship is ShipOf<'raider'> {
  return ship?.kind === 'raider' && ship.scar === true;
}

export function scarIn(state: GameState, area?: Area): ShipOf<'raider'> | undefined {
  return shipsOf(state, 'raider', area).find(isScar);
}

export function shipById(state: GameState, id: ShipId): Ship | undefined {
  return state.ships.find((ship) => ship.id === id);
}

export function unmannedVipers(state: GameState, area?: Area): Array<ShipOf<'viper'>> {
  return shipsOf(state, 'viper', area).filter((ship) => ship.pilot === undefined);
}

/** Steps clockwise from one area to another: 0 to 5. */
export function stepsClockwise(from: Area, to: Area): number {
  return (areas.indexOf(to) - areas.indexOf(from) + areas.length) % areas.length;
}

export function neighbour(area: Area, step: 1 | -1): Area {
  const found = areas[(areas.indexOf(area) + step + areas.length) % areas.length];
  if (found === undefined) throw new Error(`no neighbour of ${area}`);
  return found;
}

function newId(state: GameState): ShipId {
  const id = state.nextShip;
  state.nextShip += 1;
  return id;
}

/** Puts a Cylon ship of the supply on the board; `undefined` if there is none left. */
export function placeCylonShip(state: GameState, kind: CylonShip, area: Area): Ship | undefined {
  if (state.supply[kind] <= 0) return undefined;
  state.supply[kind] -= 1;
  const common = { id: newId(state), area, activated: false };
  const ship: Ship = kind === 'basestar' ? { ...common, kind, damage: [] } : { ...common, kind };
  state.ships.push(ship);
  return ship;
}

/** Puts a viper of the Reserves on the board; `undefined` if there is none. */
export function placeViper(state: GameState, area: Area, pilot: Seat | undefined): ShipOf<'viper'> | undefined {
  if (state.reserves.viper <= 0) return undefined;
  state.reserves.viper -= 1;
  const ship: ShipOf<'viper'> = { id: newId(state), kind: 'viper', area, pilot };
  state.ships.push(ship);
  return ship;
}

/** Draws a civilian ship of the pile, face down; `undefined` if the pile is empty. */
export function placeCivilian(state: GameState, area: Area): Ship | undefined {
  const token = state.civilianPile.pop();
  return token === undefined ? undefined : placeCivilianToken(state, token, area);
}

/** Puts this very ship on the board, face down. */
export function placeCivilianToken(state: GameState, token: TokenId, area: Area): Ship {
  const ship: Ship = { id: newId(state), kind: 'civilian', area, token, seenBy: [] };
  state.ships.push(ship);
  return ship;
}

export function takeOff(state: GameState, ship: Ship): void {
  const at = state.ships.indexOf(ship);
  if (at < 0) throw new Error(`ship ${ship.id} is not on the board`);
  state.ships.splice(at, 1);
}

/** A Cylon ship leaves the board for the supply, without being destroyed; a basestar's tokens are mixed back. */
export function returnToSupply(state: GameState, ship: ShipOf<'basestar' | 'raider' | 'heavyRaider'>): void {
  takeOff(state, ship);
  state.supply[ship.kind] += 1;
  if (ship.kind !== 'basestar') return;
  state.basestarDamage.push(...ship.damage);
  shuffle(state.random, state.basestarDamage);
}

/** R-CMB-104: the ship goes to the Reserves; where its pilot goes is the caller's business. */
export function returnToReserves(state: GameState, ship: ShipOf<'viper'>): void {
  takeOff(state, ship);
  state.reserves.viper += 1;
}

export function pilotOf(ship: ShipOf<'viper'>): { pilot?: Seat } {
  return ship.pilot === undefined ? {} : { pilot: ship.pilot };
}
