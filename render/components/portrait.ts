/** A person's head and shoulders on the color of the seat, in a circle of 100 pixels around (0, 0). */
import type { Portrait } from '../portraits.ts';
import { portraitOf } from '../portraits.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at, clipped } from '../paint/painter.ts';
import { circle, ellipse, octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { colours, line, portraitColours } from '../theme.ts';
import { defined } from '../../src/values/defined.ts';

const radius = 50;
const bust = { scale: 1.22, down: -1 } as const;
const face = { y: -6, width: 16, height: 20 } as const;

export interface PortraitLook {
  readonly ground: string;
  /** A revealed Cylon is lit in red from behind. */
  readonly cylon: boolean;
}

/** Draws the portrait in a circle of that radius. */
export function drawPortrait(
  painter: DrawContext,
  character: string,
  x: number,
  y: number,
  size: number,
  look: PortraitLook,
): void {
  const person = portraitOf(character);
  at(painter, x, y, size / radius, () => {
    circle(painter, 0, 0, radius);
    paint(painter, { fill: look.cylon ? colours.redDeep : look.ground });
    clipped(
      painter,
      () => circle(painter, 0, 0, radius),
      () => {
        if (look.cylon) drawEyeBehind(painter);
        at(painter, 0, bust.down, bust.scale, () => drawPerson(painter, person));
      },
    );
    circle(painter, 0, 0, radius - line.normal);
    paint(painter, { stroke: look.cylon ? look.ground : colours.ink, width: line.thick });
  });
}

function drawPerson(painter: DrawContext, person: Portrait): void {
  drawHairBehind(painter, person);
  drawShoulders(painter, person);
  drawHead(painter, person);
  drawHairBefore(painter, person);
  for (const extra of person.extras ?? []) extras[extra](painter, person);
}

function drawEyeBehind(painter: DrawContext): void {
  octagon(painter, { x: -radius, y: -16, width: 2 * radius, height: 9 }, 4);
  paint(painter, { fill: colours.redEye });
}

function fillOf(name: keyof typeof portraitColours): { readonly fill: string } {
  return { fill: portraitColours[name] };
}

function drawShoulders(painter: DrawContext, { skin, clothes, clothesColour }: Portrait): void {
  const { ctx } = painter;
  ctx.beginPath();
  ctx.moveTo(-42, 56);
  ctx.bezierCurveTo(-40, 30, -24, 24, -12, 20);
  ctx.lineTo(12, 20);
  ctx.bezierCurveTo(24, 24, 40, 30, 42, 56);
  ctx.closePath();
  paint(painter, { ...fillOf(clothesColour), stroke: colours.ink, width: line.normal });
  octagon(painter, { x: -8, y: 6, width: 16, height: 22 }, 5);
  paint(painter, fillOf(skin));
  collars[clothes](painter);
}

const collars: Readonly<Record<Portrait['clothes'], (painter: DrawContext) => void>> = {
  /** A high collar with braid, and the flap that closes at the side. */
  uniform: (painter) => {
    polygon(painter, [
      [-13, 18],
      [0, 26],
      [13, 18],
      [13, 27],
      [0, 34],
      [-13, 27],
    ]);
    paint(painter, { ...fillOf('fleetBlue'), stroke: portraitColours.brass, width: line.normal });
    segments(painter, [
      [
        [0, 34],
        [-12, 56],
      ],
    ]);
    paint(painter, { stroke: portraitColours.brass, width: line.normal });
  },
  flightSuit: (painter) => {
    ellipse(painter, 0, 27, 17, 7);
    paint(painter, { ...fillOf('steel'), stroke: colours.ink, width: line.normal });
    ellipse(painter, 0, 25, 9, 4);
    paint(painter, { fill: colours.ink, opacity: 0.5 });
    octagon(painter, { x: 14, y: 37, width: 13, height: 8 }, 2);
    paint(painter, fillOf('scarlet'));
  },
  coverall: (painter) => {
    polygon(painter, [
      [-12, 20],
      [0, 38],
      [12, 20],
      [20, 26],
      [0, 50],
      [-20, 26],
    ]);
    paint(painter, { fill: colours.ink, opacity: 0.35 });
    segments(painter, [
      [
        [0, 40],
        [0, 56],
      ],
    ]);
    paint(painter, { stroke: portraitColours.steel, width: line.normal });
  },
  suit: (painter) => {
    polygon(painter, [
      [-10, 20],
      [0, 42],
      [10, 20],
    ]);
    paint(painter, fillOf('white'));
    polygon(painter, [
      [-12, 19],
      [-20, 25],
      [-4, 50],
      [0, 42],
    ]);
    paint(painter, { fill: colours.ink, opacity: 0.35 });
    polygon(painter, [
      [12, 19],
      [20, 25],
      [4, 50],
      [0, 42],
    ]);
    paint(painter, { fill: colours.ink, opacity: 0.35 });
  },
  dress: (painter) => {
    polygon(painter, [
      [-22, 25],
      [-12, 20],
      [0, 40],
      [12, 20],
      [22, 25],
      [0, 52],
    ]);
    paint(painter, { fill: colours.ink, opacity: 0.2 });
  },
  coat: (painter) => {
    polygon(painter, [
      [-10, 20],
      [0, 36],
      [10, 20],
    ]);
    paint(painter, { fill: colours.ink, opacity: 0.6 });
    segments(painter, [
      [
        [-13, 20],
        [-6, 52],
      ],
      [
        [13, 20],
        [6, 52],
      ],
    ]);
    paint(painter, { stroke: colours.ink, width: line.normal, opacity: 0.6 });
  },
};

function drawHead(painter: DrawContext, { skin }: Portrait): void {
  ellipse(painter, 0, face.y, face.width, face.height);
  paint(painter, { ...fillOf(skin), stroke: colours.ink, width: line.thin });
  for (const side of [-1, 1]) {
    ellipse(painter, side * 6.5, face.y + 1, 2, 1.7);
    paint(painter, { fill: colours.ink });
    segments(painter, [
      [
        [side * 3.5, face.y - 5],
        [side * 10, face.y - 5],
      ],
    ]);
    paint(painter, { stroke: colours.ink, width: line.thin, opacity: 0.65 });
  }
  segments(painter, [
    [
      [0, face.y + 1],
      [-2, face.y + 7],
    ],
    [
      [-4, face.y + 11.5],
      [4, face.y + 11.5],
    ],
  ]);
  paint(painter, { stroke: colours.ink, width: line.thin, opacity: 0.5 });
}

/** Draws the part of the hair that falls behind the shoulders. */
function drawHairBehind(painter: DrawContext, { hair, hairColour }: Portrait): void {
  const ends = {
    long: 30,
    bob: 8,
    curls: 16,
    tied: undefined,
    crop: undefined,
    swept: undefined,
    fringe: undefined,
    none: undefined,
  }[hair];
  if (hair === 'tied') {
    ellipse(painter, 15, -16, 9, 11);
    paint(painter, { ...fillOf(hairColour), stroke: colours.ink, width: line.thin });
  }
  if (ends === undefined) return;
  const { ctx } = painter;
  ctx.beginPath();
  ctx.moveTo(0, -31);
  ctx.bezierCurveTo(26, -31, 22, -6, 24, ends);
  ctx.lineTo(-24, ends);
  ctx.bezierCurveTo(-22, -6, -26, -31, 0, -31);
  ctx.closePath();
  paint(painter, { ...fillOf(hairColour), stroke: colours.ink, width: line.thin });
}

function drawHairBefore(painter: DrawContext, { hair, hairColour }: Portrait): void {
  if (hair === 'none') return;
  const finish = { ...fillOf(hairColour), stroke: colours.ink, width: line.thin };
  if (hair === 'fringe') {
    for (const side of [-1, 1]) {
      ellipse(painter, side * 15.5, -9, 3.5, 8);
      paint(painter, finish);
    }
    return;
  }
  if (hair === 'curls') {
    for (const [x, y] of [
      [-15, -13],
      [-11, -22],
      [-2, -26],
      [8, -25],
      [15, -17],
      [17, -8],
      [-17, -5],
    ] as const) {
      circle(painter, x, y, 6.5);
      paint(painter, fillOf(hairColour));
    }
    return;
  }
  const { ctx } = painter;
  const temple = hair === 'crop' || hair === 'tied' ? -12 : -4;
  ctx.beginPath();
  ctx.moveTo(-17, temple);
  ctx.bezierCurveTo(-21, -30, -8, -33, 2, -32);
  ctx.bezierCurveTo(14, -31, 20, -24, 17, temple);
  if (hair === 'swept') ctx.bezierCurveTo(14, -20, 4, -22, -12, -17);
  else ctx.bezierCurveTo(13, -20, 4, -18, -6, -20);
  ctx.bezierCurveTo(-12, -19, -14, -14, -17, temple);
  ctx.closePath();
  paint(painter, finish);
}

type Extra = NonNullable<Portrait['extras']>[number];

function drawGlasses(painter: DrawContext, fill: string | undefined): void {
  for (const side of [-1, 1]) {
    octagon(painter, { x: side * 7 - 5.5, y: face.y - 3, width: 11, height: 8 }, 3);
    paint(painter, { ...defined({ fill }), stroke: colours.ink, width: line.thin });
  }
  segments(painter, [
    [
      [-1.5, face.y],
      [1.5, face.y],
    ],
    [
      [-12.5, face.y],
      [-16, face.y - 2],
    ],
    [
      [12.5, face.y],
      [16, face.y - 2],
    ],
  ]);
  paint(painter, { stroke: colours.ink, width: line.thin });
}

function drawBeard(painter: DrawContext, person: Portrait, opacity: number): void {
  const { ctx } = painter;
  ctx.beginPath();
  ctx.moveTo(-15, face.y + 5);
  ctx.bezierCurveTo(-13, face.y + 27, 13, face.y + 27, 15, face.y + 5);
  ctx.bezierCurveTo(10, face.y + 10, 5, face.y + 8, 0, face.y + 8);
  ctx.bezierCurveTo(-5, face.y + 8, -10, face.y + 10, -15, face.y + 5);
  ctx.closePath();
  paint(painter, { ...fillOf(person.hairColour), opacity });
}

const extras: Readonly<Record<Extra, (painter: DrawContext, person: Portrait) => void>> = {
  glasses: (painter) => drawGlasses(painter, undefined),
  shades: (painter) => drawGlasses(painter, colours.ink),
  eyepatch: (painter) => {
    segments(painter, [
      [
        [-16, face.y - 6],
        [14, face.y - 14],
      ],
    ]);
    paint(painter, { stroke: colours.ink, width: line.normal });
    ellipse(painter, -6.5, face.y + 1, 6, 5.5);
    paint(painter, { fill: colours.ink });
  },
  moustache: (painter, { hairColour }) => {
    polygon(painter, [
      [-8, face.y + 11],
      [0, face.y + 7],
      [8, face.y + 11],
      [0, face.y + 11],
    ]);
    paint(painter, { ...fillOf(hairColour), stroke: colours.ink, width: line.thin });
  },
  beard: (painter, person) => drawBeard(painter, person, 1),
  stubble: (painter, person) => drawBeard(painter, person, 0.35),
};
