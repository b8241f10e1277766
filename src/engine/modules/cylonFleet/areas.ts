/** The areas of the Cylon Fleet board by their numbers, and its ships: R-FLT-01, R-FLT-13, R-FLT-40, R-FLT-70. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Track } from '../../../catalogue/content.ts';
import { cylonShips, type Area, type CylonShip } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import type { CylonShipSource } from '../../hooks.ts';
import { placeCylonShip, returnToSupply } from '../../pieces/ships.ts';
import type { Cause } from '../../types/event.ts';
import type { GameState, Ship } from '../../types/state.ts';
import { emptyFleet, type CylonFleet } from './state.ts';

export const areasTrack = 'track/exodus/cylon-fleet-areas';

export function trackOf(id: string): Track {
  const found = catalogue.tracks.get(id);
  if (found === undefined) throw new Error(`there is no track ${id}`);
  return found;
}

/** The areas from the lowest number to the highest. */
export function numberedAreas(): ReadonlyArray<Area> {
  return trackOf(areasTrack).spaces.flatMap(({ area }) => area ?? []);
}

/** The area with that result of a die. */
export function areaOfDie(die: number): Area {
  const found = trackOf(areasTrack).spaces.find((space) => space.die?.includes(die))?.area;
  if (found === undefined) throw new Error(`no area has the number ${die}`);
  return found;
}

/** The board; of a game without it an empty one. */
export function fleetOf({ modules: { cylonFleet } }: GameState): CylonFleet {
  return cylonFleet ?? emptyFleet();
}

/** Moves `count` ships from the supply to an area of the board, or all if there are fewer (R-FLT-21, R-FLT-81). */
export function gather(game: Game, ship: CylonShip, count: number, area: Area, why: Cause): void {
  const { state } = game;
  const gathered = Math.min(count, state.supply[ship]);
  if (gathered === 0) return;
  state.supply[ship] -= gathered;
  fleetOf(state).ships[area][ship] += gathered;
  game.tell({ kind: 'fleetGathers', ship, count: gathered, area, why });
}

/** All ships of one area go to the area of the main board that it stands for. */
export function moveOver(game: Game, area: Area): void {
  const { state } = game;
  const here = fleetOf(state).ships[area];
  const moved = { ...here };
  if (cylonShips.every((ship) => moved[ship] === 0)) return;
  for (const ship of cylonShips) {
    for (; here[ship] > 0; here[ship] -= 1) {
      state.supply[ship] += 1;
      placeCylonShip(state, ship, area);
    }
  }
  game.tell({ kind: 'fleetArrives', area, ships: moved });
}

/** The highest area that holds such a ship. */
export function highestWith(state: GameState, ship: CylonShip): Area | undefined {
  return numberedAreas().findLast((area) => fleetOf(state).ships[area][ship] > 0);
}

/** R-FLT-40 (2): the lowest area first, and only that kind. */
export function shipsInWaiting(state: GameState, ship: CylonShip): CylonShipSource {
  const { ships } = fleetOf(state);
  return {
    left: numberedAreas().reduce((sum, area) => sum + ships[area][ship], 0),
    take: () => {
      const lowest = numberedAreas().find((area) => ships[area][ship] > 0);
      if (lowest !== undefined) ships[lowest][ship] -= 1;
    },
  };
}

/** R-FLT-70: civilian ships stay where they are, Cylon ships gather where they are, undamaged. */
export function atJump({ state }: Game, ship: Ship): 'handled' | undefined {
  if (ship.kind === 'viper') return undefined;
  if (ship.kind === 'civilian') return 'handled';
  returnToSupply(state, ship);
  state.supply[ship.kind] -= 1;
  fleetOf(state).ships[ship.area][ship.kind] += 1;
  return 'handled';
}
