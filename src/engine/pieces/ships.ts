/**
 * Ships in the space areas around Galactica, in the Reserves and in the supply: R-CMB-01 to R-CMB-08, R-CMB-104.
 *
 * `state.ships` is the main board and nothing else: whatever speaks of ships in space, of “the board” or of an area
 * means these. Ships on another board (the Cylon Fleet board, R-FLT-02) are the business of the module that has that
 * board: they are counted in its own piece of the state, are no `Ship` while they are there, and no rule of the base
 * finds them. They come and go by the functions of this file alone: `placeCylonShip` takes one from a module when the
 * supply is empty (`cylonShipSource`), and what a module keeps when the fleet jumps it takes with `takeOff`
 * (`shipAtJump`).
 */
import { areas, type Area, type CylonShip } from '../../catalogue/vocabulary.ts';
import { shuffle } from '../flow/random.ts';
import { hooks, type CylonShipSource } from '../hooks.ts';
import type { Model, Seat, ShipId, TokenId } from '../types/ids.ts';
import type { GameState, Ship } from '../types/state.ts';
import { changeBox, craftOf, modelsIn } from './craft.ts';

export type ShipOf<K extends Ship['kind']> = Extract<Ship, { kind: K }>;

export function shipsOf<K extends Ship['kind']>(state: GameState, kind: K, area?: Area): Array<ShipOf<K>> {
  // The filter compares the kind.
  return state.ships.filter((ship) => ship.kind === kind && (area === undefined || ship.area === area)) as Array<
    ShipOf<K>
  >;
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

/** The vipers without a pilot: in one area or all, of one model or all. */
export function unmannedVipers(state: GameState, area?: Area, model?: Model): Array<ShipOf<'viper'>> {
  return shipsOf(state, 'viper', area).filter(
    (ship) => ship.pilot === undefined && (model === undefined || ship.model === model),
  );
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

function sourcesOf(state: GameState, kind: CylonShip): Array<CylonShipSource> {
  return hooks(state, 'cylonShipSource').map((source) => source(state, kind));
}

/** How many Cylon ships of that kind can be placed on the main board, from the supply and from elsewhere. */
export function cylonShipsLeft(state: GameState, kind: CylonShip): number {
  return sourcesOf(state, kind).reduce((sum, { left }) => sum + left, state.supply[kind]);
}

/**
 * Puts a Cylon ship on the board, from the supply as long as it has one; `undefined` if there is none left (R-FLT-40).
 */
export function placeCylonShip(state: GameState, kind: CylonShip, area: Area): Ship | undefined {
  const elsewhere = state.supply[kind] > 0 ? undefined : sourcesOf(state, kind).find(({ left }) => left > 0);
  if (state.supply[kind] > 0) state.supply[kind] -= 1;
  else if (elsewhere === undefined) return undefined;
  else elsewhere.take();
  const id = newId(state);
  const ship: Ship =
    kind === 'basestar' ? { id, area, activated: false, kind, damage: [] } : { id, area, activated: false, kind };
  state.ships.push(ship);
  return ship;
}

/**
 * Puts a viper of the Reserves on the board, of that model or of the first that is there; `undefined` if there is none.
 */
export function placeViper(
  state: GameState,
  area: Area,
  pilot: Seat | undefined,
  model?: Model,
): ShipOf<'viper'> | undefined {
  const open = modelsIn(state, 'reserves', 'viper').filter(({ flies }) => flies !== undefined);
  const found = open.find((craft) => model === undefined || craft.model === model);
  if (found === undefined) return undefined;
  changeBox(state, 'reserves', found.model, -1);
  const ship: ShipOf<'viper'> = { id: newId(state), kind: 'viper', area, pilot, model: found.model };
  state.ships.push(ship);
  return ship;
}

/** Draws a civilian ship of the pile, facedown; `undefined` if the pile is empty. */
export function placeCivilian(state: GameState, area: Area): Ship | undefined {
  const token = state.civilianPile.pop();
  return token === undefined ? undefined : placeCivilianToken(state, token, area);
}

/** Puts this very ship on the board, facedown. */
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

/** R-CMB-104: the ship goes to the Reserves; the caller moves its pilot. */
export function returnToReserves(state: GameState, ship: ShipOf<'viper'>): void {
  takeOff(state, ship);
  changeBox(state, 'reserves', ship.model, 1);
}

/**
 * The areas that a viper can reach by one move (R-CMB-90, R-FLT-57), the nearer ones first, clockwise before the
 * others.
 */
export function withinReach({ area, model }: Pick<ShipOf<'viper'>, 'area' | 'model'>): Array<Area> {
  const reached = new Set<Area>();
  let ends: readonly [Area, Area] = [area, area];
  for (let left = craftOf(model).flies?.steps ?? 0; left > 0; left -= 1) {
    ends = [neighbour(ends[0], 1), neighbour(ends[1], -1)];
    for (const end of ends) if (end !== area) reached.add(end);
  }
  return [...reached];
}

export function pilotOf(ship: ShipOf<'viper'>): { pilot?: Seat } {
  return ship.pilot === undefined ? {} : { pilot: ship.pilot };
}
