/** Galactica from above, her bow to the left: head, ribbed hull, two flight pods, engines. The deck plan lies on it. */
import type { Box } from '../layout.ts';
import { layout } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { clipped } from '../paint/painter.ts';
import type { Point } from '../paint/shapes.ts';
import { downward, ellipse, glow, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { writeCentred } from '../paint/text.ts';
import { colours, line, sizes, weights } from '../theme.ts';

/** The drawing is made on a sheet of this size and then fitted into the box of the layout. */
const sheet = { width: 780, height: 324 } as const;
const middle = sheet.height / 2;

/** The upper half of an outline, from bow to stern; the lower half mirrors it. */
function mirrored(upper: ReadonlyArray<Point>): ReadonlyArray<Point> {
  return [...upper, ...[...upper].reverse().map(([x, y]): Point => [x, sheet.height - y])];
}

const hull = mirrored([
  [0, 140],
  [0, 112],
  [10, 100],
  [26, 56],
  [50, 34],
  [128, 24],
  [180, 32],
  [196, 46],
  [228, 50],
  [242, 44],
  [560, 44],
  [576, 54],
  [600, 54],
  [614, 40],
  [716, 30],
  [742, 40],
  [754, 62],
  [754, 140],
]);
const head: ReadonlyArray<readonly [Point, Point]> = [
  [
    [10, 100],
    [60, 92],
  ],
  [
    [10, 224],
    [60, 232],
  ],
  [
    [0, 140],
    [50, 138],
  ],
  [
    [0, 184],
    [50, 186],
  ],
  [
    [26, 56],
    [60, 62],
  ],
  [
    [26, 268],
    [60, 262],
  ],
  [
    [128, 24],
    [132, 60],
  ],
  [
    [128, 300],
    [132, 264],
  ],
  [
    [50, 34],
    [56, 290],
  ],
];
const pods = [0, 292].map((y): Box => ({ x: 200, y, width: 404, height: 32 }));
const pylons = [
  [256, 330],
  [470, 540],
] as const;
const engines = [60, 114, 184, 238].map((y): Box => ({ x: 748, y, width: 22, height: 26 }));
const plate: Box = { x: 312, y: 3, width: 180, height: 26 };
const rib = { from: 246, to: 560, step: 13 } as const;

function drawPod(painter: DrawContext, pod: Box): void {
  octagon(painter, pod, 12);
  paint(painter, {
    fill: downward(painter, pod, colours.hullLight, colours.hullDark),
    stroke: colours.hullEdge,
    width: line.thin,
  });
  clipped(
    painter,
    () => octagon(painter, pod, 12),
    () => {
      segments(
        painter,
        Array.from(
          { length: 26 },
          (_, index) =>
            [
              [pod.x + 20 + index * 14, pod.y],
              [pod.x + 20 + index * 14, pod.y + pod.height],
            ] as const,
        ),
      );
      paint(painter, { stroke: colours.hullLine, width: line.thin, opacity: 0.45 });
      for (const x of [pod.x, pod.x + pod.width - 16]) {
        octagon(painter, { x, y: pod.y, width: 16, height: pod.height }, 2);
        paint(painter, { fill: colours.hullDark });
      }
    },
  );
}

function drawEngine(painter: DrawContext, engine: Box): void {
  glow(painter, { x: engine.x - 6, y: engine.y - 12, width: 48, height: engine.height + 24 }, colours.engine, 0.85);
  octagon(painter, engine, 5);
  paint(painter, { fill: colours.hullDark, stroke: colours.hullEdge, width: line.thin });
  ellipse(painter, engine.x + engine.width - 3, engine.y + engine.height / 2, 4, 9);
  paint(painter, { fill: colours.engine });
}

function drawHull(painter: DrawContext): void {
  polygon(painter, hull);
  paint(painter, {
    fill: downward(painter, { x: 0, y: 30, width: 0, height: middle + 100 }, colours.hullLight, colours.hullDark),
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
        ribs.map(
          (x) =>
            [
              [x, 0],
              [x, sheet.height],
            ] as const,
        ),
      );
      paint(painter, { stroke: colours.hullLine, width: line.normal, opacity: 0.55 });
      segments(painter, [
        ...head,
        [
          [614, 40],
          [614, 284],
        ],
        [
          [642, 36],
          [642, 288],
        ],
        [
          [716, 30],
          [716, 294],
        ],
        [
          [196, 46],
          [196, 278],
        ],
        [
          [228, 50],
          [228, 274],
        ],
      ]);
      paint(painter, { stroke: colours.hullLine, width: line.normal, opacity: 0.7 });
    },
  );
  polygon(painter, hull);
  paint(painter, { stroke: colours.hullEdge, width: line.normal });
}

/** The ship without anything that stands on it. */
export function drawBattlestar(painter: DrawContext, box: Box = layout.battlestar): void {
  painter.ctx.save();
  painter.ctx.translate(box.x, box.y);
  painter.ctx.scale(box.width / sheet.width, box.height / sheet.height);
  engines.forEach((engine) => drawEngine(painter, engine));
  for (const [left, right] of pylons) {
    polygon(painter, [
      [left, 20],
      [right, 20],
      [right - 14, 60],
      [left + 14, 60],
    ]);
    paint(painter, { fill: colours.hullDark, stroke: colours.hullEdge, width: line.thin });
    polygon(painter, [
      [left, 304],
      [right, 304],
      [right - 14, 264],
      [left + 14, 264],
    ]);
    paint(painter, { fill: colours.hullDark, stroke: colours.hullEdge, width: line.thin });
  }
  drawHull(painter);
  pods.forEach((pod) => drawPod(painter, pod));
  octagon(painter, plate, 4);
  paint(painter, { fill: colours.hullEdge });
  painter.ctx.restore();
  // Letters are drawn at their own size: scaled ones stand too close to each other.
  const scale = box.height / sheet.height;
  const [x, y] = [
    box.x + ((plate.x + plate.width / 2) * box.width) / sheet.width,
    box.y + (plate.y + plate.height / 2) * scale,
  ];
  writeCentred(painter, painter.words.name('galactica').toUpperCase(), x, y, {
    size: Math.round(sizes.small * Math.min(1, scale * 1.1)),
    colour: colours.ink,
    weight: weights.bold,
  });
}
