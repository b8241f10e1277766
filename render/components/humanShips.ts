/** The fleet's ships, drawn around (0, 0) at the size of `shipSizes`, flying to the right. */
import type { DrawContext } from '../paint/painter.ts';
import { circle, ellipse, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { writeCentred } from '../paint/text.ts';
import { colours, cut, line, sizes, weights } from '../theme.ts';

export function drawViper(painter: DrawContext): void {
  for (const y of [-6, 0, 6]) {
    ellipse(painter, -34, y, 3.5, 3);
    paint(painter, { fill: colours.engine });
  }
  polygon(painter, [
    [36, 0],
    [31, -4],
    [6, -8],
    [-4, -8],
    [-19, -24],
    [-31, -24],
    [-25, -9],
    [-33, -8],
    [-33, 8],
    [-25, 9],
    [-31, 24],
    [-19, 24],
    [-4, 8],
    [6, 8],
    [31, 4],
  ]);
  paint(painter, { fill: colours.viper, stroke: colours.ink, width: line.normal });
  polygon(painter, [
    [-33, -3],
    [-12, -3],
    [-12, 3],
    [-33, 3],
  ]);
  paint(painter, { fill: colours.viperShade });
  segments(painter, [
    [
      [12, -4.5],
      [31, -2],
    ],
    [
      [12, 4.5],
      [31, 2],
    ],
    [
      [-24, -20],
      [-13, -10],
    ],
    [
      [-24, 20],
      [-13, 10],
    ],
  ]);
  paint(painter, { stroke: colours.viperStripe, width: line.thick });
  ellipse(painter, 1, 0, 8, 4);
  paint(painter, { fill: colours.inset });
}

/** A Mark VII: dark, longer and swept back, with a lit edge and two bars on its wings. */
function drawMarkVII(painter: DrawContext): void {
  for (const y of [-9, 0, 9]) {
    ellipse(painter, -32, y, 4, 3.5);
    paint(painter, { fill: colours.engine });
  }
  polygon(painter, [
    [37, 0],
    [22, -6],
    [8, -9],
    [-10, -25],
    [-36, -25],
    [-28, -12],
    [-31, -5],
    [-31, 5],
    [-28, 12],
    [-36, 25],
    [-10, 25],
    [8, 9],
    [22, 6],
  ]);
  paint(painter, { fill: colours.markVII, stroke: colours.viper, width: line.normal });
  segments(painter, [
    [
      [-24, -22],
      [-8, -12],
    ],
    [
      [-16, -22],
      [-2, -13],
    ],
    [
      [-24, 22],
      [-8, 12],
    ],
    [
      [-16, 22],
      [-2, 13],
    ],
  ]);
  paint(painter, { stroke: colours.gold, width: line.thick });
  polygon(painter, [
    [24, 0],
    [12, -4],
    [-4, -4],
    [-8, 0],
    [-4, 4],
    [12, 4],
  ]);
  paint(painter, { fill: colours.engine, stroke: colours.ink, width: line.thin });
}

/** An assault raptor: the hull of a raptor, in the light color of vipers and armed, with a launcher on each side. */
function drawAssaultRaptor(painter: DrawContext): void {
  for (const y of [-17, 17]) {
    octagon(painter, { x: -14, y: y - 5, width: 34, height: 10 }, cut.chip);
    paint(painter, { fill: colours.raptorDark, stroke: colours.ink, width: line.thin });
    for (const x of [12, 18]) {
      circle(painter, x, y, 2.6);
      paint(painter, { fill: colours.nuke });
    }
  }
  polygon(painter, [
    [35, 0],
    [24, -10],
    [4, -13],
    [-20, -13],
    [-33, -22],
    [-36, -20],
    [-32, 0],
    [-36, 20],
    [-33, 22],
    [-20, 13],
    [4, 13],
    [24, 10],
  ]);
  paint(painter, { fill: colours.viper, stroke: colours.ink, width: line.normal });
  polygon(painter, [
    [30, 0],
    [22, -7],
    [8, -9],
    [8, 9],
    [22, 7],
  ]);
  paint(painter, { fill: colours.inset });
  segments(painter, [
    [
      [-24, -8],
      [2, -8],
    ],
    [
      [-24, 8],
      [2, 8],
    ],
  ]);
  paint(painter, { stroke: colours.viperStripe, width: line.thick });
}

/** Drawings by the models' names in the rules; any other model gets the plain one. */
const models: Readonly<Record<string, (painter: DrawContext) => void>> = {
  viperMarkVII: drawMarkVII,
  assaultRaptor: drawAssaultRaptor,
};

export function drawViperModel(painter: DrawContext, model: string | undefined): void {
  (models[model ?? ''] ?? drawViper)(painter);
}

export function drawRaptor(painter: DrawContext): void {
  polygon(painter, [
    [33, 4],
    [25, -9],
    [8, -15],
    [-16, -15],
    [-26, -22],
    [-33, -20],
    [-30, 8],
    [-36, 16],
    [-22, 20],
    [22, 18],
  ]);
  paint(painter, { fill: colours.raptor, stroke: colours.ink, width: line.normal });
  polygon(painter, [
    [28, -1],
    [22, -8],
    [9, -12],
    [10, 1],
  ]);
  paint(painter, { fill: colours.inset });
  octagon(painter, { x: -20, y: -8, width: 22, height: 18 }, cut.chip);
  paint(painter, { fill: colours.raptorDark });
  segments(painter, [
    [
      [-34, 15],
      [24, 15],
    ],
    [
      [-28, -18],
      [-24, -6],
    ],
  ]);
  paint(painter, { stroke: colours.raptorDark, width: line.thick });
}

/** A civilian ship; `sign` tells what would be lost with it, if the viewer knows. */
export function drawCivilian(painter: DrawContext, sign: string | undefined): void {
  polygon(painter, [
    [-31, -9],
    [-25, -18],
    [8, -18],
    [13, -12],
    [24, -12],
    [31, -3],
    [31, 3],
    [24, 12],
    [13, 12],
    [8, 18],
    [-25, 18],
    [-31, 9],
  ]);
  paint(painter, { fill: colours.civilian, stroke: colours.ink, width: line.normal });
  segments(painter, [
    [
      [-16, -18],
      [-16, 18],
    ],
    [
      [-4, -18],
      [-4, 18],
    ],
    [
      [8, -18],
      [8, 18],
    ],
  ]);
  paint(painter, { stroke: colours.civilianDark, width: line.normal });
  if (sign === undefined) {
    segments(painter, [
      [
        [-28, 0],
        [22, 0],
      ],
    ]);
    paint(painter, { stroke: colours.civilianDark, width: line.thick });
    for (const x of [-22, -10, 2, 17]) {
      circle(painter, x, 7, 2.2);
      paint(painter, { fill: colours.gold });
    }
    return;
  }
  octagon(painter, { x: -28, y: -13, width: 56, height: 26 }, cut.chip);
  paint(painter, { fill: colours.ink });
  writeCentred(painter, sign, 0, 0, { size: sizes.small, colour: colours.text, weight: weights.bold });
}

/** A warhead with the sign of radiation, 60 by 50. */
export function drawNuke(painter: DrawContext): void {
  polygon(painter, [
    [30, 0],
    [18, -13],
    [-16, -13],
    [-28, -22],
    [-24, -8],
    [-24, 8],
    [-28, 22],
    [-16, 13],
    [18, 13],
  ]);
  paint(painter, { fill: colours.viper, stroke: colours.ink, width: line.normal });
  circle(painter, 0, 0, 12);
  paint(painter, { fill: colours.nuke });
  const { ctx } = painter;
  for (const turn of [0, 1, 2]) {
    const from = (turn * 2 * Math.PI) / 3 - Math.PI / 2 - Math.PI / 6;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.arc(0, 0, 11, from, from + Math.PI / 3);
    ctx.closePath();
    paint(painter, { fill: colours.ink });
  }
  circle(painter, 0, 0, 3);
  paint(painter, { fill: colours.nuke });
}
