/** The whole picture: what never changes, and over it what a view says. */
import type { GameView } from '../src/engine/types/view.ts';
import { drawAreaFrames, drawAreas } from './components/areas.ts';
import { drawBattlestar } from './components/battlestar.ts';
import { drawCrisisPanel } from './components/crisis.ts';
import { drawDeckFrame, drawDecks } from './components/decks.ts';
import { drawDialFrame, drawDials } from './components/dials.ts';
import { drawDistance, drawDistanceFrame } from './components/distance.ts';
import { drawHeader } from './components/header.ts';
import { drawDeckPlan, drawSideBoard, drawSideFrame } from './components/locations.ts';
import { drawPlayers } from './components/players.ts';
import type { Labels } from './components/players.ts';
import { drawReserves, drawReservesFrame } from './components/reserves.ts';
import { drawSpace } from './components/space.ts';
import { drawBoardingTrack, drawJumpTrack, drawTrackFrames } from './components/tracks.ts';
import type { Painter } from './paint/painter.ts';

/** Space, the ship, frames and titles: the same in every picture. */
export function drawStill(painter: Painter): void {
  drawSpace(painter);
  drawAreaFrames(painter);
  drawBattlestar(painter);
  drawDialFrame(painter);
  drawTrackFrames(painter);
  drawDistanceFrame(painter);
  drawSideFrame(painter, 'colonialOne');
  drawSideFrame(painter, 'cylonLocations');
  drawReservesFrame(painter);
  drawDeckFrame(painter);
}

/** Everything that the view says, to be drawn over `drawStill`. */
export function drawView(painter: Painter, view: GameView, labels: Labels): void {
  drawHeader(painter, view);
  drawDials(painter, view);
  drawJumpTrack(painter, view);
  drawBoardingTrack(painter, view);
  drawDistance(painter, view);
  drawAreas(painter, view);
  drawDeckPlan(painter, view);
  drawSideBoard(painter, 'colonialOne', view);
  drawSideBoard(painter, 'cylonLocations', view);
  drawReserves(painter, view);
  drawPlayers(painter, view, labels);
  drawCrisisPanel(painter, view);
  drawDecks(painter, view);
}
