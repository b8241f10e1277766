/** A second ship of the fleet as a board: its hull from the side of Galactica, with its rooms in a row. */
import { drawRooms } from '../components/locations.ts';
import { drawPanel, drawTitle } from '../components/panel.ts';
import { placesOn } from '../content.ts';
import type { LocationBoard } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, columns, inset, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { gap } from '../theme.ts';
import type { FurtherBoard } from './further.ts';

export interface ShipBoard {
  readonly board: LocationBoard;
  readonly height: number;
  /** The ship itself, under the rooms. */
  readonly drawHull: (painter: DrawContext, box: Box) => void;
  /** The rooms' part of the hull. */
  readonly rooms: (hull: Box) => Box;
}

function hullIn(box: Box): Box {
  return inset(below(box, titleHeight.panel - gap.small), gap.medium);
}

/** The board is in play in every game that has locations on it, until the ship is lost (R-PEG-23). */
export function shipBoard({ board, height, drawHull, rooms }: ShipBoard): FurtherBoard {
  return {
    id: board,
    width: 'full',
    height,
    inPlay: (view) => !view.lostBoards.includes(board) && placesOn(board, view.options).length > 0,
    drawStill: (painter, box) => {
      drawPanel(painter, box);
      drawTitle(painter, painter.words.name(board), box);
      drawHull(painter, hullIn(box));
    },
    draw: (painter, view, box) => {
      const places = placesOn(board, view.options);
      drawRooms(painter, places, columns(rooms(hullIn(box)), places.length, gap.small), view);
    },
  };
}
