import { createCanvas } from 'canvas';
import { picture } from '../../../render/layout.ts';
import { encoding, renderBoard } from '../../../render/picture.ts';
import { crowded, memberNames } from '../pictures/views.ts';
import type { PictureResult } from './results.ts';
import { kilobyte, median, repeatedly, rounded, timed } from './statistics.ts';

const warmUpRounds = 3;
const fewestRounds = 5;
const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };

export function measurePicture(seconds: number): PictureResult {
  const view = crowded();
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d', { alpha: false }).fillRect(0, 0, picture.width, picture.height);
  const boardMs = medianFor(seconds / 2, () => renderBoard(view, labels));
  const emptyMs = medianFor(seconds / 2, () => canvas.toBuffer('image/png', encoding));
  return {
    boardMs: rounded(boardMs),
    boardKB: rounded(renderBoard(view, labels).length / kilobyte),
    emptyMs: rounded(emptyMs),
    ratioToEmpty: rounded(boardMs / emptyMs),
  };
}

function medianFor(seconds: number, work: () => unknown): number {
  repeatedly(0, warmUpRounds, work);
  return median(repeatedly(seconds, fewestRounds, () => timed(work)));
}
