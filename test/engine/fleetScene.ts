/** Scenes with the Cylon Fleet board. */
import { areas, cylonShips, type Area, type CylonShip } from '../../src/catalogue/vocabulary.ts';
import { placeViper } from '../../src/engine/pieces/ships.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import { scene, type Scene, type Table } from './scene.ts';

type Counts = Partial<Record<CylonShip, number>>;

export interface FleetScene extends Scene {
  /** Ships that wait on the Cylon Fleet board; they come out of the supply. */
  readonly waiting?: Partial<Record<Area, Counts>>;
  readonly pursuit?: number;
  /** How many are left in the supply, whatever else there is. */
  readonly supply?: Counts;
  /** Unmanned Mark VII vipers in space, besides those of the scene. */
  readonly markVII?: Partial<Record<Area, number>>;
}

export const withFleet = { expansions: ['exodus'], switches: ['cylonFleet'] } as const satisfies Partial<GameOptions>;

export function fleetScene(set: FleetScene): Table {
  return layFleet(scene({ ...set, options: { ...withFleet, ...set.options } }), set);
}

export function layFleet(
  game: Table,
  { waiting = {}, pursuit = 0, supply = {}, markVII = {} }: Omit<FleetScene, keyof Scene>,
): Table {
  const { state } = game;
  for (const [area, count] of Object.entries(markVII)) {
    state.reserves['viperMarkVII'] = (state.reserves['viperMarkVII'] ?? 0) + count;
    for (let n = 0; n < count; n += 1) placeViper(state, area as Area, undefined, 'viperMarkVII');
  }
  const fleet = boardOf(game);
  fleet.pursuit = pursuit;
  for (const area of areas) {
    for (const kind of cylonShips) {
      const count = waiting[area]?.[kind] ?? 0;
      fleet.ships[area][kind] = count;
      state.supply[kind] -= count;
    }
  }
  Object.assign(state.supply, supply);
  return game;
}

export function boardOf({ state }: Table): NonNullable<Table['state']['modules']['cylonFleet']> {
  const { cylonFleet } = state.modules;
  if (cylonFleet === undefined) throw new Error('there is no Cylon Fleet board in this game');
  return cylonFleet;
}

/** The ships that wait in an area: basestars, raiders, heavy raiders. */
export function waitingIn(game: Table, area: Area): ReadonlyArray<number> {
  return cylonShips.map((kind) => boardOf(game).ships[area][kind]);
}

/** Everything that waits, wherever. */
export function waitingAll(game: Table): ReadonlyArray<number> {
  return cylonShips.map((kind) => areas.reduce((sum, area) => sum + boardOf(game).ships[area][kind], 0));
}
