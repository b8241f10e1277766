import { Canvas, createCanvas } from 'canvas';
import { renderBoard, renderGlance } from '../../../render/index.ts';
import { pictureFor } from '../../../render/layout.ts';
import { crowded, fullestTable, memberNames } from '../pictures/views/index.ts';
import type { PictureResult } from './results.ts';
import { kilobyte, median, repeatedly, rounded, timed } from './statistics.ts';

const warmUpRounds = 3;
const fewestRounds = 5;
/**
 * The options of Canvas's own encoder, without what only helps photographs: the yardstick stays the same whatever ours
 * does.
 */
const plain = { compressionLevel: 3, filters: Canvas.PNG_FILTER_NONE } as const;
const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };

export function measurePicture(seconds: number): PictureResult {
  const view = crowded();
  const fullest = fullestTable();
  const { width, height } = pictureFor(view.players.length);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d', { alpha: false }).fillRect(0, 0, width, height);
  // By turns, so that what else the machine does slows down both alike.
  const round = () => ({
    board: timed(() => renderBoard(view, labels, 'en')),
    glance: timed(() => renderGlance(fullest, 'en')),
    empty: timed(() => canvas.toBuffer('image/png', plain)),
  });
  repeatedly(0, warmUpRounds, round);
  const rounds = repeatedly(seconds, fewestRounds, round);
  const boardMs = median(rounds.map(({ board }) => board));
  const emptyMs = median(rounds.map(({ empty }) => empty));
  return {
    boardMs: rounded(boardMs),
    boardKB: rounded(renderBoard(view, labels, 'en').length / kilobyte),
    glanceMs: rounded(median(rounds.map(({ glance }) => glance))),
    glanceKB: rounded(renderGlance(fullest, 'en').length / kilobyte),
    emptyMs: rounded(emptyMs),
    ratioToEmpty: rounded(boardMs / emptyMs),
  };
}
