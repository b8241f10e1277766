/** Public facts about a player, as words on colored ground: titles, and which kind of Cylon. */
import type { PlayerView } from '../../src/engine/types/view.ts';
import { loyaltyKind, roleNames } from '../content.ts';
import type { DrawContext } from '../paint/painter.ts';
import { colours, gap } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { drawPill, pillWidth } from './panel.ts';

export interface Tag {
  readonly word: string;
  /** The shorter word, for less room. */
  readonly short?: string;
  readonly fill: string;
}

/** All others have the color of the Admiral. */
const titleFills: Readonly<Record<string, string>> = { president: colours.gold, cag: colours.blue };

type TagName = Exclude<NonNullable<PlayerView['cylon']>, 'leader'> | 'infiltrating';

function tag(name: TagName, fill: string, words: PictureWords): Tag {
  return { word: words.say(`pictures.people.tag.${name}`), short: words.short(`pictures.people.tag.${name}`), fill };
}

function titleTag(title: PlayerView['titles'][number], words: PictureWords): Tag {
  return { ...roleNames(title, words), fill: titleFills[title] ?? colours.hullEdge };
}

function cylonTag(cylon: NonNullable<PlayerView['cylon']>, words: PictureWords): Tag {
  return cylon === 'leader' ? { ...roleNames('leader', words), fill: colours.red } : tag(cylon, colours.red, words);
}

export function tagsOf(
  { titles, cylon, infiltrating, openLoyalty }: PlayerView,
  words: PictureWords,
): ReadonlyArray<Tag> {
  const mutineer = openLoyalty.some((card) => loyaltyKind(card) === 'mutineer');
  const held = [
    ...titles.map((title) => titleTag(title, words)),
    ...(mutineer
      ? [{ word: words.say('view.mutineer'), short: words.short('view.mutineer'), fill: colours.orange }]
      : []),
  ];
  if (cylon === undefined) return held;
  return [...held, ...(infiltrating ? [tag('infiltrating', colours.orange, words)] : []), cylonTag(cylon, words)];
}

/** Draws the tags from `right` to the left, the first of them leftmost. Returns the width that they take. */
export function drawTags(
  painter: DrawContext,
  tags: ReadonlyArray<Tag>,
  right: number,
  y: number,
  size: number,
): number {
  let x = right;
  for (const { word, fill } of tags.toReversed()) {
    x -= pillWidth(word, size);
    drawPill(painter, word, x, y, { fill, ink: colours.ink, size });
    x -= gap.tiny;
  }
  return right - x;
}

export function widthOfTags(tags: ReadonlyArray<Tag>, size: number): number {
  return tags.reduce((sum, { word }) => sum + pillWidth(word, size) + gap.tiny, 0);
}

/** Returns the tags in full where there is room, else in short. */
export function fittingTags(tags: ReadonlyArray<Tag>, width: number, size: number): ReadonlyArray<Tag> {
  return widthOfTags(tags, size) <= width ? tags : tags.map((tag) => ({ ...tag, word: tag.short ?? tag.word }));
}
