/** The Cylons' ships and centurions, drawn around (0, 0) at the size of `shipSizes`, flying to the right. */
import { at, clipped } from '../paint/painter.ts';
import type { DrawContext } from '../paint/painter.ts';
import { circle, downward, ellipse, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { writeCentred } from '../paint/text.ts';
import { colours, cut, line, sizes, weights } from '../theme.ts';
import { drawPill, pillWidth } from './panel.ts';

const armAngles = [0, 1, 2].map((index) => (index * 2 * Math.PI) / 3 - Math.PI / 2);
const hub = { radius: 11, tip: 50, tipHalf: 0.12, waist: 19, bend: 23, bendAngle: 0.52 } as const;

function threeArms({ ctx }: DrawContext, turned: number): void {
  ctx.beginPath();
  armAngles.forEach((angle, index) => {
    const arm = angle + turned;
    const [startX, startY] = polar(hub.tip, arm - hub.tipHalf);
    const [endX, endY] = polar(hub.tip, arm + hub.tipHalf);
    const next = arm + (2 * Math.PI) / 3;
    if (index === 0) ctx.moveTo(startX, startY);
    ctx.quadraticCurveTo(...polar(hub.tip * 1.08, arm), endX, endY);
    ctx.quadraticCurveTo(...polar(hub.bend, arm + hub.bendAngle), ...polar(hub.waist, arm + Math.PI / 3));
    ctx.quadraticCurveTo(...polar(hub.bend, next - hub.bendAngle), ...polar(hub.tip, next - hub.tipHalf));
  });
  ctx.closePath();
}

function polar(radius: number, angle: number): [x: number, y: number] {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Two stars of three arms, one above the other. `signs` are those of its damage tokens. */
export function drawBasestar(painter: DrawContext, signs: ReadonlyArray<string>): void {
  at(painter, 0, 0, 1, () => {
    threeArms(painter, Math.PI / 3);
    paint(painter, { fill: colours.cylonMetalDark, stroke: colours.ink, width: line.normal });
    threeArms(painter, 0);
    paint(painter, {
      fill: downward(painter, { x: 0, y: -50, width: 0, height: 110 }, colours.cylonLight, colours.cylonMetal),
      stroke: colours.ink,
      width: line.normal,
    });
    segments(
      painter,
      armAngles.map(
        (a) =>
          [
            [16 * Math.cos(a), 16 * Math.sin(a)],
            [42 * Math.cos(a), 42 * Math.sin(a)],
          ] as const,
      ),
    );
    paint(painter, { stroke: colours.redEye, width: line.thick - 1, opacity: 0.8 });
    circle(painter, 0, 0, hub.radius);
    paint(painter, { fill: colours.redDark, stroke: colours.redEye, width: line.normal });
    circle(painter, 0, 0, 5);
    paint(painter, { fill: colours.redEye });
  });
  signs.forEach((sign, index) => drawDamageSign(painter, sign, 40 - index * 80, 38));
}

function drawDamageSign(painter: DrawContext, sign: string, x: number, y: number): void {
  octagon(painter, { x: x - 18, y: y - 14, width: 36, height: 28 }, cut.chip);
  paint(painter, { fill: colours.orange, stroke: colours.ink, width: line.normal });
  writeCentred(painter, sign, x, y, { size: sizes.small, colour: colours.ink, weight: weights.bold });
}

export function drawRaider(painter: DrawContext): void {
  const { ctx } = painter;
  ctx.beginPath();
  ctx.moveTo(31, -26);
  ctx.bezierCurveTo(4, -29, -31, -19, -31, 0);
  ctx.bezierCurveTo(-31, 19, 4, 29, 31, 26);
  ctx.bezierCurveTo(11, 19, 2, 13, 1, 8);
  ctx.lineTo(15, 5);
  ctx.lineTo(20, 0);
  ctx.lineTo(15, -5);
  ctx.lineTo(1, -8);
  ctx.bezierCurveTo(2, -13, 11, -19, 31, -26);
  ctx.closePath();
  paint(painter, { fill: colours.cylonMetal, stroke: colours.ink, width: line.normal });
  segments(painter, [
    [
      [-24, -12],
      [-4, -8],
    ],
    [
      [-24, 12],
      [-4, 8],
    ],
  ]);
  paint(painter, { stroke: colours.cylonMetalDark, width: line.thick });
  ellipse(painter, -6, 0, 10, 6);
  paint(painter, { fill: colours.cylonMetalDark });
  ellipse(painter, 11, 0, 5, 3.5);
  paint(painter, { fill: colours.redEye });
}

/** The raider of that name, who is harder to destroy (R-PEG-50): his name across the hull. */
export function drawScarSign(painter: DrawContext): void {
  const word = painter.words.say('pictures.board.scar').toUpperCase();
  drawPill(painter, word, -pillWidth(word) / 2, 0, { fill: colours.orange, ink: colours.ink });
}

export function drawHeavyRaider(painter: DrawContext): void {
  polygon(painter, [
    [36, -15],
    [14, -16],
    [8, -28],
    [-20, -29],
    [-35, -15],
    [-35, 15],
    [-20, 29],
    [8, 28],
    [14, 16],
    [36, 15],
    [30, 7],
    [16, 7],
    [16, -7],
    [30, -7],
  ]);
  paint(painter, { fill: colours.cylonMetal, stroke: colours.ink, width: line.normal });
  polygon(painter, [
    [6, -17],
    [-16, -18],
    [-25, -9],
    [-25, 9],
    [-16, 18],
    [6, 17],
  ]);
  paint(painter, { fill: colours.cylonMetalDark });
  segments(painter, [
    [
      [-8, -28],
      [-8, -18],
    ],
    [
      [-8, 28],
      [-8, 18],
    ],
    [
      [-35, 0],
      [-25, 0],
    ],
  ]);
  paint(painter, { stroke: colours.cylonMetalDark, width: line.thick });
  octagon(painter, { x: -6, y: -11, width: 9, height: 22 }, 3);
  paint(painter, { fill: colours.redEye });
}

/** A centurion's head, 44 by 48. */
export function drawCenturion(painter: DrawContext): void {
  const outline = (): void =>
    polygon(painter, [
      [-4, -24],
      [4, -24],
      [16, -18],
      [20, -6],
      [18, 8],
      [11, 22],
      [4, 24],
      [-4, 24],
      [-11, 22],
      [-18, 8],
      [-20, -6],
      [-16, -18],
    ]);
  outline();
  paint(painter, { fill: colours.cylonMetal });
  clipped(painter, outline, () => {
    polygon(painter, [
      [-3, -24],
      [3, -24],
      [2, -8],
      [-2, -8],
    ]);
    paint(painter, { fill: colours.cylonMetalDark });
    polygon(painter, [
      [-22, -8],
      [22, -8],
      [18, 2],
      [-18, 2],
    ]);
    paint(painter, { fill: colours.ink });
    polygon(painter, [
      [-8, 8],
      [8, 8],
      [5, 24],
      [-5, 24],
    ]);
    paint(painter, { fill: colours.cylonMetalDark });
    octagon(painter, { x: -9, y: -5.5, width: 18, height: 5 }, 2);
    paint(painter, { fill: colours.redEye });
  });
  outline();
  paint(painter, { stroke: colours.ink, width: line.normal });
}
