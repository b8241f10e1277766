/** A player's character as a round token, and rows of them. */
import { initialsOf } from '../content.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { circle, paint, segments } from '../paint/shapes.ts';
import { writeCentred } from '../paint/text.ts';
import { colours, gap, line, pawn, seatColours, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import type { PlayerView } from '../../src/engine/types/view.ts';

export function seatColour(seat: number): string {
  return seatColours[seat % seatColours.length] ?? colours.text;
}

/** The letters of a player: the character's, or the seat's number before one is chosen. */
export function lettersOf({ character, seat }: PlayerView, words: PictureWords): string {
  return character === undefined ? `${seat + 1}` : initialsOf(character, words);
}

/** The token of a player; a revealed Cylon's is dark, with a red eye. */
export function drawPawn(painter: DrawContext, player: PlayerView, x: number, y: number, radius: number): void {
  painter.group(`pawn/${player.seat}`, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, () => {
    const cylon = player.cylon !== undefined;
    const edge = Math.max(line.normal, radius / 9);
    circle(painter, x, y, radius - edge / 2);
    if (cylon) paint(painter, { fill: colours.redDark, stroke: seatColour(player.seat), width: edge });
    else paint(painter, { fill: seatColour(player.seat), stroke: colours.ink, width: edge });
    const colour = cylon ? colours.text : colours.ink;
    const size = Math.round(radius * pawn.initials);
    writeCentred(painter, lettersOf(player, painter.words), x, y, { size, colour, weight: weights.bold });
    if (!cylon) return;
    segments(painter, [
      [
        [x - radius * 0.45, y + radius * 0.62],
        [x + radius * 0.45, y + radius * 0.62],
      ],
    ]);
    paint(painter, { stroke: colours.redEye, width: edge });
  });
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly radius: number;
}

/** The arrangement of `count` tokens with the largest radius that fits into the box. */
function arrange(count: number, { width, height }: Box): Grid {
  const grids = Array.from({ length: count }, (_, index): Grid => {
    const rows = index + 1;
    const columns = Math.ceil(count / rows);
    const step = Math.min((width + gap.tiny) / columns, (height + gap.tiny) / rows);
    return { columns, rows, radius: Math.min(pawn.normal, (step - gap.tiny) / 2) };
  });
  return grids.reduce((best, grid) => (grid.radius > best.radius ? grid : best));
}

/** Draws something round where it is told to, with that radius. */
export type DrawToken = (x: number, y: number, radius: number) => void;

/** Draws tokens in rows within a box, each row beginning at the left, or ending at the right. */
export function drawTokens(tokens: ReadonlyArray<DrawToken>, box: Box, align: 'left' | 'center' | 'right'): void {
  if (tokens.length === 0) return;
  const { columns, rows, radius } = arrange(tokens.length, box);
  const step = 2 * radius + gap.tiny;
  const top = box.y + (box.height - (rows * step - gap.tiny)) / 2 + radius;
  tokens.forEach((draw, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, tokens.length - row * columns);
    const spare = box.width - (inRow * step - gap.tiny);
    const left = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
    draw(box.x + left + radius + (index % columns) * step, top + row * step, radius);
  });
}
