/**
 * Boards of expansions as further panels of the picture, which grows only when one of them is in play. A board is an
 * entry of `boards/index.ts`: how large it is, when it is in play, and a component that draws it.
 */
import type { GameView } from '../../src/engine/types/view.ts';
import type { Box, Extent } from '../layout.ts';
import { furtherBoxes, picture } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';

export interface FurtherBoard extends Extent {
  /** Unique among the boards; its drawing is the group `board/<id>`. */
  readonly id: string;
  readonly inPlay: (view: GameView) => boolean;
  /** Its frame and what never changes on it. */
  readonly drawStill: (painter: Painter, box: Box) => void;
  readonly draw: (painter: Painter, view: GameView, box: Box) => void;
}

/** The boards of a picture in their places, and by how much they make it higher. */
export interface Further {
  readonly boards: ReadonlyArray<{ readonly board: FurtherBoard; readonly box: Box }>;
  readonly height: number;
}

/** The boards that are in play, in their places. */
export function furtherOf(all: ReadonlyArray<FurtherBoard>, view: GameView): Further {
  const present = all.filter((board) => board.inPlay(view));
  const { boxes, height } = furtherBoxes(present);
  return { boards: present.flatMap((board, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [{ board, box }];
  }), height };
}

export const noBoards: Further = { boards: [], height: 0 };

export function sizeWith({ height }: Further): { readonly width: number; readonly height: number } {
  return { width: picture.width, height: picture.height + height };
}

/** Pictures with the same key have the same unchanging layer. */
export function keyOf({ boards }: Further): string {
  return boards.map(({ board }) => board.id).join();
}
