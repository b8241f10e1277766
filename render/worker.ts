/** What a worker thread of the renderer does: one picture for one view. */
import { move } from 'piscina';
import type { GameView } from '../src/engine/types/view.ts';
import { renderBoard } from './picture.ts';

export interface BoardJob {
  readonly view: GameView;
  /** The players' own names, by seat. */
  readonly labels: ReadonlyArray<string>;
}

export default function drawBoard({ view, labels }: BoardJob): unknown {
  const png = renderBoard(view, { seat: (seat) => labels[seat] ?? '' });
  const bytes = new Uint8Array(png);
  return move(bytes);
}
