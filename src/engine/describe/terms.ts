/** The game's own words in English: capitalised as the rulebook does, ships and resources small. */
import type {
  CylonShip,
  Activation,
  Area,
  BoardName,
  Resource,
  ResourceAmounts,
  Skill,
  Title,
} from '../../catalogue/vocabulary.ts';
import { catalogue } from '../../catalogue/index.ts';
import { boardEntry } from '../pieces/places.ts';
import type { Phase } from '../types/event.ts';
import type { ShipKind } from '../types/decision.ts';
import type { Seat } from '../types/ids.ts';
import type { DieRange } from '../types/terms.ts';
import { resources } from '../../catalogue/vocabulary.ts';
import type { Names } from './types.ts';
import { modelName } from './lookup.ts';
import { list, plural } from './grammar.ts';

export const skillNames: Readonly<Record<Skill, string>> = {
  politics: 'Politics',
  leadership: 'Leadership',
  tactics: 'Tactics',
  piloting: 'Piloting',
  engineering: 'Engineering',
  treachery: 'Treachery',
};

export const resourceNames: Readonly<Record<Resource, string>> = { fuel: 'Fuel', food: 'Food', morale: 'Morale', population: 'Population' };

export const areaNames: Readonly<Record<Area, string>> = {
  bow: 'Bow',
  starboardBow: 'Starboard bow',
  starboardQuarter: 'Starboard quarter',
  stern: 'Stern',
  portQuarter: 'Port quarter',
  portBow: 'Port bow',
};

/** «Admiral»: what its card says; the title's own word if there is none. */
export function titleName(title: Title): string {
  for (const card of catalogue.titles.values()) if (card.title === title) return card.name;
  return title;
}

/** With its article where it has one, in the middle of a sentence. */
export function boardName(board: BoardName): string {
  const { name, article } = boardEntry(board);
  return article === true ? `the ${name}` : name;
}

export const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  startOfTurn: 'Start of turn',
  receiveSkills: 'Receive Skills',
  movement: 'Movement',
  action: 'Action',
  crisis: 'Crisis',
  activateCylonShips: 'Activate Cylon Ships',
  prepareForJump: 'Prepare for Jump',
  endOfTurn: 'End of turn',
};

export const activationNames: Readonly<Record<Activation, string>> = {
  raiders: 'raiders',
  launchRaiders: 'launch raiders',
  heavyRaiders: 'heavy raiders and centurions',
  basestars: 'basestars',
  occupation: 'occupation forces',
};

type AnyShip = ShipKind | CylonShip | 'raptor' | 'centurion' | 'galactica';

export const shipNames: Readonly<Record<AnyShip, string>> = {
  basestar: 'basestar',
  raider: 'raider',
  heavyRaider: 'heavy raider',
  viper: 'viper',
  civilian: 'civilian ship',
  raptor: 'raptor',
  centurion: 'centurion',
  galactica: 'Galactica',
};

/** «1 raider», «3 civilian ships». */
export const ships = (count: number, ship: AnyShip): string => plural(count, shipNames[ship]);

/** «a raider», «Galactica». */
export const aShip = (ship: AnyShip): string => (ship === 'galactica' ? shipNames.galactica : `a ${shipNames[ship]}`);

/** «viper», or the name of the model where a game has several. */
export const viperName = (model: string | undefined): string => (model === undefined ? shipNames.viper : modelName(model));

/** «a viper», «an Assault Raptor» */
export const aViper = (model: string | undefined): string => `${/^[AEIO]/.test(viperName(model)) ? 'an' : 'a'} ${viperName(model)}`;

/** «at the port bow» */
export const atArea = (area: Area): string => `at the ${areaNames[area].toLowerCase()}`;

/** «1 food and 1 morale», in the order of the dials. */
export const amounts = (amount: ResourceAmounts): string =>
  list(resources.flatMap((resource) => (amount[resource] === undefined ? [] : [`${amount[resource]} ${resource}`])));

export const skillList = (skills: ReadonlyArray<Skill>, word: 'and' | 'or' = 'and'): string =>
  list(
    skills.map((skill) => skillNames[skill]),
    word,
  );

export const skillCards = (count: number): string => plural(count, 'Skill card');

export const seats = (which: ReadonlyArray<Seat>, names: Names): string => list(which.map((seat) => names.seat(seat)));

/** Locations that are spoken of with the article. */
const withArticle: ReadonlySet<string> = new Set([
  'Brig',
  'Hangar Deck',
  'Armory',
  'Research Lab',
  'Press Room',
  "President's Office",
  'Cylon Fleet',
  'Human Fleet',
  'Resurrection Ship',
  'Medical Center',
  'Shipyard',
  'Quorum Chamber',
  'Bridge',
  'Tactical Plot',
  "Captain's Cabin",
  'Hybrid Tank',
  'Datastream',
  'Raider Bay',
]);

/** «the Armory», «Command». */
export const withThe = (location: string): string => (withArticle.has(location) ? `the ${location}` : location);

/** «4 or less», «5», «2 to 4»; the die has 8 sides (R-TURN-140). */
export function rollRange({ from, to }: DieRange): string {
  if (from === to) return String(from);
  if (from <= 1) return `${to} or less`;
  if (to >= 8) return `${from} or more`;
  return `${from} to ${to}`;
}
