/** An occupation force: a boot-black centurion's head with its red eye. */
import type { DrawContext } from '../paint/painter.ts';
import { downward, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { colours, line } from '../theme.ts';

/** Around the origin, 28 wide and 26 high. */
export function drawForce(painter: DrawContext): void {
  octagon(painter, { x: -14, y: -13, width: 28, height: 26 }, 8);
  paint(painter, {
    fill: downward(painter, { x: 0, y: -13, width: 0, height: 26 }, colours.hullLight, colours.hullDark),
    stroke: colours.redEye,
    width: line.thin,
  });
  polygon(painter, [
    [-11, -4],
    [11, -4],
    [9, 1],
    [-9, 1],
  ]);
  paint(painter, { fill: colours.ink });
  segments(painter, [
    [
      [-3, -1.5],
      [4, -1.5],
    ],
  ]);
  paint(painter, { stroke: colours.redEye, width: line.thick });
}
