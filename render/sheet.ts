/** Empty pictures to draw on, and how they become files. */
import { createCanvas } from 'canvas';
import type { Canvas, CanvasRenderingContext2D } from 'canvas';
import { indexedEncoder } from './encode/indexed.ts';
import type { Encoder } from './encode/indexed.ts';
import { choosePalette } from './encode/palette.ts';
import { registerFonts } from './fonts.ts';

export interface Sheet {
  readonly canvas: Canvas;
  readonly context: CanvasRenderingContext2D;
}

export function newSheet({ width, height }: { readonly width: number; readonly height: number }): Sheet {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  // Ten times as fast as drawing the outlines of letters.
  context.textDrawingMode = 'glyph';
  return { canvas, context };
}

/**
 * Frees the pixels of a canvas at once, several megabytes; the garbage collector does it late. It can't be drawn on any
 * more.
 */
export function discard(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

function pixelsOf(canvas: Canvas): Uint32Array {
  const raw = canvas.toBuffer('raw');
  return new Uint32Array(raw.buffer, raw.byteOffset, raw.length / Uint32Array.BYTES_PER_ELEMENT);
}

/** An encoder with the colors that this picture and those like it need. */
export function encoderFor({ canvas }: Sheet): Encoder {
  return indexedEncoder(choosePalette(pixelsOf(canvas)));
}

/** The picture as a PNG. */
export function encode({ canvas }: Sheet, encoder: Encoder): Buffer {
  return encoder({ width: canvas.width, height: canvas.height, colours: pixelsOf(canvas) });
}
