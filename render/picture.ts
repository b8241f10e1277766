/** Makes pictures in this thread: the unchanging layer is drawn once and kept. */
import { Canvas, createCanvas } from 'canvas';
import type { CanvasRenderingContext2D } from 'canvas';
import type { GameView } from '../src/engine/types/view.ts';
import { drawStill, drawView } from './board.ts';
import { registerFonts } from './fonts.ts';
import { readableLabel } from './labels.ts';
import { picture } from './layout.ts';
import { plainPainter } from './paint/painter.ts';

interface Sheet {
  readonly canvas: Canvas;
  readonly context: CanvasRenderingContext2D;
}

interface Sheets {
  readonly still: Canvas;
  readonly board: Sheet;
}

/** Flat grounds and letters: trying filters costs three times the time and makes the file larger. */
const png = { compressionLevel: 3, filters: Canvas.PNG_FILTER_NONE } as const;

let sheets: Sheets | undefined;

function newSheet(): Sheet {
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', { alpha: false });
  // Ten times as fast as drawing the outlines of letters.
  context.textDrawingMode = 'glyph';
  return { canvas, context };
}

function prepare(): Sheets {
  registerFonts();
  const still = newSheet();
  drawStill(plainPainter(still.context));
  return { still: still.canvas, board: newSheet() };
}

/**
 * The board as `view` shows it: a PNG of `picture`'s size. `labels` are the players' own names; letters that the fonts
 * don't have are left out.
 */
export function renderBoard(view: GameView, labels: { readonly seat: (seat: number) => string }): Buffer {
  sheets ??= prepare();
  const { canvas, context } = sheets.board;
  context.drawImage(sheets.still, 0, 0);
  drawView(plainPainter(context), view, (seat) => readableLabel(labels.seat(seat), seat));
  return canvas.toBuffer('image/png', png);
}
