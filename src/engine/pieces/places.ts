/** The few locations that the rules themselves name. */
import { catalogue } from '../../catalogue/index.ts';
import type { Board, Location } from '../../catalogue/content.ts';
import type { Effects } from '../../catalogue/effect.ts';
import type { BoardName, SendPlace } from '../../catalogue/vocabulary.ts';
import { ofContent, standsFor } from '../content.ts';
import { hooks } from '../hooks.ts';
import type { LocationId } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';

export const sickbay = 'location/base/sickbay';
export const brig = 'location/base/brig';
export const hangarDeck = 'location/base/hangar-deck';
export const administration = 'location/base/administration';
export const detention = 'location/pegasus/detention';
export const medicalCenter = 'location/pegasus/medical-center';

/** The locations to which effects send characters. */
export const sendPlaceIds: Readonly<Record<SendPlace, LocationId>> = { sickbay, brig, detention, medicalCenter };

/** The one that a module names at this point, if any does. */
function named(state: GameState, point: 'entrance' | 'refuge'): LocationId | undefined {
  return hooks(state, point).flatMap((place) => place(state) ?? [])[0];
}

/** The location to which players who become Cylons go now. */
export function resurrectionShip(state: GameState): LocationId {
  return named(state, 'refuge') ?? standsFor(state, 'location/base/resurrection-ship');
}

/** Galactica is lost when that many of its locations are damaged at once (R-CMB-85). */
export const damagedLocationsToLose = 6;

export function locationEntry(id: LocationId): Location {
  const found = catalogue.locations.get(id);
  if (found === undefined) throw new Error(`there is no location ${id}`);
  return found;
}

const boards: ReadonlyMap<BoardName, Board> = new Map(
  [...catalogue.boards.values()].map((entry) => [entry.board, entry]),
);

/** Throws if there is no such board. */
export function boardEntry(name: BoardName): Board {
  const found = boards.get(name);
  if (found === undefined) throw new Error(`there is no board ${name}`);
  return found;
}

export function boardOf(id: LocationId): BoardName {
  return locationEntry(id).board;
}

/** The location at which everyone who enters the board starts now; `undefined`: where the sheet says (R-EXE-46). */
export function onlyStart(state: GameState): LocationId | undefined {
  return named(state, 'entrance');
}

/** Galactica and all ships in space and in the Reserves are out of reach: nothing affects them (R-NCA-28). */
export function isFleetAway({ awayBoards }: Pick<GameState, 'awayBoards'>): boolean {
  return awayBoards.includes('galactica');
}

const everyLocation = ofContent(({ locations }): ReadonlyArray<Location> => [...locations.values()]);

/** The locations that are on the table, those of lost and closed boards included. */
export function locationsOnTable(state: GameState): ReadonlyArray<Location> {
  const { boardsToCome } = state;
  const off = hooks(state, 'offTable');
  const all = everyLocation(state);
  if (boardsToCome.length === 0 && off.length === 0) return all;
  return all.filter(({ id, board }) => !boardsToCome.includes(board) && !off.some((isOff) => isOff(state, id)));
}

/** Whether it is that location or one that plays its part on another board. */
export function playsPart(location: LocationId | undefined, part: LocationId): boolean {
  return location !== undefined && (location === part || catalogue.locations.get(location)?.as === part);
}

/** Locations that play the part of another one. */
const understudies: ReadonlyArray<Location> = [...catalogue.locations.values()].filter(
  (location) => location.as !== undefined,
);

/** The location that plays this part on a board: another one, or the location itself. */
export function partOn(board: BoardName, part: LocationId): LocationId {
  for (const location of understudies) if (location.board === board && location.as === part) return location.id;
  return part;
}

/** The action of a location for a human or a Cylon player; empty if there is none. */
export function actionOf(location: Location, human: boolean): Effects {
  return location.who === 'both' && !human ? (location.cylonEffects ?? []) : location.effects;
}

/** Whether human or Cylon players may go there now. */
export function isFor(state: GameState, { who, board }: Location, human: boolean): boolean {
  const side = who === 'byAllegiance' ? hooks(state, 'allegiance').flatMap((of) => of(state, board) ?? [])[0] : who;
  return side === 'both' || side === (human ? 'human' : 'cylon');
}
