/**
 * Boards of expansions as further panels of the picture, which grows only when one of them is in play. A board is an
 * entry of `boards/index.ts`: how large it is, when it is in play, and a component that draws it.
 */
import type { GameView, ShipView } from '../../src/engine/types/view.ts';
import type { BoardArea, Box, Extent } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import type { PictureWords } from '../words.ts';

/** The state of a board in a few words, for the picture of the table at a glance. */
export interface GlanceLine {
  /** The panel that is marked when it has changed: as on the board. */
  readonly panel: string;
  readonly title: string;
  /** The most important first: what has no room is only counted. */
  readonly parts: ReadonlyArray<string>;
  readonly tone?: 'plain' | 'danger' | 'good';
}

export interface FurtherBoard extends Extent {
  /** Unique among the boards; its drawing is the group `board/<id>`. */
  readonly id: string;
  readonly inPlay: (view: GameView) => boolean;
  /** Its frame and what never changes on it. */
  readonly drawStill: (painter: DrawContext, box: Box) => void;
  readonly draw: (painter: DrawContext, view: GameView, box: Box) => void;
  /** Nothing of a board whose damage says all. */
  readonly glance?: (view: GameView, words: PictureWords) => ReadonlyArray<GlanceLine>;
  /** Ships on this board that would come into an area of space. */
  readonly beyond?: (view: GameView, area: BoardArea) => ReadonlyArray<ShipView>;
}
