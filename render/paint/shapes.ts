/** Paths and the few ways to paint them. A path function only traces; `paint` fills and strokes. */
import type { CanvasGradient } from 'canvas';
import type { Box } from '../layout.ts';
import { centre } from '../layout.ts';
import type { DrawContext } from './painter.ts';

export type Point = readonly [x: number, y: number];

export interface Finish {
  readonly fill?: string | CanvasGradient;
  readonly stroke?: string | CanvasGradient;
  readonly width?: number;
  /** 0 to 1 */
  readonly opacity?: number;
}

export function paint({ ctx }: DrawContext, { fill, stroke, width = 1, opacity = 1 }: Finish): void {
  ctx.globalAlpha = opacity;
  if (fill !== undefined) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  if (stroke !== undefined) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

export function polygon({ ctx }: DrawContext, points: ReadonlyArray<Point>): void {
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
}

export function segments({ ctx }: DrawContext, lines: ReadonlyArray<readonly [Point, Point]>): void {
  ctx.beginPath();
  for (const [[x1, y1], [x2, y2]] of lines) {
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
  }
}

/** A box with cut corners. */
export function octagon(painter: DrawContext, { x, y, width, height }: Box, corner: number): void {
  const c = Math.min(corner, width / 2, height / 2);
  polygon(painter, [
    [x + c, y],
    [x + width - c, y],
    [x + width, y + c],
    [x + width, y + height - c],
    [x + width - c, y + height],
    [x + c, y + height],
    [x, y + height - c],
    [x, y + c],
  ]);
}

export function circle({ ctx }: DrawContext, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

export function ellipse({ ctx }: DrawContext, x: number, y: number, radiusX: number, radiusY: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
}

/** A star with `tips` tips, or a burst with many; the first tip points up. */
export function star(painter: DrawContext, x: number, y: number, tips: number, outer: number, inner: number): void {
  polygon(
    painter,
    Array.from({ length: tips * 2 }, (_, index): Point => {
      const angle = (index * Math.PI) / tips - Math.PI / 2;
      const radius = index % 2 === 0 ? outer : inner;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** Slanting stripes over a box; clip before. */
export function stripes(
  painter: DrawContext,
  { x, y, width, height }: Box,
  step: number,
  stroke: string,
  lineWidth: number,
): void {
  const count = Math.ceil((width + height) / step);
  segments(
    painter,
    Array.from({ length: count }, (_, index) => {
      const left = x - height + (index + 0.5) * step;
      return [
        [left, y + height],
        [left + height, y],
      ] as const;
    }),
  );
  paint(painter, { stroke, width: lineWidth });
}

/** A gradient from the top of a box to its bottom. */
export function downward({ ctx }: DrawContext, box: Box, top: string, bottom: string): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  return gradient;
}

/** A soft light in the middle of a box. */
export function glow(painter: DrawContext, box: Box, colour: string, opacity: number): void {
  const { ctx } = painter;
  const { x, y } = centre(box);
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, Math.max(box.width, box.height) / 2);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, `${colour}00`);
  ellipse(painter, x, y, box.width / 2, box.height / 2);
  paint(painter, { fill: gradient, opacity });
}
