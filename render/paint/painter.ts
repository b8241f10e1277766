import type { CanvasRenderingContext2D } from 'canvas';
import type { Box } from '../layout.ts';
import type { PictureWords } from '../words.ts';

/**
 * The canvas and the words that components draw with. `group` says what the drawing inside is (`area/bow`, `ship/12`)
 * and in which box it has to stay; the picture doesn't need it, but a test can ask what was drawn where.
 */
export interface DrawContext {
  readonly ctx: CanvasRenderingContext2D;
  readonly words: PictureWords;
  readonly group: (name: string, box: Box, draw: () => void) => void;
}

export function plainPainter(ctx: CanvasRenderingContext2D, words: PictureWords): DrawContext {
  return { ctx, words, group: (_name, _box, draw) => draw() };
}

/** Draws around (0, 0) at the given place and size, and leaves the context as it was. */
export function at(painter: DrawContext, x: number, y: number, scale: number, draw: () => void): void {
  const { ctx } = painter;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

/** Draws what may not leave the shape that `outline` traces. */
export function clipped(painter: DrawContext, outline: () => void, draw: () => void): void {
  const { ctx } = painter;
  ctx.save();
  outline();
  ctx.clip();
  draw();
  ctx.restore();
}
