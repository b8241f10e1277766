/** Places of everything in “at a glance”, which is as high as what there is to say. */
import { areas as areaNames } from '../../src/catalogue/vocabulary.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import type { FurtherBoard } from '../boards/further.ts';
import { columns, rows } from '../layout.ts';
import type { BoardArea, Box } from '../layout.ts';
import type { PictureWords } from '../words.ts';
import { linesOf } from './lines.ts';
import type { PlacedLine } from './lines.ts';
import { between, heights, margin, page, width } from '../phoneMeasures.ts';
import { packSigns, signsOf } from './ships.ts';
import type { PlacedSign, ShipSign } from './ships.ts';

/** An area with its ships, and below them those that would come into it from another board. */
export interface AreaPlan {
  readonly box: Box;
  readonly here: ReadonlyArray<PlacedSign>;
  readonly beyond?: { readonly box: Box; readonly signs: ReadonlyArray<PlacedSign> };
}

export interface GlancePlan {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  readonly dials: ReadonlyArray<Box>;
  readonly jump: Box;
  readonly distance: Box;
  readonly areas: Readonly<Record<BoardArea, AreaPlan>>;
  readonly ship: Box;
  readonly lines: ReadonlyArray<PlacedLine>;
  readonly players: ReadonlyArray<Box>;
}

const dial = 126;
const dialCount = 4;
const flank = 238;
const playerColumns = 2;
const padding = 8;
const stripPadding = 3;
/** Ships of another board are told small: they are not here yet. */
const beyondLeast = 40;

interface Signs {
  readonly here: ReadonlyArray<ShipSign>;
  readonly beyond: ReadonlyArray<ShipSign>;
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** How high an area has to be for its ships, and the place of the ships if it is that high or higher. */
function areaIn(box: Box, { here, beyond }: Signs): { readonly needed: number; readonly plan: AreaPlan } {
  const inner = { x: box.x + padding, width: box.width - 2 * padding };
  const waiting = packSigns(beyond, { ...nowhere, ...inner, height: beyondLeast });
  const strip = beyond.length === 0 ? 0 : waiting.height + 2 * stripPadding;
  const room = { ...inner, y: box.y + heights.title, height: box.height - heights.title - strip - padding };
  const { signs, height } = packSigns(here, room);
  const ground = { x: box.x, y: box.y + box.height - strip, width: box.width, height: strip };
  return {
    needed: heights.title + height + strip + padding,
    plan: {
      box,
      here: signs,
      ...(beyond.length === 0
        ? {}
        : {
            beyond: {
              box: ground,
              signs: packSigns(beyond, { ...inner, y: ground.y + stripPadding, height: waiting.height }).signs,
            },
          }),
    },
  };
}

/** Ring and ship from `top` on; a row is as high as its fullest area. */
function ringFrom(
  top: number,
  signs: (area: BoardArea) => Signs,
): Pick<GlancePlan, 'areas' | 'ship'> & { readonly end: number } {
  const tall = (boxes: ReadonlyArray<readonly [BoardArea, Box]>, least: number): number => {
    const empty = boxes.every(([area]) => signs(area).here.length + signs(area).beyond.length === 0);
    return Math.max(
      empty ? heights.empty : heights.area,
      least,
      ...boxes.map(([area, box]) => Math.ceil(areaIn(box, signs(area)).needed)),
    );
  };
  const full = { ...page, y: top, height: heights.area };
  const [left = full, right = full] = columns(full, 2, between);
  const first = tall(
    [
      ['starboardBow', left],
      ['starboardQuarter', right],
    ],
    0,
  );
  const bow = { ...full, y: top + first + between, width: flank };
  const stern = { ...bow, x: full.x + full.width - flank };
  const second = tall(
    [
      ['bow', bow],
      ['stern', stern],
    ],
    heights.ship,
  );
  const lower = bow.y + second + between;
  const third = tall(
    [
      ['portBow', { ...left, y: lower }],
      ['portQuarter', { ...right, y: lower }],
    ],
    0,
  );
  const boxes: Readonly<Record<BoardArea, Box>> = {
    starboardBow: { ...left, height: first },
    starboardQuarter: { ...right, height: first },
    bow: { ...bow, height: second },
    stern: { ...stern, height: second },
    portBow: { ...left, y: lower, height: third },
    portQuarter: { ...right, y: lower, height: third },
  };
  const plan = (area: BoardArea): AreaPlan => areaIn(boxes[area], signs(area)).plan;
  return {
    areas: {
      bow: plan('bow'),
      starboardBow: plan('starboardBow'),
      starboardQuarter: plan('starboardQuarter'),
      stern: plan('stern'),
      portQuarter: plan('portQuarter'),
      portBow: plan('portBow'),
    },
    ship: { x: bow.x + flank + between, y: bow.y, width: full.width - 2 * (flank + between), height: second },
    end: lower + third,
  };
}

function signsIn(view: GameView, boards: ReadonlyArray<FurtherBoard>, words: PictureWords): (area: BoardArea) => Signs {
  const all = new Map(
    areaNames.map((area) => [
      area,
      {
        here: signsOf(
          view.ships.filter((ship) => ship.area === area),
          view.players,
          words,
        ),
        beyond: signsOf(
          boards.flatMap((board) => board.beyond?.(view, area) ?? []),
          [],
          words,
        ),
      },
    ]),
  );
  return (area) => all.get(area) ?? { here: [], beyond: [] };
}

/** `all`: the further boards that there are. */
export function layOutGlance(view: GameView, all: ReadonlyArray<FurtherBoard>, words: PictureWords): GlancePlan {
  const boards = all.filter((board) => board.inPlay(view));
  const header = { ...page, height: heights.header };
  const status = { ...page, y: header.y + header.height + between, height: heights.status };
  const dials = columns({ ...status, width: dialCount * dial + (dialCount - 1) * between }, dialCount, between);
  const trackLeft = status.x + dialCount * (dial + between);
  const tracks = rows({ ...status, x: trackLeft, width: page.x + page.width - trackLeft }, 2, between);
  const [jump = status, distance = status] = tracks;
  const ring = ringFrom(status.y + status.height + between, signsIn(view, boards, words));
  const lines = linesOf(view, boards, ring.end + between, words);
  const afterLines = lines.at(-1)?.box ?? { y: ring.end, height: 0 };
  const playerRows = Math.ceil(view.players.length / playerColumns);
  const table = {
    ...page,
    y: afterLines.y + afterLines.height + between,
    height: playerRows * heights.player + (playerRows - 1) * between,
  };
  const players = rows(table, playerRows, between)
    .flatMap((row) => columns(row, playerColumns, between))
    .slice(0, view.players.length);
  return {
    width,
    height: table.y + table.height + margin,
    header,
    dials,
    jump,
    distance,
    areas: ring.areas,
    ship: ring.ship,
    lines,
    players,
  };
}
