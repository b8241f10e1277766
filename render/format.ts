/**
 * The factors that decide a picture's size and its unchanging layer: the boards of expansions in play, and the number
 * of players.
 */
import type { GameView } from '../src/engine/types/view.ts';
import type { FurtherBoard } from './boards/further.ts';
import type { Box } from './layout.ts';
import { furtherBoxes, pictureFor } from './layout.ts';

export interface Format {
  /** The boards of expansions in their places. */
  readonly boards: ReadonlyArray<{ readonly board: FurtherBoard; readonly box: Box }>;
  /** The pixels by which they make the picture higher; everything below them moves down. */
  readonly down: number;
  readonly seats: number;
}

/** The format of the picture of a view; `all`: the further boards that there are. */
export function formatOf(all: ReadonlyArray<FurtherBoard>, view: GameView): Format {
  const present = all.filter((board) => board.inPlay(view));
  const { boxes, height } = furtherBoxes(present);
  return {
    boards: present.flatMap((board, index) => {
      const box = boxes[index];
      return box === undefined ? [] : [{ board, box }];
    }),
    down: height,
    seats: view.players.length,
  };
}

/** A picture without further boards. */
export function plainFormat(seats: number): Format {
  return { boards: [], down: 0, seats };
}

export function sizeOf({ down, seats }: Format): { readonly width: number; readonly height: number } {
  const { width, height } = pictureFor(seats);
  return { width, height: height + down };
}

/** Pictures with the same key have the same unchanging layer. */
export function keyOf(format: Format): string {
  return [...format.boards.map(({ board }) => board.id), sizeOf(format).height].join();
}
