/** The frame that every part of the board has, and small things used all over. */
import type { Box } from '../layout.ts';
import { titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { clipped } from '../paint/painter.ts';
import { downward, octagon, paint, polygon, stripes } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';

export interface PanelLook {
  readonly fill?: string;
  readonly fillBelow?: string;
  readonly edge?: string;
}

export function drawPanel(
  painter: DrawContext,
  box: Box,
  { fill = colours.panelRaised, fillBelow = colours.panel, edge = colours.panelEdge }: PanelLook = {},
): void {
  octagon(painter, box, cut.panel);
  paint(painter, { fill: downward(painter, box, fill, fillBelow), stroke: edge, width: line.normal });
}

export function drawTitle(painter: DrawContext, title: string, box: Box, colour: string = colours.gold): void {
  const style = { size: sizes.small, colour, weight: weights.bold };
  write(
    painter,
    title.toUpperCase(),
    box.x + gap.large,
    box.y + gap.hair + baselineAt(titleHeight.panel / 2, sizes.small),
    style,
  );
}

/** A word on a colored ground, its left end at `x`; returns its width. */
export function drawPill(
  painter: DrawContext,
  word: string,
  x: number,
  y: number,
  look: { readonly fill: string; readonly ink: string; readonly size?: number },
): number {
  const size = look.size ?? sizes.tiny;
  const width = pillWidth(word, size);
  const height = size + gap.small;
  octagon(painter, { x, y: y - height / 2, width, height }, cut.chip);
  paint(painter, { fill: look.fill });
  writeCentred(painter, word, x + width / 2, y, { size, colour: look.ink, weight: weights.bold });
  return width;
}

export function pillWidth(word: string, size: number = sizes.tiny): number {
  return textWidth(word, size, weights.bold) + 2 * gap.small;
}

/** The stripes of danger along the top of a box: readable also where red and grey look alike. */
export function drawHazard(painter: DrawContext, box: Box): void {
  clipped(
    painter,
    () => octagon(painter, box, cut.tile / 2),
    () => {
      octagon(painter, box, 0);
      paint(painter, { fill: colours.orange });
      stripes(painter, box, 20, colours.ink, 8);
    },
  );
}

/** A triangle that points at something, its tip at (`x`, `y`). */
export function drawPointer(
  painter: DrawContext,
  x: number,
  y: number,
  size: number,
  towards: 'down' | 'right',
  fill: string,
): void {
  if (towards === 'down')
    polygon(painter, [
      [x, y],
      [x - size * 0.7, y - size],
      [x + size * 0.7, y - size],
    ]);
  else
    polygon(painter, [
      [x, y],
      [x - size, y - size * 0.7],
      [x - size, y + size * 0.7],
    ]);
  paint(painter, { fill, stroke: colours.ink, width: line.thin });
}
