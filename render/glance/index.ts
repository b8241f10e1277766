/**
 * The table at a glance: what one has to know each turn, for a phone on which the board can't be read without opening
 * it. It says nothing that the board doesn't.
 */
import type { GameView } from '../../src/engine/types/view.ts';
import { changesBetween } from '../changes.ts';
import { drawCorners, highlighting } from '../components/highlight.ts';
import type { DrawContext } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { colours } from '../theme.ts';
import { drawRing, drawShip } from './fleet.ts';
import { drawLine } from './lines.ts';
import { drawPerson } from './people.ts';
import type { GlancePlan } from './plan.ts';
import { drawDials, drawDistance, drawHead, drawJump } from './status.ts';

export { layOutGlance } from './plan.ts';
export type { GlancePlan } from './plan.ts';

/** Draws the table at a glance, and marks the differences from the view `before`. */
export function drawGlance(plain: DrawContext, plan: GlancePlan, view: GameView, before?: GameView): void {
  const changes = before === undefined ? [] : changesBetween(before, view);
  const painter = highlighting(plain, changes, (_change, box) => {
    drawCorners(plain, box);
  });
  octagon(plain, { x: 0, y: 0, width: plan.width, height: plan.height }, 0);
  paint(plain, { fill: colours.space });
  drawHead(painter, view, plan.header);
  drawDials(painter, view, plan.dials, changes);
  drawJump(painter, view, plan.jump);
  drawDistance(painter, view, plan.distance);
  drawRing(painter, plan, changes);
  drawShip(painter, view, plan.ship);
  for (const line of plan.lines) drawLine(painter, line);
  view.players.forEach((player, index) => {
    const box = plan.players[index];
    if (box !== undefined) drawPerson(painter, player, view, box);
  });
}
