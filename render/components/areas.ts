/** The six space areas around Galactica, with every ship in them. */
import type { GameView, PlayerView, ShipView } from '../../src/engine/types/view.ts';
import { basestarDamageSign, civilianSign } from '../content.ts';
import type { BoardArea, Box } from '../layout.ts';
import { centre, inset, layout, titleHeight } from '../layout.ts';
import { countScale, packShips } from '../packing.ts';
import type { PlacedToken } from '../packing.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at, clipped } from '../paint/painter.ts';
import { ellipse, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { baselineAt, textWidth, write } from '../paint/text.ts';
import { colours, cut, gap, line, pawn, shipSizes, sizes, weights } from '../theme.ts';
import { drawBasestar, drawHeavyRaider, drawRaider, drawScarSign } from './cylonShips.ts';
import { drawCivilian, drawViperModel } from './humanShips.ts';
import { drawPawn } from './pawn.ts';

const names: ReadonlyArray<BoardArea> = ['bow', 'starboardBow', 'starboardQuarter', 'stern', 'portQuarter', 'portBow'];
const rings = [200, 270, 340, 410] as const;
/** R-CMB-02: where vipers are launched. */
const launches: ReadonlyArray<BoardArea> = ['portQuarter', 'portBow'];
/** Ships fly to the right: Cylons towards Galactica, vipers away from her. Behind her everything is turned around. */
const ahead: ReadonlyArray<BoardArea> = ['bow', 'starboardBow', 'portBow'];

/** The box for the ships of an area: all of it but its title. */
export function shipRoom(area: BoardArea): Box {
  return roomIn(layout.areas[area]);
}

function roomIn(box: Box): Box {
  const room = inset(box, gap.small);
  return { ...room, y: room.y + titleHeight.area - gap.tiny, height: room.height - titleHeight.area + gap.tiny };
}

function drawLaunchSign(painter: DrawContext, x: number, y: number): void {
  for (const step of [0, 1, 2]) {
    const left = x + step * 13;
    polygon(painter, [
      [left, y - 8],
      [left + 6, y - 8],
      [left + 13, y],
      [left + 6, y + 8],
      [left, y + 8],
      [left + 7, y],
    ]);
    paint(painter, { fill: colours.gold });
  }
  const word = painter.words.say('pictures.board.launch').toUpperCase();
  write(painter, word, x + 48, y + 8, { size: sizes.small, colour: colours.gold, weight: weights.bold });
}

/** Faint rings around Galactica, as on her DRADIS screens. */
function drawRings(painter: DrawContext): void {
  const { x, y } = centre(layout.battlestar);
  clipped(
    painter,
    () => octagon(painter, layout.map, 0),
    () => {
      for (const radius of rings) {
        ellipse(painter, x, y, radius * 1.45, radius);
        paint(painter, { stroke: colours.blue, width: line.thin, opacity: 0.16 });
      }
      segments(
        painter,
        [0, 1, 2, 3, 4, 5].map((index) => {
          const angle = (index * Math.PI) / 3 + Math.PI / 6;
          return [
            [x, y],
            [x + 900 * Math.cos(angle), y + 620 * Math.sin(angle)],
          ] as const;
        }),
      );
      paint(painter, { stroke: colours.blue, width: line.thin, opacity: 0.1 });
    },
  );
}

/** Draws the part of the areas that never changes: frames and names. */
export function drawAreaFrames(painter: DrawContext): void {
  drawRings(painter);
  drawFrames(painter, layout.areas);
}

type Boxes = Readonly<Record<BoardArea, Box>>;

/** The frames of a ring of areas, on the board or on a card. */
export function drawFrames(painter: DrawContext, boxes: Boxes): void {
  for (const area of names) {
    const box = boxes[area];
    octagon(painter, box, cut.area);
    paint(painter, { fill: colours.blueDeep, opacity: launches.includes(area) ? 0.42 : 0.2 });
    octagon(painter, box, cut.area);
    paint(painter, {
      stroke: launches.includes(area) ? colours.panelEdgeBright : colours.panelEdge,
      width: line.normal,
    });
    const title = painter.words.name(area).toUpperCase();
    write(painter, title, box.x + cut.area, box.y + titleHeight.area - gap.hair, {
      size: sizes.small,
      colour: colours.muted,
      weight: weights.bold,
    });
    if (launches.includes(area))
      drawLaunchSign(
        painter,
        box.x + cut.area + textWidth(title, sizes.small, weights.bold) + gap.large,
        box.y + titleHeight.area - 10,
      );
  }
}

export function drawAreas(
  painter: DrawContext,
  { ships, players }: Pick<GameView, 'ships' | 'players'>,
  boxes: Boxes = layout.areas,
): void {
  for (const area of names) {
    painter.group(`area/${area}`, boxes[area], () => {
      const here = ships.filter((ship) => ship.area === area);
      for (const token of packShips(here, roomIn(boxes[area]))) drawToken(painter, token, players);
    });
  }
}

/** Ships of another board, as large as they can be there; `name` of their groups before the number. */
export function drawShipsIn(painter: DrawContext, ships: ReadonlyArray<ShipView>, box: Box, name: string): void {
  for (const token of packShips(ships, box)) drawToken(painter, token, [], name);
}

function drawToken(painter: DrawContext, token: PlacedToken, players: ReadonlyArray<PlayerView>, name = 'ship/'): void {
  const { ship, box, scale, count } = token;
  painter.group(`${name}${ship.id}`, box, () => {
    at(painter, box.x, box.y, scale, () => {
      const facing =
        ahead.includes(ship.area) ===
        (ship.kind === 'basestar' || ship.kind === 'raider' || ship.kind === 'heavyRaider')
          ? 1
          : -1;
      drawShip(painter, ship, facing, players);
    });
    if (count === 1) return;
    const size = sizes.number * countScale(scale);
    const left = box.x + shipSizes[ship.kind].width * scale + gap.tiny;
    write(painter, `×${count}`, left, baselineAt(box.y + box.height / 2, size), {
      size,
      colour: colours.text,
      weight: weights.bold,
    });
  });
}

/** Draws a ship with the corner of its box at (0, 0). */
function drawShip(
  painter: DrawContext,
  ship: PlacedToken['ship'],
  facing: 1 | -1,
  players: ReadonlyArray<PlayerView>,
): void {
  const { width, height } = shipSizes[ship.kind];
  const flying = (draw: () => void): void => {
    painter.ctx.save();
    painter.ctx.translate(width / 2, height / 2);
    painter.ctx.scale(facing, 1);
    draw();
    painter.ctx.restore();
  };
  switch (ship.kind) {
    case 'basestar': {
      const signs = ship.damage.map((token) => basestarDamageSign(token, painter.words));
      return at(painter, width / 2, height / 2, 1, () => drawBasestar(painter, signs));
    }
    case 'raider':
      flying(() => drawRaider(painter));
      return ship.scar === true ? at(painter, width / 2, height / 2, 1, () => drawScarSign(painter)) : undefined;
    case 'heavyRaider':
      return flying(() => drawHeavyRaider(painter));
    case 'civilian':
      return at(painter, width / 2, height / 2, 1, () =>
        drawCivilian(painter, ship.token === undefined ? undefined : civilianSign(ship.token, painter.words)),
      );
    case 'viper': {
      flying(() => {
        drawViperModel(painter, ship.model);
      });
      const pilot = players.find(({ seat }) => seat === ship.pilot);
      if (pilot !== undefined)
        drawPawn(
          painter,
          pilot,
          shipSizes.pilotedViper.width - pawn.normal,
          shipSizes.pilotedViper.height / 2,
          pawn.normal,
        );
      return undefined;
    }
  }
}
