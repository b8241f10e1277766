/** Portraits that come back in every picture of a game: each is painted once and kept. */
import { createCanvas } from 'canvas';
import type { Canvas } from 'canvas';
import type { DrawContext } from '../paint/painter.ts';
import { plainPainter } from '../paint/painter.ts';
import type { PortraitLook } from './portrait.ts';
import { drawPortrait } from './portrait.ts';

/** A few hundred of some ten kilobytes each. */
const mostKept = 400;
const kept = new Map<string, Canvas>();

function paintedOnce({ words }: DrawContext, character: string, radius: number, look: PortraitLook): Canvas {
  const key = [character, radius, look.ground, look.cylon].join();
  const known = kept.get(key);
  if (known !== undefined) return known;
  const canvas = createCanvas(2 * radius, 2 * radius);
  drawPortrait(plainPainter(canvas.getContext('2d'), words), character, radius, radius, radius, look);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, canvas);
  return canvas;
}

/** The portrait in a circle around (`x`, `y`), at whole pixels, so that it stays sharp. */
export function drawPortraitOnce(
  painter: DrawContext,
  character: string,
  x: number,
  y: number,
  size: number,
  look: PortraitLook,
): void {
  const radius = Math.floor(size);
  painter.ctx.drawImage(paintedOnce(painter, character, radius, look), Math.round(x) - radius, Math.round(y) - radius);
}
