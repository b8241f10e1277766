/** Places where characters stand: Galactica's deck plan, Colonial One, the Cylon locations. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import type { BoardLocation } from '../content.ts';
import { placeNames, placesOn } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, deckPlanBoxes, inset, layout, sideBoxes } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at, clipped } from '../paint/painter.ts';
import { octagon, paint, segments, star, stripes } from '../paint/shapes.ts';
import { baselineAt, fitLines, textWidth, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes } from '../theme.ts';
import { drawHazard, drawPanel, drawPill, drawTitle, pillWidth } from './panel.ts';
import { drawAlly } from './ally.ts';
import { drawTraumaMark } from './marks.ts';
import { drawPawn, drawTokens, type DrawToken } from './pawn.ts';
import { present } from '../../src/values/present.ts';

const nameHeight = 34;
/** A name on two lines takes so much more. */
const secondLine = 14;
const hazardHeight = 12;
const burst = { tips: 9, outer: 29, inner: 16, core: 0.62 } as const;

/** The part of a view that is about places; without options, about those of the base game. */
export type Occupation = Pick<GameView, 'players' | 'damaged' | 'closed'> & {
  readonly options?: GameView['options'];
  readonly awayBoards?: GameView['awayBoards'];
  readonly modules?: GameView['modules'];
};

function playersAt(view: Occupation, location: string): ReadonlyArray<PlayerView> {
  return view.players.filter(({ place }) => place.kind === 'location' && place.location === location);
}

/** Characters, then allies who can be met there. */
function tokensAt(painter: DrawContext, view: Occupation, location: string): ReadonlyArray<DrawToken> {
  const allies = view.modules?.allies?.inPlay.filter((ally) => ally.location === location) ?? [];
  return [
    ...playersAt(view, location).map((player): DrawToken => (x, y, radius) => {
      drawPawn(painter, player, x, y, radius);
    }),
    ...allies.map((ally): DrawToken => (x, y, radius) => {
      drawAlly(painter, ally, x, y, radius);
    }),
  ];
}

interface Condition {
  readonly damaged: boolean;
  /** No one can go there: for good, or while the ship is away. It may be damaged all the same. */
  readonly closed: boolean;
}

function conditionOf(view: Occupation, { id, board }: BoardLocation): Condition {
  return {
    damaged: view.damaged.includes(id),
    closed: view.closed.includes(id) || view.awayBoards?.includes(board) === true,
  };
}

export function drawDeckPlan(painter: DrawContext, view: Occupation): void {
  const places = placesOn('galactica', view.options);
  drawRooms(painter, places, deckPlanBoxes(places.length), view);
}

/** The rooms of a ship, each in its box. */
export function drawRooms(
  painter: DrawContext,
  places: ReadonlyArray<BoardLocation>,
  boxes: ReadonlyArray<Box>,
  view: Occupation,
): void {
  places.forEach((place, index) => {
    const box = boxes[index];
    if (box !== undefined) painter.group(`location/${place.id}`, box, () => drawRoom(painter, place, box, view));
  });
}

const roomLooks = {
  whole: { fill: colours.inset, opacity: 0.84, edge: colours.panelEdgeBright, text: colours.text },
  damaged: { fill: colours.redDark, opacity: 0.96, edge: colours.orange, text: colours.text },
  closed: { fill: colours.space, opacity: 0.92, edge: colours.panelEdge, text: colours.muted },
} as const;

function drawRoom(painter: DrawContext, place: BoardLocation, box: Box, view: Occupation): void {
  const { damaged, closed } = conditionOf(view, place);
  const look = roomLooks[closed ? 'closed' : damaged ? 'damaged' : 'whole'];
  octagon(painter, box, cut.tile);
  paint(painter, { fill: look.fill, opacity: look.opacity });
  octagon(painter, inset(box, line.thin), cut.tile);
  paint(painter, { stroke: damaged ? roomLooks.damaged.edge : look.edge, width: damaged ? line.thick - 1 : line.thin });
  const name = fitLines(placeNames(place.id, painter.words), box.width - gap.medium, sizes.label);
  const height = nameHeight + (name.lines.length - 1) * secondLine;
  const room = below(inset(box, gap.tiny), height);
  if (closed) drawBars(painter, room);
  if (damaged) drawWreckage(painter, room);
  name.lines.forEach((line, index) => {
    const y = box.y + gap.tiny + height / 2 + (index - (name.lines.length - 1) / 2) * name.size;
    writeCentred(painter, line, box.x + box.width / 2, y, { size: name.size, colour: look.text });
  });
  if (place.hazardous) drawCell(painter, box, box.y + height + gap.hair);
  if (view.modules?.ionianNebula?.lying.includes(place.id) === true) drawLyingTrauma(painter, box);
  drawTokens(
    tokensAt(painter, view, place.id),
    damaged ? { ...room, height: room.height - hazardHeight } : room,
    'center',
  );
}

/** An unseen trauma token, in the corner beside the name (R-ION-10). */
function drawLyingTrauma(painter: DrawContext, box: Box): void {
  const scale = 0.6;
  const fromEdge = gap.medium + gap.tiny;
  painter.group(
    'trauma',
    { x: box.x + box.width - 2 * fromEdge, y: box.y, width: 2 * fromEdge, height: nameHeight },
    () => {
      at(painter, box.x + box.width - fromEdge, box.y + gap.tiny + nameHeight / 2, scale, () =>
        drawTraumaMark(painter),
      );
    },
  );
}

/** Draws damage: a burst behind the people there, and stripes of danger. */
function drawWreckage(painter: DrawContext, room: Box): void {
  const middle = { x: room.x + room.width / 2, y: room.y + (room.height - hazardHeight) / 2 };
  const scale = Math.min(1, (room.height - hazardHeight + gap.small) / (2 * burst.outer));
  const [outer, inner] = [burst.outer * scale, burst.inner * scale];
  star(painter, middle.x, middle.y, burst.tips, outer, inner);
  paint(painter, { fill: colours.orange });
  star(painter, middle.x, middle.y, burst.tips, outer * burst.core, inner * burst.core);
  paint(painter, { fill: colours.redDeep });
  drawHazard(painter, {
    x: room.x + gap.tiny,
    y: room.y + room.height - hazardHeight,
    width: room.width - 2 * gap.tiny,
    height: hazardHeight,
  });
}

function drawBars(painter: DrawContext, room: Box): void {
  clipped(
    painter,
    () => octagon(painter, room, cut.tile),
    () => stripes(painter, room, 18, colours.panelRaised, line.thick),
  );
}

/** Sickbay and the Brig: a broken line under the name, for no one goes there of free will. */
function drawCell(painter: DrawContext, box: Box, y: number): void {
  const dashes = Array.from(
    { length: Math.floor((box.width - 4 * gap.small) / 12) },
    (_, index) => box.x + 2 * gap.small + index * 12,
  );
  segments(
    painter,
    dashes.map(
      (x) =>
        [
          [x, y],
          [x + 7, y],
        ] as const,
    ),
  );
  paint(painter, { stroke: colours.muted, width: line.thin });
}

type SideBoard = 'colonialOne' | 'cylonLocations';

const sideLooks = {
  colonialOne: {
    fill: colours.colonialPanel,
    fillBelow: colours.panel,
    edge: colours.panelEdgeBright,
    colour: colours.gold,
  },
  cylonLocations: {
    fill: colours.redDark,
    fillBelow: colours.cylonPanel,
    edge: colours.cylonEdge,
    colour: colours.red,
  },
} as const;

/** Draws the part of a board at the side that never changes. */
export function drawSideFrame(painter: DrawContext, board: SideBoard): void {
  const { colour, ...look } = sideLooks[board];
  drawPanel(painter, layout[board], look);
  drawTitle(painter, painter.words.name(board), layout[board], colour);
}

export function drawSideBoard(
  painter: DrawContext,
  board: SideBoard,
  view: Occupation & Pick<GameView, 'locations'>,
): void {
  const places = placesOn(board, view.options).filter(({ id }) => view.locations.includes(id));
  const boxes = sideBoxes(layout[board], places.length);
  places.forEach((place, index) => {
    const box = boxes[index];
    if (box !== undefined) painter.group(`location/${place.id}`, box, () => drawRow(painter, place, box, view));
  });
}

function drawRow(painter: DrawContext, place: BoardLocation, box: Box, view: Occupation): void {
  const { damaged, closed } = conditionOf(view, place);
  octagon(painter, box, cut.tile);
  paint(painter, { fill: colours.inset, opacity: 0.8 });
  if (closed) drawBars(painter, box);
  if (damaged) drawHazard(painter, { ...box, y: box.y + box.height - hazardHeight, height: hazardHeight });
  const here = tokensAt(painter, view, place.id);
  const left = box.x + gap.medium;
  const names = placeNames(place.id, painter.words);
  const style = { size: sizes.label, colour: closed ? colours.muted : colours.text };
  const nameWidth = Math.min(
    box.width * (here.length > 3 ? 0.45 : 0.6),
    textWidth(present(names[0], `a name of ${place.id}`), sizes.label),
  );
  writeFitted(painter, names, left, box.y + baselineAt(box.height / 2, sizes.label), nameWidth, style);
  const word = painter.words.say('pictures.board.closed').toUpperCase();
  const mark = closed
    ? drawPill(painter, word, box.x + box.width - gap.tiny - pillWidth(word), box.y + box.height / 2, {
        fill: colours.orange,
        ink: colours.ink,
      }) + gap.tiny
    : 0;
  const taken = nameWidth + 2 * gap.medium;
  drawTokens(
    here,
    { x: box.x + taken, y: box.y, width: box.width - taken - mark - gap.tiny, height: box.height },
    'right',
  );
}
