/** The whole picture: what never changes, and over it what a view says. */
import type { GameView } from '../src/engine/types/view.ts';
import { changesBetween } from './changes.ts';
import { drawAreaFrames, drawAreas } from './components/areas.ts';
import { drawBattlestar } from './components/battlestar.ts';
import { drawCrisisPanel } from './components/crisis.ts';
import { drawDeckFrame, drawDecks } from './components/decks.ts';
import { drawDialFrame, drawDials } from './components/dials.ts';
import { drawDistance, drawDistanceFrame } from './components/distance.ts';
import { drawHeader, endingLooks } from './components/header.ts';
import { highlighting } from './components/highlight.ts';
import { drawDeckPlan, drawSideBoard, drawSideFrame } from './components/locations.ts';
import { drawPanel } from './components/panel.ts';
import { cylonCard, drawPlayers } from './components/players.ts';
import type { Labels } from './components/players.ts';
import { drawReserves, drawReservesFrame } from './components/reserves.ts';
import { drawSpace } from './components/space.ts';
import { drawBoardingTrack, drawJumpTrack, drawTrackFrames } from './components/tracks.ts';
import { sizeOf } from './format.ts';
import type { Format } from './format.ts';
import { layout, playerBoxes, tableFor } from './layout.ts';
import type { DrawContext } from './paint/painter.ts';

/** Space, the ship, frames and titles: the same in every picture of that format. */
export function drawStill(painter: DrawContext, format: Format): void {
  drawSpace(painter, sizeOf(format));
  drawAreaFrames(painter);
  drawBattlestar(painter);
  drawDialFrame(painter);
  drawTrackFrames(painter);
  drawDistanceFrame(painter);
  drawSideFrame(painter, 'colonialOne');
  drawSideFrame(painter, 'cylonLocations');
  drawReservesFrame(painter);
  for (const { board, box } of format.boards) board.drawStill(painter, box);
  lower(painter, format, () => drawDeckFrame(painter, format.seats));
}

/** Everything that the view says, to be drawn over `drawStill`; what is different from the view `before` is marked. */
export function drawView(plain: DrawContext, view: GameView, labels: Labels, format: Format, before?: GameView): void {
  const painter = before === undefined ? plain : highlighting(plain, changesBetween(before, view));
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
  for (const { board, box } of format.boards)
    painter.group(`board/${board.id}`, box, () => board.draw(painter, view, box));
  lower(painter, format, () => {
    drawPlayers(painter, view, labels);
    drawCrisisPanel(painter, view);
    drawDecks(painter, view);
  });
}

/** Draws below the boards of expansions: moved down by their height. */
function lower({ ctx }: DrawContext, { down }: Format, draw: () => void): void {
  ctx.save();
  ctx.translate(0, down);
  draw();
  ctx.restore();
}

/**
 * The grounds that views lay over the unchanging layer, without a word on them: what a palette has to know beside it.
 */
export function drawGrounds(painter: DrawContext): void {
  drawDeckPlan(painter, { players: [], damaged: [], closed: [] });
  playerBoxes(2).forEach((box, index) => drawPanel(painter, box, index === 0 ? {} : cylonCard));
  drawPanel(painter, layout.header, endingLooks.humans);
  drawPanel(painter, tableFor(2).crisis, endingLooks.cylons);
}
