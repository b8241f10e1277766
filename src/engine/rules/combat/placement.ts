/** Placing ships from cards: R-CMB-118 to R-CMB-121, R-CRI-41 to R-CRI-44, R-JMP-23. */
import type { Placement } from '../../../catalogue/effect.ts';
import { areas, placeableShips, type Area, type PlaceableShip } from '../../../catalogue/vocabulary.ts';
import { answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { ShipId } from '../../types/ids.ts';
import type { GameState, Ship } from '../../types/state.ts';
import { craftIn, modelsIn, named } from '../../pieces/craft.ts';
import { modelChoices } from './craft.ts';
import type { CivilianPlacer } from './hooks.ts';
import { isFleetAway } from '../../pieces/places.ts';
import { cylonShipsLeft, placeCivilian, placeCylonShip, placeViper } from '../../pieces/ships.ts';

interface PlaceData {
  readonly place: Placement;
  readonly why: Cause;
  /** Position in `placeableShips`. */
  at: number;
  readonly vipers: Array<ShipId>;
}

export interface PlacementProcedures {
  placeShips: PlaceData;
  placeCivilians: { left: number; readonly why: Cause };
  placeVipers: { readonly units: Array<Area>; readonly placed: Array<ShipId>; readonly why: Cause };
}

function available(state: GameState, ship: PlaceableShip): number {
  if (ship === 'viper') return craftIn(state, 'reserves', ship);
  return ship === 'civilian' ? state.civilianPile.length : cylonShipsLeft(state, ship);
}

function placeOne(state: GameState, ship: PlaceableShip, area: Area): Ship | undefined {
  if (ship === 'viper') return placeViper(state, area, undefined);
  return ship === 'civilian' ? placeCivilian(state, area) : placeCylonShip(state, ship, area);
}

/** The areas that get a ship of that kind, once for each ship. */
function unitsOf(place: Placement, ship: PlaceableShip): Array<Area> {
  const units: Array<Area> = [];
  for (const area of areas) for (let left = place[area]?.[ship] ?? 0; left > 0; left -= 1) units.push(area);
  return units;
}

export const placeShipsProcedure = procedure('placeShips', {
  ask: (game, data) => {
    // R-NCA-28
    if (isFleetAway(game.state)) {
      game.finish();
      return;
    }
    const ship = placeableShips[data.at];
    if (ship === undefined) {
      game.goto('react');
      return;
    }
    const units = unitsOf(data.place, ship);
    const room = available(game.state, ship);
    // R-CMB-120: too few, so the current player decides which are placed, if that makes a difference.
    if (units.length <= room || room === 0 || new Set(units).size < 2) return;
    const choices = units.map((area, n): Choice => ({ id: `${area}-${n + 1}`, kind: 'ship', ship, area }));
    game.ask({
      seat: game.state.current,
      topic: { kind: 'whichToPlace', ship },
      choices,
      min: room,
      max: room,
      needed: true,
    });
  },
  place: (game, data, frame) => {
    const ship = placeableShips[data.at];
    if (ship === undefined) return;
    const chosen = answersOf(frame, game.state.current, 'ship').map(({ area }) => area);
    const units = chosen.length > 0 ? chosen : unitsOf(data.place, ship);
    data.at += 1;
    // R-CRI-42: of which models they are is for the current player.
    const several = ship === 'viper' && modelsIn(game.state, 'reserves', ship).length > 1;
    if (several) game.call('placeVipers', { units, placed: [], why: data.why });
    else
      for (const area of new Set(units))
        placeMany(game, data, ship, area, units.filter((unit) => unit === area).length);
  },
  collect: (game, { vipers }, frame) => {
    if (Array.isArray(frame.returned))
      vipers.push(...frame.returned.filter((id): id is ShipId => typeof id === 'number'));
    game.goto('ask');
  },
  react: (game, { vipers }) => {
    // R-CRI-44: reactions to placed vipers come after the whole placement.
    if (vipers.length > 0) game.call('window', { window: 'viperPlaced', ships: vipers });
  },
});

/** R-CRI-42, R-CMB-96: one after the other. */
export const placeVipersProcedure = procedure('placeVipers', {
  choose: (game, { units, placed, why }) => {
    const { state } = game;
    const [area] = units;
    const models = modelsIn(state, 'reserves', 'viper');
    if (area === undefined || models.length === 0) game.finish(placed);
    else
      game.ask({
        seat: state.current,
        topic: { kind: 'chooseCraft', craft: 'viper', box: 'reserves', area, why },
        choices: modelChoices(models),
        needed: true,
      });
  },
  place: (game, { units, placed, why }, frame) => {
    const { state } = game;
    const area = units.shift();
    const { model } = answerOf(frame, state.current, 'craft');
    const ship = area === undefined ? undefined : placeViper(state, area, undefined, model);
    if (ship !== undefined) {
      placed.push(ship.id);
      game.tell({ kind: 'shipsPlaced', ship: 'viper', area: ship.area, count: 1, why, ...named(state, ship.model) });
    }
    game.goto('choose');
  },
});

/** R-CMB-118: the Admiral, or who does so in this game; one after the other, unseen. */
function civilianPlacer(state: GameState): CivilianPlacer {
  const [other] = hooks(state, 'civilianPlacer');
  return other?.(state) ?? { seat: state.titles.admiral ?? state.current, areas };
}

export const placeCiviliansProcedure = procedure('placeCivilians', {
  choose: (game, { left, why }) => {
    const { state } = game;
    if (left <= 0 || state.civilianPile.length === 0 || isFleetAway(state)) {
      game.finish();
      return;
    }
    const { seat, areas: open } = civilianPlacer(state);
    const choices = open.map((area): Choice => ({ id: area, kind: 'area', area }));
    const topic = { kind: 'placeCivilian', left: Math.min(left, state.civilianPile.length), why } as const;
    game.ask({ seat, topic, choices, needed: true });
  },
  place: (game, data, frame) => {
    const { area } = answerOf(frame, civilianPlacer(game.state).seat, 'area');
    data.left -= 1;
    if (placeCivilian(game.state, area) !== undefined)
      game.tell({ kind: 'shipsPlaced', ship: 'civilian', area, count: 1, why: data.why });
    game.goto('choose');
  },
});

function placeMany(game: Game, data: PlaceData, kind: PlaceableShip, area: Area, count: number): void {
  let placed = 0;
  for (; placed < count; placed += 1) {
    const ship = placeOne(game.state, kind, area);
    if (ship === undefined) break;
    if (ship.kind === 'viper') data.vipers.push(ship.id);
    if (ship.kind === 'raider') game.running('crisis')?.placedRaiders.push(ship.id);
  }
  if (placed > 0) game.tell({ kind: 'shipsPlaced', ship: kind, area, count: placed, why: data.why });
}
