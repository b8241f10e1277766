/** Puts the ships of one space area beside each other: which are drawn alone, which as “×n”, where, and how large. */
import type { ShipView } from '../src/engine/types/view.ts';
import type { Box } from './layout.ts';
import { gap, shipScale, shipSizes } from './theme.ts';

export interface ShipToken {
  /** The first ship that it stands for. */
  readonly ship: ShipView;
  readonly count: number;
}

export interface PlacedToken extends ShipToken {
  readonly box: Box;
  /** 1: full size. */
  readonly scale: number;
}

/** The order in which ships are lined up. */
const order = ['basestar', 'heavyRaider', 'raider', 'pilotedViper', 'viper', 'civilian'] as const;
type Look = (typeof order)[number];

/** How many of one kind are drawn one by one, at most. */
const oneByOne: Readonly<Record<Look, number>> = {
  basestar: 8,
  heavyRaider: 2,
  raider: 3,
  pilotedViper: 8,
  viper: 3,
  civilian: 3,
};

export function lookOf(ship: ShipView): Look {
  return ship.kind === 'viper' && ship.pilot !== undefined ? 'pilotedViper' : ship.kind;
}

/** Returns a key that is the same for ships that can't be told apart in the picture. */
function keyOf(ship: ShipView): string {
  const look = lookOf(ship);
  if (look === 'basestar' || look === 'pilotedViper') return `${look}/${ship.id}`;
  if (ship.kind === 'raider' && ship.scar === true) return `${look}/scar`;
  if (ship.kind === 'viper' && ship.model !== undefined) return `${look}/${ship.model}`;
  return ship.kind === 'civilian' && ship.token !== undefined ? `${look}/${ship.token}` : look;
}

function sameKind(ships: ReadonlyArray<ShipView>): ReadonlyArray<ReadonlyArray<ShipView>> {
  const piles = new Map<string, Array<ShipView>>();
  for (const ship of ships) {
    const pile = piles.get(keyOf(ship));
    if (pile === undefined) piles.set(keyOf(ship), [ship]);
    else pile.push(ship);
  }
  return Array.from(piles.values());
}

/** The tokens of an area; `sparing` puts everything alike together. */
export function tokensOf(ships: ReadonlyArray<ShipView>, sparing: boolean): ReadonlyArray<ShipToken> {
  const sorted = [...ships].sort((a, b) => order.indexOf(lookOf(a)) - order.indexOf(lookOf(b)));
  return sameKind(sorted).flatMap((pile): ReadonlyArray<ShipToken> => {
    const [first] = pile;
    if (first === undefined) return [];
    const together = pile.length > (sparing ? 1 : oneByOne[lookOf(first)]);
    return together ? [{ ship: first, count: pile.length }] : pile.map((ship) => ({ ship, count: 1 }));
  });
}

function sizeOf({ ship, count }: ShipToken, scale: number): { readonly width: number; readonly height: number } {
  const { width, height } = shipSizes[lookOf(ship)];
  return { width: width * scale + (count > 1 ? shipSizes.count * countScale(scale) : 0), height: height * scale };
}

/** Counts don't shrink as far as ships do: they have to be read. */
export function countScale(scale: number): number {
  return Math.max(scale, shipScale.count);
}

/** Lines tokens up in centred rows; undefined if they don't fit at that scale. */
function rowsAt(tokens: ReadonlyArray<ShipToken>, box: Box, scale: number): ReadonlyArray<PlacedToken> | undefined {
  const between = gap.small * scale;
  const rows: Array<{ tokens: Array<ShipToken>; width: number; height: number }> = [];
  for (const token of tokens) {
    const { width, height } = sizeOf(token, scale);
    const row = rows.at(-1);
    if (row !== undefined && row.width + between + width <= box.width) {
      row.tokens.push(token);
      row.width += between + width;
      row.height = Math.max(row.height, height);
    } else rows.push({ tokens: [token], width, height });
  }
  const height = rows.reduce((sum, row) => sum + row.height, between * (rows.length - 1));
  if (height > box.height || rows.some(({ width }) => width > box.width)) return undefined;
  const spread = (box.height - height) / (rows.length + 1);
  let y = box.y + spread;
  return rows.flatMap((row) => {
    let x = box.x + (box.width - row.width) / 2;
    const placed = row.tokens.map((token): PlacedToken => {
      const size = sizeOf(token, scale);
      const left = x;
      x += size.width + between;
      return { ...token, scale, box: { x: left, y: y + (row.height - size.height) / 2, ...size } };
    });
    y += row.height + between + spread;
    return placed;
  });
}

/** The tokens of an area in their places, as large as possible. */
export function packShips(ships: ReadonlyArray<ShipView>, box: Box): ReadonlyArray<PlacedToken> {
  for (const sparing of [false, true]) {
    const tokens = tokensOf(ships, sparing);
    const floor = sparing ? shipScale.least : shipScale.good;
    for (let step = 0; step <= shipScale.steps; step += 1) {
      const placed = rowsAt(tokens, box, shipScale.largest - (step * (shipScale.largest - floor)) / shipScale.steps);
      if (placed !== undefined) return placed;
    }
  }
  throw new Error(
    `The picture has no room for ${ships.length} ships in an area of ${box.width} by ${box.height} pixels.`,
  );
}
