/** A sign for each resource, 36 pixels high, drawn around (0, 0). */
import type { GameView } from '../../src/engine/types/view.ts';
import type { DrawContext } from '../paint/painter.ts';
import { circle, ellipse, octagon, paint, segments, star } from '../paint/shapes.ts';
import { line } from '../theme.ts';

type Resource = keyof GameView['resources'];

function drawDrop(painter: DrawContext, colour: string): void {
  const { ctx } = painter;
  ctx.beginPath();
  ctx.moveTo(0, -18);
  ctx.bezierCurveTo(5, -8, 13, -2, 13, 7);
  ctx.bezierCurveTo(13, 14, 7, 18, 0, 18);
  ctx.bezierCurveTo(-7, 18, -13, 14, -13, 7);
  ctx.bezierCurveTo(-13, -2, -5, -8, 0, -18);
  ctx.closePath();
  paint(painter, { fill: colour });
}

function drawWheat(painter: DrawContext, colour: string): void {
  segments(painter, [
    [
      [0, -8],
      [0, 18],
    ],
  ]);
  paint(painter, { stroke: colour, width: line.thick - 1 });
  ellipse(painter, 0, -13, 3.6, 6);
  paint(painter, { fill: colour });
  const { ctx } = painter;
  for (const y of [-5, 3, 11]) {
    for (const side of [-1, 1]) {
      ctx.save();
      ctx.translate(side * 7, y - 1);
      ctx.rotate(side * 0.7);
      ellipse(painter, 0, 0, 3.6, 7);
      paint(painter, { fill: colour });
      ctx.restore();
    }
  }
}

function drawPeople(painter: DrawContext, colour: string): void {
  for (const [x, y, size] of [
    [-12, 2, 0.8],
    [12, 2, 0.8],
    [0, 0, 1],
  ] as const) {
    circle(painter, x, y - 9 * size, 6.5 * size);
    paint(painter, { fill: colour });
    octagon(painter, { x: x - 9 * size, y: y - 1, width: 18 * size, height: 18 - y }, 5);
    paint(painter, { fill: colour });
  }
}

export function drawResource(painter: DrawContext, resource: Resource, colour: string): void {
  switch (resource) {
    case 'fuel':
      return drawDrop(painter, colour);
    case 'food':
      return drawWheat(painter, colour);
    case 'morale':
      star(painter, 0, 1, 5, 19, 8);
      return paint(painter, { fill: colour });
    case 'population':
      return drawPeople(painter, colour);
  }
}
