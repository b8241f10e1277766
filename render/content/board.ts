/** Parts of a board that a view leaves out because they never change: places, dials, goals, tracks, faces of tokens. */
import type { Location } from '../../src/catalogue/content.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { resources } from '../../src/catalogue/vocabulary.ts';
import type { Area } from '../../src/catalogue/vocabulary.ts';
import { contentOf } from '../../src/engine/content.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { inCase, noun } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';
import { missionFace } from './missions.ts';

type Resource = keyof GameView['resources'];

export interface BoardLocation {
  readonly id: string;
  readonly board: LocationBoard;
  readonly damageable: boolean;
  readonly hazardous: boolean;
}

export type LocationBoard = Location['board'];
type Options = GameView['options'];

/**
 * The locations of a board in a game with these options (without any: of the base game), in the order in which the
 * board shows them.
 */
export function placesOn(board: LocationBoard, options?: Options): ReadonlyArray<BoardLocation> {
  const { locations } = options === undefined ? catalogue : contentOf(options);
  return Array.from(locations.values())
    .filter((location) => location.board === board && (options !== undefined || location.expansion === 'base'))
    .map(({ id, board: on, damageable, hazardous }) => ({ id, board: on, damageable, hazardous }));
}

export interface Dial {
  readonly max: number;
  readonly redZone: number;
}

const unmarkedDial: Dial = { max: 15, redZone: 0 };

export function dialOf(resource: Resource): Dial {
  for (const token of catalogue.tokens.values()) {
    if (token.kind === 'resource' && token.resource === resource) return token;
  }
  return unmarkedDial;
}

/** The events at one distance on the way to the objective. */
export interface DistanceMark {
  readonly distance: number;
  readonly events: ReadonlyArray<string>;
}

export interface Goal {
  readonly name: string;
  readonly milestones: ReadonlyArray<DistanceMark>;
}

export function goalOf(objective: GameView['options']['objective'], words: PictureWords): Goal {
  const card = Array.from(catalogue.objectives.values()).find((entry) => entry.objective === objective);
  const thresholds = card?.thresholds ?? [];
  const milestones = [...new Set(thresholds.map(({ distance }) => distance))].map((distance) => ({
    distance,
    events: thresholds.filter((threshold) => threshold.distance === distance).map(({ event }) => event),
  }));
  return { name: card === undefined ? objective : words.name(card.id), milestones };
}

/** The distance on a Destination card or a Mission; other cards beside the objective don't carry one. */
export function distanceOf(card: string): number | undefined {
  return catalogue.destinations.get(card)?.distance ?? missionFace(card)?.distance;
}

/** Returns the effect of a damage token on a basestar, in a sign or two. */
export function basestarDamageSign(token: string, words: PictureWords): string {
  const entry = catalogue.tokens.get(token);
  if (entry?.kind !== 'basestarDamage') return '?';
  if (entry.rules.noLaunch === true) return words.say('pictures.board.noLaunch');
  if (entry.rules.noAttack === true) return words.say('pictures.board.noAttack');
  return entry.rules.attackBonus === undefined ? `×${entry.counts}` : `+${entry.rules.attackBonus}`;
}

/** Returns the losses with a civilian ship, e.g. `2P` or `1P 1F`; `0` for nothing. */
export function civilianSign(token: string, words: PictureWords): string {
  const entry = catalogue.tokens.get(token);
  if (entry?.kind !== 'civilianShip') return '?';
  const losses = Object.entries(entry.lose).flatMap(([resource, count]) =>
    isResource(resource) ? [words.say(`pictures.board.loss.${resource}`, { count })] : [],
  );
  return losses.length === 0 ? '0' : losses.join(' ');
}

function isResource(word: string): word is Resource {
  return resources.some((resource) => resource === word);
}

/** The two letters of an ally. */
export function allyInitials(card: string, words: PictureWords): string {
  return words.initials(card, catalogue.allies.get(card)?.initials ?? '??');
}

/** Returns the symbol on a trauma token. */
export function traumaSymbol(token: string): 'benevolent' | 'antagonistic' | 'disaster' {
  const entry = catalogue.tokens.get(token);
  return entry?.kind === 'trauma' ? entry.symbol : 'disaster';
}

interface NamedSpace {
  readonly id: string;
  readonly name: string;
}

export interface TrackSpace extends NamedSpace {
  readonly colour: 'red' | 'blue' | undefined;
  readonly population: number | undefined;
}

/** Returns the spaces from the first, where the track starts, to the last. */
export function trackSpaces(track: 'jump-preparation' | 'boarding-party'): ReadonlyArray<TrackSpace> {
  const id = `track/base/${track}`;
  return (catalogue.tracks.get(id)?.spaces ?? []).map(({ index, name, colour, population }) => ({
    id: `${id}/${index}`,
    name,
    colour,
    population,
  }));
}

/** Returns the few letters on the first and the last space of a track. */
export function spaceSign({ id, name }: NamedSpace, words: PictureWords): string {
  return words.word(inCase(noun(id, name), 'short')).toUpperCase();
}

export interface PursuitSpace extends NamedSpace {
  readonly start: boolean;
  /** Civilian ships that are placed when the marker comes here. */
  readonly civilians: number;
}

export function pursuitSpaces(): ReadonlyArray<PursuitSpace> {
  const id = 'track/exodus/pursuit';
  return (catalogue.tracks.get(id)?.spaces ?? []).map(({ index, name, civilians = 0 }) => ({
    id: `${id}/${index}`,
    name,
    start: index === 0,
    civilians,
  }));
}

export interface FleetArea {
  readonly area: Area;
  /** The results of the die that mean it, as the board shows them. */
  readonly numbers: string;
}

/** The areas of the Cylon Fleet board. */
export function fleetAreas(): ReadonlyArray<FleetArea> {
  return (catalogue.tracks.get('track/exodus/cylon-fleet-areas')?.spaces ?? []).flatMap(({ name, area }) =>
    area === undefined ? [] : [{ area, numbers: name }],
  );
}
