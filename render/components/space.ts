/** Deep space behind everything: clouds of light and a field of stars that is the same every time. */
import type { DrawContext } from '../paint/painter.ts';
import { circle, ellipse, octagon, paint } from '../paint/shapes.ts';
import { colours, nebula } from '../theme.ts';

const starCount = 700;
/** Numbers from 0 to 1 that look accidental, but come out alike in every picture. */
function* scatter(): Generator<number, never> {
  let state = 20031208;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Behind the board. */
export function drawSpace(painter: DrawContext, size: Size): void {
  octagon(painter, { x: 0, y: 0, ...size }, 0);
  paint(painter, { fill: colours.space });
  drawClouds(painter, size);
  drawStars(painter, size);
}

/** Behind pictures of other sizes. */
export function drawStarField(painter: DrawContext, { width, height }: Size): void {
  octagon(painter, { x: 0, y: 0, width, height }, 0);
  paint(painter, { fill: colours.space });
  drawStars(painter, { width, height });
}

function drawClouds(painter: DrawContext, size: Size): void {
  const { ctx } = painter;
  for (const cloud of nebula) {
    const [x, y] = [cloud.x * size.width, cloud.y * size.height];
    const [across, down] = [(cloud.width * size.width) / 2, (cloud.height * size.height) / 2];
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, down / across);
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, across);
    gradient.addColorStop(0, cloud.colour);
    gradient.addColorStop(1, `${cloud.colour}00`);
    ellipse(painter, 0, 0, across, across);
    paint(painter, { fill: gradient });
    ctx.restore();
  }
}

function drawStars(painter: DrawContext, size: Size): void {
  const chance = scatter();
  for (let index = 0; index < starCount; index += 1) {
    const [x, y, radius, light] = [chance.next().value, chance.next().value, chance.next().value, chance.next().value];
    circle(painter, x * size.width, y * size.height, 0.6 + radius ** 6 * 1.6);
    paint(painter, { fill: colours.star, opacity: 0.2 + light * 0.5 });
  }
}
