import { createCanvas } from 'canvas';
import type { CanvasRenderingContext2D } from 'canvas';
import { fontFor, registerFonts } from '../fonts.ts';
import type { Box } from '../layout.ts';
import { sizes, weights } from '../theme.ts';
import type { Weight } from '../theme.ts';
import type { DrawContext } from './painter.ts';
import { present } from '../../src/values/present.ts';

export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight?: Weight;
  readonly align?: 'left' | 'center' | 'right';
  /** How small `writeFitted` may make it before it shortens the words. */
  readonly least?: number;
}

/** How high capital letters and digits are, as a part of the size: what centring has to count with. */
const capHeight = 0.7;
/** How many widths are remembered for each size and weight, at most. */
const remembered = 4000;

/** Widths by size and weight, then by text. */
const widthsOf = new Map<number, Map<string, number>>();
/** More than any size. */
const keyStep = 1000;
let ruler: CanvasRenderingContext2D | undefined;

function makeRuler(): CanvasRenderingContext2D {
  registerFonts();
  const context = createCanvas(1, 1).getContext('2d');
  context.textDrawingMode = 'glyph';
  return context;
}

/** The width of a line of text in pixels. */
export function textWidth(text: string, size: number, weight: Weight = weights.strong): number {
  const key = weight * keyStep + size;
  const widths = widthsOf.get(key) ?? new Map<string, number>();
  widthsOf.set(key, widths);
  const known = widths.get(text);
  if (known !== undefined) return known;
  ruler ??= makeRuler();
  ruler.font = fontFor(text, size, weight);
  const { width } = ruler.measureText(text);
  if (widths.size >= remembered) widths.clear();
  widths.set(text, width);
  return width;
}

/** Writes one line; `y` is its base line. */
export function write({ ctx }: DrawContext, text: string, x: number, y: number, style: TextStyle): void {
  ctx.font = fontFor(text, style.size, style.weight ?? weights.strong);
  ctx.fillStyle = style.colour;
  // The alignment is worked out here: node-canvas measures again for every line that isn't aligned to the left.
  const width = style.align === undefined || style.align === 'left' ? 0 : textWidth(text, style.size, style.weight);
  const left = style.align === 'center' ? x - width / 2 : x - width;
  ctx.fillText(text, width === 0 ? x : left, y);
}

/** Writes one line with the middle of its capitals at (`x`, `y`). */
export function writeCentred(
  painter: DrawContext,
  text: string,
  x: number,
  y: number,
  style: Omit<TextStyle, 'align'>,
): void {
  write(painter, text, x, y + (style.size * capHeight) / 2, { ...style, align: 'center' });
}

/** The base line that centres capitals of that size on `y`. */
export function baselineAt(y: number, size: number): number {
  return y + (size * capHeight) / 2;
}

function shortened(text: string, width: number, size: number, weight: Weight): string {
  const letters = Array.from(text);
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

export interface FittedText {
  readonly text: string;
  readonly size: number;
}

/**
 * The first of the wordings that fits into the width at its size; else the last of them, smaller but not below
 * `least`; else shortened.
 */
export function fit(
  wordings: ReadonlyArray<string>,
  width: number,
  size: number,
  weight: Weight = weights.strong,
  least: number = sizes.tiny,
): FittedText {
  const fitting = wordings.find((text) => textWidth(text, size, weight) <= width);
  if (fitting !== undefined) return { text: fitting, size };
  const last = present(wordings.at(-1), 'a wording');
  for (let smaller = size - 1; smaller >= least; smaller -= 1) {
    if (textWidth(last, smaller, weight) <= width) return { text: last, size: smaller };
  }
  return { text: shortened(last, width, least, weight), size: least };
}

/** The first of the wordings that fits at its size or smaller, but not below `least`; else the last one, shortened. */
export function fitSmaller(
  wordings: ReadonlyArray<string>,
  width: number,
  size: number,
  weight: Weight = weights.strong,
): FittedText {
  const fitted = wordings.map((text) => fit([text], width, size, weight));
  return fitted.find(({ text }, index) => text === wordings[index]) ?? fit(wordings, width, size, weight);
}

/** Writes one line that stays within `width`. */
export function writeFitted(
  painter: DrawContext,
  wordings: string | ReadonlyArray<string>,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): void {
  const fitted = fit(
    typeof wordings === 'string' ? [wordings] : wordings,
    width,
    style.size,
    style.weight,
    style.least,
  );
  write(painter, fitted.text, x, y, { ...style, size: fitted.size });
}

export interface FittedLines {
  readonly lines: ReadonlyArray<string>;
  readonly size: number;
}

/**
 * The first of the wordings that fits on a line at its size; else the last, smaller; else on two lines, shortened if it
 * has to be.
 */
export function fitLines(wordings: ReadonlyArray<string>, width: number, size: number): FittedLines {
  const last = present(wordings.at(-1), 'a wording');
  const one = fit(wordings, width, size);
  if (wordings.includes(one.text)) return { lines: [one.text], size: one.size };
  const lines = wrapText(last, width, sizes.tiny);
  return { lines: lines.slice(0, 2).map((line) => fit([line], width, sizes.tiny).text), size: sizes.tiny };
}

/**
 * Writes words in the middle of a box, on a line of its own each where they don't fit on one, and smaller where they
 * are too wide.
 */
export function writeBlock(painter: DrawContext, text: string, box: Box, style: Omit<TextStyle, 'align'>): void {
  const weight = style.weight ?? weights.strong;
  const lines = textWidth(text, style.size, weight) <= box.width ? [text] : text.split(' ');
  const size = Math.min(...lines.map((line) => fit([line], box.width, style.size, weight, style.least).size));
  lines.forEach((line, index) => {
    const { text: said } = fit([line], box.width, size, weight, size);
    const y = box.y + box.height / 2 + (index - (lines.length - 1) / 2) * size;
    writeCentred(painter, said, box.x + box.width / 2, y, { ...style, size });
  });
}

/** Breaks parts into lines no wider than `width`; parts on one line are joined by `joint`. */
export function wrapParts(
  parts: ReadonlyArray<string>,
  joint: string,
  width: number,
  size: number,
  weight: Weight = weights.strong,
): ReadonlyArray<string> {
  const lines: Array<string> = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const longer = line === undefined ? undefined : `${line}${joint}${part}`;
    if (longer !== undefined && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Breaks a text between its words into lines no wider than `width`. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  weight: Weight = weights.strong,
): ReadonlyArray<string> {
  return wrapParts(text.split(' '), ' ', width, size, weight);
}

/** Writes lines from the top of a box; what doesn't fit is counted in a last line. */
export function writeLines(
  painter: DrawContext,
  lines: ReadonlyArray<string>,
  box: Box,
  lineHeight: number,
  style: TextStyle,
): void {
  const room = Math.max(1, Math.floor(box.height / lineHeight));
  const rest = painter.words.say('pictures.crisis.more', { count: lines.length - room + 1 });
  const shown = lines.length <= room ? lines : [...lines.slice(0, room - 1), rest];
  shown.forEach((text, index) => {
    writeFitted(painter, text, box.x, box.y + baselineAt((index + 0.5) * lineHeight, style.size), box.width, style);
  });
}
