/** Deep space behind everything: a glow and a field of stars that is the same every time. */
import { picture } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
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

export function drawSpace(painter: Painter): void {
  const { ctx } = painter;
  octagon(painter, { x: 0, y: 0, ...picture }, 0);
  paint(painter, { fill: colours.space });
  for (const cloud of nebula) {
    const [x, y] = [cloud.x * picture.width, cloud.y * picture.height];
    const [across, down] = [(cloud.width * picture.width) / 2, (cloud.height * picture.height) / 2];
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
  const chance = scatter();
  for (let index = 0; index < starCount; index += 1) {
    const [x, y, size, light] = [chance.next().value, chance.next().value, chance.next().value, chance.next().value];
    circle(painter, x * picture.width, y * picture.height, 0.6 + size ** 6 * 1.6);
    paint(painter, { fill: colours.star, opacity: 0.2 + light * 0.5 });
  }
}
