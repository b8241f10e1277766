/**
 * The battlestar Pegasus from above, her bow to the left: longer and sharper than Galactica, with two pods on each
 * side.
 */
import type { Box } from '../layout.ts';
import { clipped } from '../paint/painter.ts';
import type { DrawContext } from '../paint/painter.ts';
import type { Point } from '../paint/shapes.ts';
import { downward, ellipse, glow, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { colours, line } from '../theme.ts';
import { shipBoard } from './ship.ts';

/** The drawing is made on a sheet of this size and then fitted into its box. */
const sheet = { width: 1540, height: 190 } as const;
const upper: ReadonlyArray<Point> = [
  [0, 88],
  [10, 70],
  [120, 44],
  [250, 34],
  [300, 22],
  [1180, 22],
  [1210, 34],
  [1300, 34],
  [1330, 24],
  [1450, 24],
  [1480, 40],
  [1480, 88],
];
const hull: ReadonlyArray<Point> = [...upper, ...[...upper].reverse().map(([x, y]): Point => [x, sheet.height - y])];
const pods: ReadonlyArray<Box> = [0, 172].flatMap((y) => [320, 760].map((x) => ({ x, y, width: 390, height: 18 })));
const engines = [44, 82, 120].map((y): Box => ({ x: 1474, y, width: 26, height: 26 }));
const plates = [120, 250, 300, 1210, 1300, 1330, 1450] as const;
const rib = { from: 316, to: 1196, step: 22 } as const;

function drawEngine(painter: DrawContext, engine: Box): void {
  glow(painter, { x: engine.x, y: engine.y - 10, width: 52, height: engine.height + 20 }, colours.engine, 0.85);
  octagon(painter, engine, 5);
  paint(painter, { fill: colours.hullDark, stroke: colours.hullEdge, width: line.thin });
  ellipse(painter, engine.x + engine.width - 3, engine.y + engine.height / 2, 4, 9);
  paint(painter, { fill: colours.engine });
}

function drawPegasus(painter: DrawContext, box: Box): void {
  const { ctx } = painter;
  ctx.save();
  ctx.translate(box.x, box.y);
  ctx.scale(box.width / sheet.width, box.height / sheet.height);
  engines.forEach((engine) => drawEngine(painter, engine));
  for (const pod of pods) {
    octagon(painter, pod, 8);
    paint(painter, {
      fill: downward(painter, pod, colours.hullLight, colours.hullDark),
      stroke: colours.hullEdge,
      width: line.thin,
    });
  }
  polygon(painter, hull);
  paint(painter, {
    fill: downward(painter, { x: 0, y: 10, width: 0, height: sheet.height }, colours.hullLight, colours.hullDark),
  });
  clipped(
    painter,
    () => polygon(painter, hull),
    () => {
      const ribs = Array.from(
        { length: Math.floor((rib.to - rib.from) / rib.step) },
        (_, index) => rib.from + index * rib.step,
      );
      segments(
        painter,
        [...plates, ...ribs].map(
          (x) =>
            [
              [x, 0],
              [x, sheet.height],
            ] as const,
        ),
      );
      paint(painter, { stroke: colours.hullLine, width: line.normal, opacity: 0.6 });
      segments(painter, [
        [
          [10, 70],
          [250, 80],
        ],
        [
          [10, 120],
          [250, 110],
        ],
      ]);
      paint(painter, { stroke: colours.hullLine, width: line.normal, opacity: 0.6 });
    },
  );
  polygon(painter, hull);
  paint(painter, { stroke: colours.hullEdge, width: line.normal });
  ctx.restore();
}

export const pegasus = shipBoard({
  board: 'pegasus',
  height: 232,
  drawHull: drawPegasus,
  rooms: (box) => ({
    x: box.x + box.width * 0.205,
    y: box.y + box.height * 0.18,
    width: box.width * 0.57,
    height: box.height * 0.64,
  }),
});
