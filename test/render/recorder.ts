/** A painter with a real context, which writes down what was painted where, in pixels of the whole picture. */
import { Canvas, createCanvas } from 'canvas';
import type { CanvasRenderingContext2D, DOMMatrix } from 'canvas';
import { drawStill, drawView } from '../../render/board.ts';
import type { FurtherBoard } from '../../render/boards/further.ts';
import { furtherBoards } from '../../render/boards/index.ts';
import { registerFonts } from '../../render/fonts.ts';
import { formatOf, plainFormat, sizeOf } from '../../render/format.ts';
import type { Format } from '../../render/format.ts';
import type { Box } from '../../render/layout.ts';
import type { DrawContext } from '../../render/paint/painter.ts';
import { wordsIn } from '../../render/words.ts';
import type { PictureWords } from '../../render/words.ts';
import type { GameView } from '../../src/engine/types/view.ts';

export const english = wordsIn('en');

export interface Mark {
  readonly kind: 'fill' | 'stroke' | 'text' | 'image';
  readonly text: string;
  /** The color of a stroke, where it is one color. */
  readonly colour: string | undefined;
  readonly box: Box;
  /** The groups around it, the outermost first. */
  readonly groups: ReadonlyArray<Group>;
}

export interface Group {
  readonly name: string;
  readonly box: Box;
}

export interface Recording {
  readonly marks: ReadonlyArray<Mark>;
  readonly groups: ReadonlyArray<Group>;
}

type Point = readonly [x: number, y: number];

const ascent = 0.74;
const descent = 0.24;

/** Moves, turns or resizes all that is painted after it. */
const transforming: ReadonlySet<string> = new Set([
  'translate',
  'scale',
  'rotate',
  'transform',
  'setTransform',
  'resetTransform',
  'restore',
]);

function boxOf(points: ReadonlyArray<Point>, margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

function common(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - left),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - top),
  };
}

class Recorder {
  readonly marks: Array<Mark> = [];
  readonly seen: Array<Group> = [];
  readonly #open: Array<Group> = [];
  readonly #context: CanvasRenderingContext2D;
  #path: Array<Point> = [];
  readonly #page: Box;
  #clips: Array<Box>;
  /** The context's, until that changes: to ask for it takes as long as to paint. */
  #transform: DOMMatrix | undefined;

  constructor(context: CanvasRenderingContext2D, page: Box) {
    this.#context = context;
    this.#page = page;
    this.#clips = [page];
  }

  group(name: string, box: Box, draw: () => void): void {
    const page = boxOf([this.#place(box.x, box.y), this.#place(box.x + box.width, box.y + box.height)]);
    this.#open.push({ name, box: page });
    this.seen.push({ name, box: page });
    draw();
    this.#open.pop();
  }

  #transformNow(): DOMMatrix {
    this.#transform ??= this.#context.getTransform();
    return this.#transform;
  }

  #place(x: number, y: number): Point {
    const { a, b, c, d, e, f } = this.#transformNow();
    return [a * x + c * y + e, b * x + d * y + f];
  }

  #clip(): Box {
    return this.#clips.at(-1) ?? this.#page;
  }

  #mark(kind: Mark['kind'], text: string, box: Box): void {
    const { strokeStyle } = this.#context;
    const colour = kind === 'stroke' && typeof strokeStyle === 'string' ? strokeStyle : undefined;
    this.marks.push({ kind, text, colour, box: common(box, this.#clip()), groups: [...this.#open] });
  }

  #round(x: number, y: number, across: number, down: number): void {
    for (const [dx, dy] of [
      [-across, 0],
      [across, 0],
      [0, -down],
      [0, down],
    ] as const)
      this.#path.push(this.#place(x + dx, y + dy));
  }

  /** Takes note of a call before it is carried out. */
  note(method: string, numbers: ReadonlyArray<number>, text: string): void {
    if (transforming.has(method)) this.#transform = undefined;
    const [p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0] = numbers;
    switch (method) {
      case 'beginPath':
        this.#path = [];
        return;
      case 'moveTo':
      case 'lineTo':
        this.#path.push(this.#place(p1, p2));
        return;
      case 'quadraticCurveTo':
        this.#path.push(this.#place((p1 + p3) / 2, (p2 + p4) / 2), this.#place(p3, p4));
        return;
      case 'bezierCurveTo':
        this.#path.push(this.#place((p1 + p3) / 2, (p2 + p4) / 2), this.#place(p5, p6));
        return;
      case 'arc':
        return this.#round(p1, p2, p3, p3);
      case 'ellipse':
        return this.#round(p1, p2, p3, p4);
      case 'fill':
        return this.#mark('fill', '', boxOf(this.#path));
      case 'stroke':
        return this.#mark(
          'stroke',
          '',
          boxOf(this.#path, (this.#context.lineWidth * Math.abs(this.#transformNow().d)) / 2),
        );
      case 'save':
        this.#clips.push(this.#clip());
        return;
      case 'restore':
        this.#clips.pop();
        return;
      case 'clip':
        this.#clips.push(common(this.#clips.pop() ?? this.#clip(), boxOf(this.#path)));
        return;
      case 'drawImage':
        return this.#mark('image', '', boxOf([this.#place(p1, p2), this.#place(p1 + p3, p2 + p4)]));
      case 'fillText':
        return this.#text(text, p1, p2);
      default:
        return;
    }
  }

  #text(text: string, x: number, y: number): void {
    const size = Number.parseFloat(this.#context.font);
    const { width } = this.#context.measureText(text);
    this.#mark('text', text, boxOf([this.#place(x, y - size * ascent), this.#place(x + width, y + size * descent)]));
  }
}

/** The numbers that a method was given; for an image its place, then its size. */
function numbersIn(given: ReadonlyArray<unknown>): ReadonlyArray<number> {
  const numbers = given.filter((one) => typeof one === 'number');
  const [image] = given;
  return image instanceof Canvas ? [...numbers, image.width, image.height] : numbers;
}

function listening(context: CanvasRenderingContext2D, recorder: Recorder): CanvasRenderingContext2D {
  return new Proxy(context, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...given: ReadonlyArray<unknown>): unknown => {
        recorder.note(String(property), numbersIn(given), given.find((one) => typeof one === 'string') ?? '');
        return Reflect.apply(value, target, given);
      };
    },
    set: (target, property, value) => Reflect.set(target, property, value, target),
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function newRecorder(
  { width, height }: Size,
  words: PictureWords,
): { readonly recorder: Recorder; readonly painter: DrawContext } {
  registerFonts();
  // What is painted isn't looked at: most of it falls outside, and costs nothing.
  const context = createCanvas(1, 1).getContext('2d');
  context.textDrawingMode = 'glyph';
  const recorder = new Recorder(context, { x: 0, y: 0, width, height });
  return {
    recorder,
    painter: { ctx: listening(context, recorder), words, group: (name, box, draw) => recorder.group(name, box, draw) },
  };
}

/** Draws what a view says (without the unchanging layer) and tells what was drawn. */
export function recordView(
  view: GameView,
  labels: (seat: number) => string = (seat) => `Member ${seat}`,
  before?: GameView,
  boards: ReadonlyArray<FurtherBoard> = furtherBoards,
  words: PictureWords = english,
): Recording {
  const format = formatOf(boards, view);
  return recordDrawing(sizeOf(format), (painter) => drawView(painter, view, labels, format, before), words);
}

export function recordStill(format: Format = plainFormat(4), words: PictureWords = english): Recording {
  return recordDrawing(sizeOf(format), (painter) => drawStill(painter, format), words);
}

/** Records any drawing of that size. */
export function recordDrawing(
  size: Size,
  draw: (painter: DrawContext) => void,
  words: PictureWords = english,
): Recording {
  const { recorder, painter } = newRecorder(size, words);
  draw(painter);
  return { marks: recorder.marks, groups: recorder.seen };
}

export function groupOf(recording: Recording, name: string): Group {
  const found = recording.groups.find((group) => group.name === name);
  if (found === undefined) throw new Error(`Nothing was drawn under the name ${name}.`);
  return found;
}

/** The words written inside a group, in order. */
export function textsIn(recording: Recording, name: string): ReadonlyArray<string> {
  return recording.marks
    .filter(({ kind, groups }) => kind === 'text' && groups.some((group) => group.name === name))
    .map(({ text }) => text);
}

/** The number of pixels by which a box leaves another. */
export function overhang(inner: Box, outer: Box): number {
  return Math.max(
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.width - outer.x - outer.width,
    inner.y + inner.height - outer.y - outer.height,
    0,
  );
}

/** How many pixels two boxes have in common, in the direction in which they have fewer. */
export function overlap(a: Box, b: Box): number {
  const shared = common(a, b);
  return Math.min(shared.width, shared.height);
}
