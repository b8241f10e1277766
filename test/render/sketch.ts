/**
 * A painter that paints nothing, so that thousands of views can be drawn in seconds. It notes each line of text with
 * its place in the picture and checks at once that it stays in the panels around it.
 */
import { createCanvas } from 'canvas';
import type { CanvasRenderingContext2D } from 'canvas';
import type { Box } from '../../render/layout.ts';
import type { DrawContext } from '../../render/paint/painter.ts';
import { textWidth } from '../../render/paint/text.ts';
import { families, weights } from '../../render/theme.ts';
import type { PictureWords } from '../../render/words.ts';
import { english, overhang } from './recorder.ts';

export interface Sketch {
  readonly painter: DrawContext;
  readonly texts: ReadonlyArray<string>;
  /** The same with their places. */
  readonly words: ReadonlyArray<{ readonly text: string; readonly box: Box; readonly size: number }>;
  readonly groups: ReadonlySet<string>;
  /** Words that leave one of their panels. */
  readonly strays: ReadonlyArray<string>;
}

/** Frames are drawn half outside of their box. */
const frame = 3;
const ascent = 0.74;
const descent = 0.24;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

const paths = ['moveTo', 'lineTo', 'arc', 'ellipse', 'bezierCurveTo', 'quadraticCurveTo', 'rotate'] as const;
const silent = ['beginPath', 'closePath', 'fill', 'stroke', 'clip', 'drawImage'] as const;
const styles = ['font', 'fillStyle', 'strokeStyle', 'lineWidth', 'globalAlpha'] as const;

/** A context whose methods do nothing: its own properties hide the real ones. */
function idle(): CanvasRenderingContext2D {
  const context = createCanvas(1, 1).getContext('2d');
  for (const name of styles) Object.defineProperty(context, name, { value: '', writable: true });
  for (const name of silent) Object.defineProperty(context, name, { value: () => undefined });
  for (const name of paths)
    Object.defineProperty(context, name, { value: (...numbers: ReadonlyArray<number>) => checked(numbers, name) });
  return context;
}

/** One for all sketches: only one is drawn on at a time. */
const context = idle();

/** Numbers that are no numbers would draw nothing, without a word. */
function checked(numbers: ReadonlyArray<number>, method: string): void {
  // One of them is enough to spoil the sum.
  let sum = 0;
  for (const number of numbers) if (typeof number === 'number') sum += number;
  if (!Number.isFinite(sum)) throw new Error(`${method} was called with ${numbers.join(', ')}.`);
}

const weightsByFamily = Object.values(weights).map((weight) => [families[weight], weight] as const);

function widthOf(text: string, font: string): number {
  const weight = weightsByFamily.find(([family]) => font.includes(`"${family}"`))?.[1] ?? weights.text;
  return textWidth(text, Number.parseFloat(font), weight);
}

export function sketch(spoken: PictureWords = english): Sketch {
  const texts: Array<string> = [];
  const words: Array<{ text: string; box: Box; size: number }> = [];
  const groups = new Set<string>();
  const strays: Array<string> = [];
  const around: Array<{ readonly name: string; readonly box: Box }> = [];
  const kept: Array<Place> = [];
  let place: Place = { x: 0, y: 0, across: 1, down: 1 };
  const boxAt = (x: number, y: number, width: number, height: number): Box => {
    const left = place.x + x * place.across;
    const right = left + width * place.across;
    return {
      x: Math.min(left, right),
      y: place.y + y * place.down,
      width: Math.abs(right - left),
      height: height * place.down,
    };
  };
  const gradient = { addColorStop: (): void => undefined };
  const calls = {
    save: () => {
      kept.push(place);
    },
    restore: () => {
      place = kept.pop() ?? place;
    },
    translate: (x: number, y: number) => {
      place = { ...place, x: place.x + x * place.across, y: place.y + y * place.down };
    },
    scale: (across: number, down: number) => {
      place = { ...place, across: place.across * across, down: place.down * down };
    },
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    fillText: (text: string, x: number, y: number) => {
      const { font } = ctx;
      const size = Number.parseFloat(font);
      const box = boxAt(x, y - size * ascent, widthOf(text, font), size * (ascent + descent));
      texts.push(text);
      words.push({ text, box, size: size * place.down });
      for (const group of around) if (overhang(box, group.box) > frame) strays.push(`“${text}” leaves ${group.name}`);
    },
  };
  const ctx = Object.assign(context, calls);
  const painter: DrawContext = {
    ctx,
    words: spoken,
    group: (name, { x, y, width, height }, draw) => {
      groups.add(name);
      around.push({ name, box: boxAt(x, y, width, height) });
      draw();
      around.pop();
    },
  };
  return { painter, texts, words, groups, strays };
}
