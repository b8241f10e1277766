/** Places of everything on the board picture: boxes in pixels, made from a few measures. */
import type { ShipView } from '../src/engine/types/view.ts';
import { gap } from './theme.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type BoardArea = ShipView['area'];

/** Pictures of one thing are narrower than the board, so that their letters are larger on a phone. */
export const sheetWidth = 1100;

const margin = gap.large;
const space = gap.medium;
const pictureWidth = 1600;
const full = pictureWidth - 2 * margin;

const heights = { header: 96, status: 188, map: 648, player: 104, decks: 108 } as const;
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

const dials: Box = { x: margin, y: statusTop, width: widths.dials, height: heights.status };
const trackBox: Box = { x: dials.x + dials.width + space, y: statusTop, width: widths.tracks, height: heights.status };
const distanceLeft = trackBox.x + trackBox.width + space;

const map: Box = { x: margin, y: mapTop, width: full - widths.side - space, height: heights.map };
/** The ring of areas around a battlestar, whose bow points left, and what is left for her in the middle. */
export interface Ring {
  readonly areas: Readonly<Record<BoardArea, Box>>;
  readonly middle: Box;
}

/** `flank`: how high the areas at her sides are, and how wide those before and behind her. */
export function ringIn(box: Box, flank: { readonly width: number; readonly height: number }): Ring {
  const half = (box.width - space) / 2;
  const right = box.x + half + space;
  const upper = { y: box.y, width: half, height: flank.height };
  const middleTop = box.y + flank.height + space;
  const middle = { y: middleTop, height: box.height - 2 * (flank.height + space) };
  const lower = { ...upper, y: middleTop + middle.height + space };
  return {
    areas: {
      bow: { x: box.x, width: flank.width, ...middle },
      starboardBow: { x: box.x, ...upper },
      starboardQuarter: { x: right, ...upper },
      stern: { x: box.x + box.width - flank.width, width: flank.width, ...middle },
      portQuarter: { x: right, ...lower },
      portBow: { x: box.x, ...lower },
    },
    middle: { x: box.x + flank.width + space, width: box.width - 2 * (flank.width + space), ...middle },
  };
}

const { areas, middle: battlestar } = ringIn(map, { height: 150, width: 204 });
const deckPlan: Box = {
  x: battlestar.x + 58,
  y: battlestar.y + 52,
  width: battlestar.width - 96,
  height: battlestar.height - 104,
};

const side: Box = { x: map.x + map.width + space, y: mapTop, width: widths.side, height: heights.map };
const sideTitle = 36;
const sideRow = 51;
const colonialOne: Box = { ...side, height: sideTitle + 3 * sideRow + gap.small };
const cylonLocations: Box = {
  ...side,
  y: colonialOne.y + colonialOne.height + space,
  height: sideTitle + 4 * sideRow + gap.small,
};
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
} as const;

export const titleHeight = { panel: 32, area: 30, side: sideTitle } as const;

const deckPlanColumns = 5;
const playerColumns = 2;
/** Rows whose room fewer players share; more make the picture higher, for no card may be lower than a row. */
const playerRows = 3;

/** The boxes below the map and the boards of expansions. */
export interface Table {
  readonly players: Box;
  readonly crisis: Box;
  readonly decks: Box;
}

/** Returns the table of a game with that many players. */
export function tableFor(seats: number): Table {
  const rowCount = Math.max(playerRows, Math.ceil(seats / playerColumns));
  const top = { y: tableTop, height: rowCount * heights.player + (rowCount - 1) * space };
  return {
    players: { x: margin, width: widths.players, ...top },
    crisis: { x: margin + widths.players + space, width: full - widths.players - space, ...top },
    decks: { x: margin, y: top.y + top.height + space, width: full, height: heights.decks },
  };
}

/** Returns the size of the picture of a game with that many players, without the boards of expansions, in pixels. */
export function pictureFor(seats: number): { readonly width: number; readonly height: number } {
  const { decks } = tableFor(seats);
  return { width: pictureWidth, height: decks.y + decks.height + margin };
}

/** The panels of Galactica's locations, in two rows from bow to stern. */
export function deckPlanBoxes(count: number): ReadonlyArray<Box> {
  const rowCount = Math.max(1, Math.ceil(count / deckPlanColumns));
  return rows(deckPlan, rowCount, gap.small)
    .flatMap((row) => columns(row, deckPlanColumns, gap.small))
    .slice(0, count);
}

/** The lines of a board at the side, one for each location. */
export function sideBoxes(board: Box, count: number): ReadonlyArray<Box> {
  const inner = below(board, sideTitle);
  return rows(
    { x: inner.x + gap.small, y: inner.y, width: inner.width - 2 * gap.small, height: inner.height - gap.small },
    count,
    gap.tiny,
  );
}

/** The players' cards, seat by seat, row by row. */
export function playerBoxes(count: number): ReadonlyArray<Box> {
  const rowCount = Math.ceil(count / playerColumns);
  return rows(tableFor(count).players, rowCount, space)
    .flatMap((row) => columns(row, playerColumns, space))
    .slice(0, count);
}

/** How much of the picture a further board takes: its height, and the whole width or half of it. */
export interface Extent {
  readonly width: 'full' | 'half';
  readonly height: number;
}

/**
 * Returns the boxes of the boards of expansions: row by row below the map, two halves beside each other; `height`: the
 * pixels by which everything below moves down.
 */
export function furtherBoxes(extents: ReadonlyArray<Extent>): {
  readonly boxes: ReadonlyArray<Box>;
  readonly height: number;
} {
  let y = map.y + map.height + space;
  let open: Box | undefined;
  const boxes: Array<Box> = [];
  for (const [index, { width, height }] of extents.entries()) {
    if (width === 'half' && open !== undefined) {
      boxes.push({ ...open, height: Math.max(open.height, height) });
      y = Math.max(y, open.y + height + space);
      open = undefined;
      continue;
    }
    const alone = width === 'full' || extents[index + 1]?.width !== 'half';
    const [left, right] = columns({ x: margin, y, width: full, height }, 2, space);
    boxes.push(alone || left === undefined ? { x: margin, y, width: full, height } : left);
    open = alone ? undefined : right;
    y += height + space;
  }
  return { boxes, height: y - (map.y + map.height + space) };
}
