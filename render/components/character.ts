/** A player's character as a portrait with the initials that its pawn on the board has. */
import type { PlayerView } from '../../src/engine/types/view.ts';
import type { DrawContext } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { textWidth, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, weights } from '../theme.ts';
import { drawPawn, lettersOf, seatColour } from './pawn.ts';
import { drawPortraitOnce } from './portraitSprite.ts';

/** The size of the initials as a part of the radius, and the least. */
const tag = { size: 0.58, least: 22 } as const;

/** The portrait of a player; before a character is chosen, the seat's pawn. */
export function drawCharacter(painter: DrawContext, player: PlayerView, x: number, y: number, radius: number): void {
  const { character, cylon, seat } = player;
  if (character === undefined) return drawPawn(painter, player, x, y, radius);
  painter.group(`pawn/${seat}`, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, () => {
    drawPortraitOnce(painter, character, x, y, radius, { ground: seatColour(seat), cylon: cylon !== undefined });
    drawInitials(painter, player, x, y, radius);
  });
}

/** Draws the initials on the color of the pawn, so that the eye finds it on the board. */
function drawInitials(painter: DrawContext, player: PlayerView, x: number, y: number, radius: number): void {
  const cylon = player.cylon !== undefined;
  const size = Math.max(tag.least, Math.round(radius * tag.size));
  const letters = lettersOf(player, painter.words);
  const width = textWidth(letters, size, weights.bold) + gap.medium;
  const height = size + gap.hair;
  const middle = y + radius - height / 2;
  octagon(painter, { x: x - width / 2, y: middle - height / 2, width, height }, cut.chip);
  paint(painter, {
    fill: cylon ? colours.redDark : seatColour(player.seat),
    stroke: cylon ? seatColour(player.seat) : colours.ink,
    width: line.normal,
  });
  writeCentred(painter, letters, x, middle, { size, colour: cylon ? colours.text : colours.ink, weight: weights.bold });
}
