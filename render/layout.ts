/** Where everything is on the board picture: boxes in pixels, made from a few measures. */
import type { ShipView } from '../src/engine/types/view.ts';
import { gap } from './theme.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Area = ShipView['area'];

export const picture = { width: 1600, height: 1456 } as const;
/** Pictures of one thing are narrower than the board, so that their letters are larger on a phone. */
export const sheetWidth = 1100;

const margin = gap.large;
const space = gap.medium;
const full = picture.width - 2 * margin;

const heights = { header: 96, status: 188, map: 648, table: 336, decks: 108 } as const;
const widths = { dials: 556, tracks: 500, side: 344, players: 1008 } as const;

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** The box without its first `height` pixels. */
export function below(box: Box, height: number): Box {
  return { x: box.x, y: box.y + height, width: box.width, height: box.height - height };
}

export function centre(box: Box): { readonly x: number; readonly y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** `count` equal boxes beside each other. */
export function columns(box: Box, count: number, between: number): ReadonlyArray<Box> {
  const width = (box.width - between * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + between), width }));
}

/** `count` equal boxes below each other. */
export function rows(box: Box, count: number, between: number): ReadonlyArray<Box> {
  const height = (box.height - between * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, y: box.y + index * (height + between), height }));
}

const header: Box = { x: margin, y: margin, width: full, height: heights.header };
const statusTop = header.y + header.height + space;
const mapTop = statusTop + heights.status + space;
const tableTop = mapTop + heights.map + space;
const decksTop = tableTop + heights.table + space;

const dials: Box = { x: margin, y: statusTop, width: widths.dials, height: heights.status };
const trackBox: Box = { x: dials.x + dials.width + space, y: statusTop, width: widths.tracks, height: heights.status };
const distanceLeft = trackBox.x + trackBox.width + space;

const map: Box = { x: margin, y: mapTop, width: full - widths.side - space, height: heights.map };
const flank = { height: 150, width: 204 } as const;
const half = (map.width - space) / 2;
const middleTop = map.y + flank.height + space;
const middleHeight = map.height - 2 * (flank.height + space);
const bottomTop = middleTop + middleHeight + space;

/** The ring around the battlestar, whose bow points left: clockwise from the left. */
const areas: Readonly<Record<Area, Box>> = {
  bow: { x: map.x, y: middleTop, width: flank.width, height: middleHeight },
  starboardBow: { x: map.x, y: map.y, width: half, height: flank.height },
  starboardQuarter: { x: map.x + half + space, y: map.y, width: half, height: flank.height },
  stern: { x: map.x + map.width - flank.width, y: middleTop, width: flank.width, height: middleHeight },
  portQuarter: { x: map.x + half + space, y: bottomTop, width: half, height: flank.height },
  portBow: { x: map.x, y: bottomTop, width: half, height: flank.height },
};

const battlestar: Box = { x: map.x + flank.width + space, y: middleTop, width: map.width - 2 * (flank.width + space), height: middleHeight };
const deckPlan: Box = { x: battlestar.x + 58, y: battlestar.y + 52, width: battlestar.width - 96, height: battlestar.height - 104 };

const side: Box = { x: map.x + map.width + space, y: mapTop, width: widths.side, height: heights.map };
const sideTitle = 36;
const sideRow = 51;
const colonialOne: Box = { ...side, height: sideTitle + 3 * sideRow + gap.small };
const cylonLocations: Box = { ...side, y: colonialOne.y + colonialOne.height + space, height: sideTitle + 4 * sideRow + gap.small };
const reservesTop = cylonLocations.y + cylonLocations.height + space;

export const layout = {
  header,
  dials,
  jumpTrack: { ...trackBox, height: (heights.status - space) / 2 },
  boardingTrack: { ...trackBox, y: trackBox.y + (heights.status + space) / 2, height: (heights.status - space) / 2 },
  distance: { x: distanceLeft, y: statusTop, width: margin + full - distanceLeft, height: heights.status },
  map,
  areas,
  battlestar,
  deckPlan,
  colonialOne,
  cylonLocations,
  reserves: { ...side, y: reservesTop, height: side.y + side.height - reservesTop },
  players: { x: margin, y: tableTop, width: widths.players, height: heights.table },
  crisis: { x: margin + widths.players + space, y: tableTop, width: full - widths.players - space, height: heights.table },
  decks: { x: margin, y: decksTop, width: full, height: heights.decks },
} as const;

export const titleHeight = { panel: 32, area: 30, side: sideTitle } as const;

const deckPlanColumns = 5;
const playerColumns = 2;

/** The panels of Galactica's locations, in two rows from bow to stern. */
export function deckPlanBoxes(count: number): ReadonlyArray<Box> {
  const rowCount = Math.max(1, Math.ceil(count / deckPlanColumns));
  return rows(deckPlan, rowCount, gap.small).flatMap((row) => columns(row, deckPlanColumns, gap.small)).slice(0, count);
}

/** The lines of a board at the side, one for each location. */
export function sideBoxes(board: Box, count: number): ReadonlyArray<Box> {
  const inner = below(board, sideTitle);
  return rows({ x: inner.x + gap.small, y: inner.y, width: inner.width - 2 * gap.small, height: inner.height - gap.small }, count, gap.tiny);
}

/** The players' cards, seat by seat, row by row. */
export function playerBoxes(count: number): ReadonlyArray<Box> {
  const rowCount = Math.ceil(count / playerColumns);
  return rows(layout.players, rowCount, space).flatMap((row) => columns(row, playerColumns, space)).slice(0, count);
}
