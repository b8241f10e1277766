/** Marks what is new: bright corners around its panel, and by how much in a badge. */
import type { Change } from '../changes.ts';
import type { Box } from '../layout.ts';
import { inset } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { paint } from '../paint/shapes.ts';
import { colours, gap, line, sizes } from '../theme.ts';
import { drawPill, pillWidth } from './panel.ts';

const corner = { length: 22, part: 0.2, inside: 2 } as const;
const badgeTop = 4;
const trackTitleWidth = 190;

/** Corners rather than a ring: told apart by their shape from the rings that mean something else. */
export function drawCorners(painter: DrawContext, box: Box): void {
  const { ctx } = painter;
  const { x, y, width, height } = inset(box, corner.inside);
  const length = Math.min(corner.length, width * corner.part, height * corner.part);
  ctx.beginPath();
  for (const [left, top, across, down] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x + width, y + height, -1, -1],
    [x, y + height, 1, -1],
  ] as const) {
    ctx.moveTo(left + across * length, top);
    ctx.lineTo(left, top);
    ctx.lineTo(left, top + down * length);
  }
  paint(painter, { stroke: colours.ink, width: line.thick + line.normal });
  paint(painter, { stroke: colours.changed, width: line.thick });
}

/** Returns a place for a badge on a panel where it covers no words. */
function badgeAt(panel: string, box: Box, width: number, height: number): { readonly x: number; readonly y: number } {
  // Their words are at the top in the middle, their number at the right.
  if (panel.startsWith('stack/')) return { x: box.x + gap.tiny, y: box.y + box.height - badgeTop - height / 2 };
  return { x: badgeLeft(panel, box, width), y: box.y + badgeTop + height / 2 };
}

function badgeLeft(panel: string, box: Box, width: number): number {
  if (panel.startsWith('dial/')) return box.x + box.width - width - gap.tiny;
  if (panel.startsWith('area/')) return box.x + box.width - width - 2 * gap.large;
  if (panel.startsWith('track/')) return box.x + trackTitleWidth;
  return box.x + (box.width - width) / 2;
}

function drawChange(painter: DrawContext, { panel, sign }: Change, box: Box): void {
  drawCorners(painter, box);
  if (sign === undefined) return;
  const size = sizes.small;
  const { x, y } = badgeAt(panel, box, pillWidth(sign, size), size + gap.small);
  drawPill(painter, sign, x, y, { fill: colours.changed, ink: colours.ink, size });
}

/** A painter that marks each changed panel as soon as it is drawn. */
export function highlighting(
  painter: DrawContext,
  changes: ReadonlyArray<Change>,
  mark: (change: Change, box: Box) => void = (change, box) => {
    drawChange(painter, change, box);
  },
): DrawContext {
  if (changes.length === 0) return painter;
  return {
    ...painter,
    group: (name, box, draw) =>
      painter.group(name, box, () => {
        draw();
        const change = changes.find(({ panel }) => panel === name);
        if (change !== undefined) mark(change, box);
      }),
  };
}
