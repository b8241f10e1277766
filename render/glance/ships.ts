/** The ships of an area as a few large signs with their numbers. */
import type { PlayerView, ShipView } from '../../src/engine/types/view.ts';
import { drawBasestar, drawHeavyRaider, drawRaider } from '../components/cylonShips.ts';
import { drawCivilian, drawViperModel } from '../components/humanShips.ts';
import { drawPill, pillWidth } from '../components/panel.ts';
import { lettersOf, seatColour } from '../components/pawn.ts';
import { basestarDamageSign } from '../content.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { baselineAt, textWidth, write } from '../paint/text.ts';
import { colours, shipSizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { letters } from '../phoneMeasures.ts';
import { defined } from '../../src/values/defined.ts';

type Kind = ShipView['kind'];

/** One sign: ships that look alike, with their number or with what is special about them. */
export interface ShipSign {
  readonly ship: ShipView;
  readonly count: number;
  readonly mark?: { readonly word: string; readonly fill: string };
}

export interface PlacedSign extends ShipSign {
  readonly box: Box;
  readonly scale: number;
}

export interface Packed {
  readonly signs: ReadonlyArray<PlacedSign>;
  readonly height: number;
}

const order: ReadonlyArray<Kind> = ['basestar', 'heavyRaider', 'raider', 'viper', 'civilian'];
/** Basestars are so much larger than the others that they would need rows of their own. */
const shrink: Readonly<Record<Kind, number>> = { basestar: 0.62, heavyRaider: 1, raider: 1, viper: 1, civilian: 1 };
const scales = { most: 1.15, least: 0.6, step: 0.05 } as const;
const gaps = { inside: 5, beside: 16, below: 6 } as const;
const rowHeight = 42;

function markOf(ship: ShipView, players: ReadonlyArray<PlayerView>, words: PictureWords): ShipSign['mark'] {
  if (ship.kind === 'basestar' && ship.damage.length > 0)
    return { word: ship.damage.map((token) => basestarDamageSign(token, words)).join(' '), fill: colours.orange };
  if (ship.kind === 'raider' && ship.scar === true)
    return { word: words.say('pictures.board.scar').toUpperCase(), fill: colours.orange };
  const pilot = ship.kind === 'viper' ? players.find(({ seat }) => seat === ship.pilot) : undefined;
  return pilot === undefined ? undefined : { word: lettersOf(pilot, words), fill: seatColour(pilot.seat) };
}

function modelOf(ship: ShipView): string {
  return ship.kind === 'viper' ? (ship.model ?? '') : '';
}

/** Returns the signs of the ships in the order of the board; everything alike is one sign. */
export function signsOf(
  ships: ReadonlyArray<ShipView>,
  players: ReadonlyArray<PlayerView>,
  words: PictureWords,
): ReadonlyArray<ShipSign> {
  const sorted = order.flatMap((kind) => ships.filter((ship) => ship.kind === kind));
  const piles = new Map<string, ShipSign>();
  for (const ship of sorted) {
    const mark = markOf(ship, players, words);
    const key = [ship.kind, modelOf(ship), mark?.word ?? ''].join();
    const pile = piles.get(key);
    piles.set(key, { ship, count: (pile?.count ?? 0) + 1, ...defined({ mark }) });
  }
  return [...piles.values()];
}

function countOf({ count }: ShipSign): string {
  return count > 1 ? `×${count}` : '';
}

function sizeOf(
  sign: ShipSign,
  scale: number,
): { readonly icon: number; readonly width: number; readonly height: number } {
  const { width, height } = shipSizes[sign.ship.kind];
  const size = scale * shrink[sign.ship.kind];
  const number = countOf(sign) === '' ? 0 : gaps.inside + textWidth(countOf(sign), letters.count, weights.bold);
  const mark = sign.mark === undefined ? 0 : gaps.inside + pillWidth(sign.mark.word, letters.least);
  return { icon: width * size, width: width * size + number + mark, height: Math.max(rowHeight, height * size) };
}

/** Packs the signs in centered rows within the width. Returns how high they are, too. */
function packAt(signs: ReadonlyArray<ShipSign>, room: Box, scale: number): Packed {
  const rows: Array<{ signs: Array<ShipSign>; width: number; height: number }> = [];
  for (const sign of signs) {
    const { width, height } = sizeOf(sign, scale);
    const row = rows.at(-1);
    if (row !== undefined && row.width + gaps.beside + width <= room.width) {
      row.signs.push(sign);
      row.width += gaps.beside + width;
      row.height = Math.max(row.height, height);
    } else rows.push({ signs: [sign], width, height });
  }
  const height = rows.reduce((sum, row) => sum + row.height, gaps.below * Math.max(0, rows.length - 1));
  let y = room.y + Math.max(0, (room.height - height) / 2);
  const placed = rows.flatMap((row) => {
    let x = room.x + (room.width - row.width) / 2;
    const top = y;
    y += row.height + gaps.below;
    return row.signs.map((sign): PlacedSign => {
      const { width } = sizeOf(sign, scale);
      const box = { x, y: top, width, height: row.height };
      x += width + gaps.beside;
      return { ...sign, scale, box };
    });
  });
  return { signs: placed, height };
}

/** Packs the signs as large as they fit; if they don't, as small as they can be read, and higher than the room. */
export function packSigns(signs: ReadonlyArray<ShipSign>, room: Box): Packed {
  for (let scale: number = scales.most; scale > scales.least; scale -= scales.step) {
    const packed = packAt(signs, room, scale);
    if (packed.height <= room.height) return packed;
  }
  return packAt(signs, room, scales.least);
}

function drawIcon(painter: DrawContext, ship: ShipView): void {
  switch (ship.kind) {
    case 'basestar':
      return drawBasestar(painter, []);
    case 'raider':
      return drawRaider(painter);
    case 'heavyRaider':
      return drawHeavyRaider(painter);
    case 'civilian':
      return drawCivilian(painter, undefined);
    case 'viper':
      return drawViperModel(painter, ship.model);
  }
}

/** `facing`: −1 flies to the left. */
export function drawSign(painter: DrawContext, sign: PlacedSign, facing: 1 | -1, name: string): void {
  const { ship, box, scale, mark } = sign;
  const { icon } = sizeOf(sign, scale);
  const size = scale * shrink[ship.kind];
  const middle = box.y + box.height / 2;
  painter.group(`${name}${ship.id}`, box, () => {
    const { ctx } = painter;
    ctx.save();
    ctx.translate(box.x + icon / 2, middle);
    ctx.scale(size * facing, size);
    drawIcon(painter, ship);
    ctx.restore();
    const left = box.x + icon + gaps.inside;
    const count = countOf(sign);
    const style = { size: letters.count, colour: colours.text, weight: weights.bold };
    if (count !== '') write(painter, count, left, baselineAt(middle, letters.count), style);
    if (mark === undefined) return;
    const after = count === '' ? 0 : textWidth(count, letters.count, weights.bold) + gaps.inside;
    drawPill(painter, mark.word, left + after, middle, { fill: mark.fill, ink: colours.ink, size: letters.least });
  });
}
