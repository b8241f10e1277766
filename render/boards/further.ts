/**
 * Boards of expansions as further panels of the picture, which grows only when one of them is in play. A board is an
 * entry of `boards/index.ts`: how large it is, when it is in play, and a component that draws it.
 */
import type { GameView } from '../../src/engine/types/view.ts';
import type { Box, Extent } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';

export interface FurtherBoard extends Extent {
  /** Unique among the boards; its drawing is the group `board/<id>`. */
  readonly id: string;
  readonly inPlay: (view: GameView) => boolean;
  /** Its frame and what never changes on it. */
  readonly drawStill: (painter: Painter, box: Box) => void;
  readonly draw: (painter: Painter, view: GameView, box: Box) => void;
}
