/** An ally's marker: a shield with two letters, so that no one takes it for a character. */
import type { AllyView } from '../../src/engine/modules/allies/view.ts';
import { allyInitials, traumaSymbol } from '../content.ts';
import type { DrawContext } from '../paint/painter.ts';
import type { Point } from '../paint/shapes.ts';
import { paint, polygon } from '../paint/shapes.ts';
import { writeCentred } from '../paint/text.ts';
import { colours, line, pawn, weights } from '../theme.ts';

/** The shield's outline, in parts of the radius around its middle. */
const shield: ReadonlyArray<Point> = [
  [-0.92, -0.95],
  [0.92, -0.95],
  [0.92, 0.2],
  [0.55, 0.66],
  [0, 1],
  [-0.55, 0.66],
  [-0.92, 0.2],
];

/** Fills by the symbol of a token that the viewer knows; an unknown token has another one. */
const fills = { benevolent: colours.green, antagonistic: colours.red, disaster: colours.orange } as const;

export function allyFill({ token }: AllyView): string {
  return token === undefined ? colours.hullEdge : fills[traumaSymbol(token)];
}

export function drawAlly(painter: DrawContext, ally: AllyView, x: number, y: number, radius: number): void {
  painter.group(`ally/${ally.card}`, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, () => {
    const edge = Math.max(line.normal, radius / 9);
    polygon(
      painter,
      shield.map(([across, down]): Point => [x + across * (radius - edge / 2), y + down * (radius - edge / 2)]),
    );
    paint(painter, { fill: allyFill(ally), stroke: colours.ink, width: edge });
    const size = Math.round(radius * pawn.initials * 0.94);
    writeCentred(painter, allyInitials(ally.card, painter.words), x, y - radius * 0.1, {
      size,
      colour: colours.ink,
      weight: weights.bold,
    });
  });
}
