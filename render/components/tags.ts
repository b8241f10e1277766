/** What all know of a player, as words on coloured ground: titles, and which kind of Cylon. */
import type { PlayerView } from '../../src/engine/types/view.ts';
import { loyaltyKind, nameOf } from '../content.ts';
import type { Painter } from '../paint/painter.ts';
import { colours, gap } from '../theme.ts';
import { cylonNames } from '../words.ts';
import { drawPill, pillWidth } from './panel.ts';

export interface Tag {
  readonly word: string;
  readonly fill: string;
}

/** All others have the colour of the Admiral. */
const titleFills: Readonly<Record<string, string>> = { president: colours.gold, cag: colours.blue };

export function tagsOf({ titles, cylon, infiltrating, openLoyalty }: PlayerView): ReadonlyArray<Tag> {
  const mutineer = openLoyalty.some((card) => loyaltyKind(card) === 'mutineer');
  const held = [
    ...titles.map((title): Tag => ({ word: nameOf(title), fill: titleFills[title] ?? colours.hullEdge })),
    ...(mutineer ? [{ word: 'Mutineer', fill: colours.orange }] : []),
  ];
  if (cylon === undefined) return held;
  return [
    ...held,
    ...(infiltrating ? [{ word: 'Infiltrating', fill: colours.orange }] : []),
    { word: cylonNames[cylon], fill: colours.red },
  ];
}

/** From `right` to the left, the first of them leftmost; returns the width that they take. */
export function drawTags(painter: Painter, tags: ReadonlyArray<Tag>, right: number, y: number, size: number): number {
  let x = right;
  for (const { word, fill } of tags.toReversed()) {
    x -= pillWidth(word, size);
    drawPill(painter, word, x, y, { fill, ink: colours.ink, size });
    x -= gap.tiny;
  }
  return right - x;
}
