/** Makes pictures in this thread: the unchanging layer and the palette are made once and kept. */
import type { Canvas } from 'canvas';
import type { GameView } from '../src/engine/types/view.ts';
import { drawGrounds, drawStill, drawView } from './board.ts';
import type { Encoder } from './encode/indexed.ts';
import type { Labels } from './components/players.ts';
import type { History } from './history.ts';
import { readableLabel } from './labels.ts';
import { picture } from './layout.ts';
import { plainPainter } from './paint/painter.ts';
import type { Painter } from './paint/painter.ts';
import { drawCheckSheet, layOutCheck } from './sheets/check.ts';
import type { CheckPicture } from './sheets/check.ts';
import { drawHand, layOutHand } from './sheets/hand.ts';
import { drawSummary, layOutSummary } from './sheets/summary.ts';
import { encode, encoderFor, newSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

interface Workshop {
  readonly still: Canvas;
  readonly board: Sheet;
  readonly encoder: Encoder;
}

let workshop: Workshop | undefined;

function prepare(): Workshop {
  const still = newSheet(picture);
  drawStill(plainPainter(still.context));
  const board = newSheet(picture);
  board.context.drawImage(still.canvas, 0, 0);
  drawGrounds(plainPainter(board.context));
  return { still: still.canvas, board, encoder: encoderFor(board) };
}

function workshopOf(): Workshop {
  workshop ??= prepare();
  return workshop;
}

export interface SeatLabels {
  readonly seat: (seat: number) => string;
}

function readable(labels: SeatLabels): Labels {
  return (seat) => readableLabel(labels.seat(seat), seat);
}

/**
 * The board as `view` shows it: a PNG of `picture`'s size. `labels` are the players' own names; letters that the fonts
 * don't have are left out. What is different from `before`, the view of the last picture, is marked.
 */
export function renderBoard(view: GameView, labels: SeatLabels, before?: GameView): Buffer {
  const { still, board, encoder } = workshopOf();
  board.context.drawImage(still, 0, 0);
  drawView(plainPainter(board.context), view, readable(labels), before);
  return encode(board, encoder);
}

/** Everything that only the viewer knows, as cards: a PNG as high as it has to be. Throws an `Error` for a public view. */
export function renderHand(view: GameView, labels: SeatLabels): Buffer {
  const plan = layOutHand(view);
  return render(plan, (painter) => drawHand(painter, plan, readable(labels)));
}

/** A skill check that was turned over: a PNG as high as it has to be. */
export function renderCheck(check: CheckPicture): Buffer {
  const plan = layOutCheck(check);
  return render(plan, (painter) => drawCheckSheet(painter, plan));
}

/** How a game went and who was what: a PNG as high as it has to be. Throws an `Error` if the game goes on. */
export function renderSummary(view: GameView, history: History, labels: SeatLabels): Buffer {
  const plan = layOutSummary(view, history);
  return render(plan, (painter) => drawSummary(painter, plan, readable(labels)));
}

function render(size: { readonly width: number; readonly height: number }, draw: (painter: Painter) => void): Buffer {
  const { encoder } = workshopOf();
  const sheet = newSheet(size);
  draw(plainPainter(sheet.context));
  return encode(sheet, encoder);
}
