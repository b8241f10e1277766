/** Small pictures for texts: a sign for each skill and resource, made to be told apart at 22 pixels. */
import { createCanvas } from 'canvas';
import type { GameView } from '../src/engine/types/view.ts';
import { drawResource } from './components/resourceIcons.ts';
import { at, plainPainter } from './paint/painter.ts';
import type { DrawContext } from './paint/painter.ts';
import { circle, octagon, paint, polygon, segments } from './paint/shapes.ts';
import { colours, skillLooks } from './theme.ts';
import { wordsIn } from './words.ts';

type Skill = keyof typeof skillLooks;
type Resource = keyof GameView['resources'];

/** Pixels of the file, which Discord shows smaller; everything is drawn on a square of 64. */
const side = 128;
const grid = 64;

const heavy = 6;
const medium = 5;

/** A house of columns. */
function politics(painter: DrawContext, ink: string): void {
  polygon(painter, [
    [0, -21],
    [22, -8],
    [-22, -8],
  ]);
  paint(painter, { fill: ink });
  for (const x of [-14, 0, 14]) {
    octagon(painter, { x: x - 3.5, y: -5, width: 7, height: 16 }, 0);
    paint(painter, { fill: ink });
  }
  octagon(painter, { x: -21, y: 13, width: 42, height: 7 }, 0);
  paint(painter, { fill: ink });
}

/** The bars of a rank. */
function leadership(painter: DrawContext, ink: string): void {
  for (const y of [-12, 2, 16]) {
    polygon(painter, [
      [0, y - 11],
      [20, y + 2],
      [20, y + 9],
      [0, y - 3],
      [-20, y + 9],
      [-20, y + 2],
    ]);
    paint(painter, { fill: ink });
  }
}

/** A sight. */
function tactics(painter: DrawContext, ink: string): void {
  circle(painter, 0, 0, 14);
  paint(painter, { stroke: ink, width: medium });
  segments(painter, [
    [
      [0, -23],
      [0, -9],
    ],
    [
      [0, 9],
      [0, 23],
    ],
    [
      [-23, 0],
      [-9, 0],
    ],
    [
      [9, 0],
      [23, 0],
    ],
  ]);
  paint(painter, { stroke: ink, width: medium });
  circle(painter, 0, 0, 4);
  paint(painter, { fill: ink });
}

/** A fighter from above. */
function piloting(painter: DrawContext, ink: string): void {
  polygon(painter, [
    [0, -24],
    [6, -4],
    [22, 12],
    [22, 20],
    [7, 14],
    [5, 22],
    [-5, 22],
    [-7, 14],
    [-22, 20],
    [-22, 12],
    [-6, -4],
  ]);
  paint(painter, { fill: ink });
}

/** A cogwheel. */
function engineering(painter: DrawContext, ink: string): void {
  const teeth = 8;
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const angle = (tooth * 2 * Math.PI) / teeth;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    segments(painter, [
      [
        [x * 10, y * 10],
        [x * 22, y * 22],
      ],
    ]);
    paint(painter, { stroke: ink, width: 8 });
  }
  circle(painter, 0, 0, 12);
  paint(painter, { stroke: ink, width: 9 });
}

/** An eye. */
function treachery(painter: DrawContext, ink: string): void {
  const { ctx } = painter;
  ctx.beginPath();
  ctx.moveTo(-23, 0);
  ctx.quadraticCurveTo(0, -26, 23, 0);
  ctx.quadraticCurveTo(0, 26, -23, 0);
  ctx.closePath();
  paint(painter, { stroke: ink, width: medium });
  circle(painter, 0, 0, 7);
  paint(painter, { fill: ink });
}

const skillSigns: Readonly<Record<Skill, (painter: DrawContext, ink: string) => void>> = {
  politics,
  leadership,
  tactics,
  piloting,
  engineering,
  treachery,
};

/** A card of its color. */
function skill(name: Skill): (painter: DrawContext) => void {
  const { fill, ink } = skillLooks[name];
  return (painter) => {
    octagon(painter, { x: -30, y: -30, width: 60, height: 60 }, 10);
    paint(painter, { fill, stroke: ink, width: 3 });
    skillSigns[name](painter, ink);
  };
}

const resourceColours: Readonly<Record<Resource, string>> = {
  fuel: skillLooks.engineering.fill,
  food: skillLooks.politics.fill,
  morale: colours.gold,
  population: colours.text,
};

/** A dial. */
function resource(name: Resource): (painter: DrawContext) => void {
  return (painter) => {
    circle(painter, 0, 0, 29);
    paint(painter, { fill: colours.panel, stroke: resourceColours[name], width: heavy - 2 });
    at(painter, 0, 0, name === 'population' ? 0.95 : 1.1, () => drawResource(painter, name, resourceColours[name]));
  };
}

const drawings = {
  politics: skill('politics'),
  leadership: skill('leadership'),
  tactics: skill('tactics'),
  piloting: skill('piloting'),
  engineering: skill('engineering'),
  treachery: skill('treachery'),
  fuel: resource('fuel'),
  food: resource('food'),
  morale: resource('morale'),
  population: resource('population'),
} as const satisfies Readonly<Record<string, (painter: DrawContext) => void>>;

type EmojiName = keyof typeof drawings;

// The keys of a literal are its own.
export const emojiNames = Object.keys(drawings) as ReadonlyArray<EmojiName>;

function isThere(name: string): name is EmojiName {
  return Object.hasOwn(drawings, name);
}

/** A PNG of 128 by 128 pixels, with nothing behind the sign. Throws an `Error` for a name that there is none of. */
export function renderEmoji(name: string): Buffer {
  if (!isThere(name)) throw new Error(`There is no emoji “${name}”.`);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext('2d');
  const painter = plainPainter(ctx, wordsIn('en'));
  at(painter, side / 2, side / 2, side / grid, () => {
    drawings[name](painter);
  });
  return canvas.toBuffer('image/png');
}
