/**
 * Small signs for what players hold: cards, Loyalty, a special ability. Each is 30 to 36 pixels high, around (0, 0).
 */
import type { DrawContext } from '../paint/painter.ts';
import { circle, ellipse, octagon, paint, polygon, segments, star } from '../paint/shapes.ts';
import { colours, line } from '../theme.ts';

export function drawHandMark(painter: DrawContext, colour: string): void {
  const { ctx } = painter;
  for (const turn of [-0.3, 0, 0.3]) {
    ctx.save();
    ctx.translate(0, 14);
    ctx.rotate(turn);
    octagon(painter, { x: -9, y: -30, width: 18, height: 28 }, 4);
    paint(painter, { fill: colour, stroke: colours.ink, width: line.thin });
    ctx.restore();
  }
}

/** A card with an eye: whose side someone is on. */
export function drawLoyaltyMark(painter: DrawContext, colour: string): void {
  octagon(painter, { x: -12, y: -16, width: 24, height: 32 }, 5);
  paint(painter, { fill: colour });
  ellipse(painter, 0, 0, 9, 5.5);
  paint(painter, { fill: colours.ink });
  circle(painter, 0, 0, 3);
  paint(painter, { fill: colour });
}

/** A star for the ability that works once in a game: full while it can be used, hollow and struck out after. */
export function drawOnceMark(painter: DrawContext, used: boolean): void {
  star(painter, 0, 1, 4, 17, 7);
  if (!used) return paint(painter, { fill: colours.gold });
  paint(painter, { stroke: colours.muted, width: line.normal });
  segments(painter, [
    [
      [-15, 14],
      [15, -14],
    ],
  ]);
  return paint(painter, { stroke: colours.muted, width: line.normal + 1 });
}

/** A card with a warning, for Super Crises. */
export function drawSuperCrisisMark(painter: DrawContext): void {
  octagon(painter, { x: -12, y: -16, width: 24, height: 32 }, 5);
  paint(painter, { fill: colours.red });
  octagon(painter, { x: -2.5, y: -11, width: 5, height: 14 }, 2);
  paint(painter, { fill: colours.ink });
  circle(painter, 0, 8, 3);
  paint(painter, { fill: colours.ink });
}

/** A card in the colors of both teams, for revealed Motives. */
export function drawMotiveMark(painter: DrawContext): void {
  octagon(painter, { x: -12, y: -16, width: 24, height: 32 }, 5);
  paint(painter, { fill: colours.green });
  polygon(painter, [
    [12, -11],
    [12, 11],
    [7, 16],
    [-7, 16],
    [-12, 11],
  ]);
  paint(painter, { fill: colours.red });
  segments(painter, [
    [
      [-7, 8],
      [-7, -8],
    ],
    [
      [-7, -8],
      [0, 2],
    ],
    [
      [0, 2],
      [7, -8],
    ],
    [
      [7, -8],
      [7, 8],
    ],
  ]);
  paint(painter, { stroke: colours.ink, width: line.normal });
}

/** A card that is torn across: Mutiny. */
export function drawMutinyMark(painter: DrawContext): void {
  octagon(painter, { x: -12, y: -16, width: 24, height: 32 }, 5);
  paint(painter, { fill: colours.orange });
  polygon(painter, [
    [3, -12],
    [-7, 2],
    [-1, 2],
    [-3, 12],
    [7, -2],
    [1, -2],
  ]);
  paint(painter, { fill: colours.ink });
}

/** A token that lies facedown: trauma. */
export function drawTraumaMark(painter: DrawContext): void {
  circle(painter, 0, 0, 16);
  paint(painter, { fill: colours.orange, stroke: colours.ink, width: line.thin });
  segments(painter, [
    [
      [-8, 6],
      [-2, -3],
    ],
    [
      [-2, -3],
      [2, 3],
    ],
    [
      [2, 3],
      [8, -6],
    ],
  ]);
  paint(painter, { stroke: colours.ink, width: line.normal });
}
