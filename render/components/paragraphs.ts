/** A text of several paragraphs, some with a mark before them, as large as its box allows. */
import type { Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { baselineAt, wrapText, write } from '../paint/text.ts';
import { colours, gap, sizes, weights } from '../theme.ts';
import { drawPill, pillWidth } from './panel.ts';

const letterSizes = [sizes.name, sizes.large, sizes.label, sizes.small, 21, sizes.tiny] as const;
const lineSpacing = 1.18;
/** A line with a mark is at least so high, so that marks don't touch. */
const markedHeight = sizes.tiny + gap.small + gap.hair;
const tones = {
  consequence: { fill: colours.orange, ink: colours.ink },
  pass: { fill: colours.green, ink: colours.ink },
  partial: { fill: colours.gold, ink: colours.onGold },
  fail: { fill: colours.red, ink: colours.ink },
  option: { fill: colours.hullEdge, ink: colours.ink },
} as const;

interface Line {
  readonly text: string;
  readonly mark: Paragraph['mark'];
  readonly indent: number;
}

function linesOf(paragraphs: ReadonlyArray<Paragraph>, width: number, size: number): ReadonlyArray<Line> {
  const widest = Math.max(0, ...paragraphs.map(({ mark }) => (mark === undefined ? 0 : pillWidth(mark.word))));
  return paragraphs.flatMap(({ mark, text }) => {
    const indent = mark === undefined ? 0 : widest + gap.small;
    return wrapText(text, width - indent, size, weights.text).map((line, index) => ({
      text: line,
      mark: index === 0 ? mark : undefined,
      indent,
    }));
  });
}

function heightOf({ mark }: Line, size: number): number {
  return mark === undefined ? size * lineSpacing : Math.max(markedHeight, size * lineSpacing);
}

function heightOfAll(lines: ReadonlyArray<Line>, size: number): number {
  return lines.reduce((sum, line) => sum + heightOf(line, size), 0);
}

/** How high a text is when it has all the room that it wants. */
export function paragraphsHeight(paragraphs: ReadonlyArray<Paragraph>, width: number, size: number): number {
  return heightOfAll(linesOf(paragraphs, width, size), size);
}

/** Returns as many lines as there is room for, from the first. */
function fitting(lines: ReadonlyArray<Line>, size: number, height: number): ReadonlyArray<Line> {
  const count = lines.findIndex((_, index) => heightOfAll(lines.slice(0, index + 1), size) > height);
  return count === -1 ? lines : lines.slice(0, count);
}

/** Returns the height that it took. What doesn't fit even in the smallest letters is cut off with dots. */
export function drawParagraphs(
  painter: DrawContext,
  paragraphs: ReadonlyArray<Paragraph>,
  box: Box,
  largest: number = sizes.label,
): number {
  const tried = letterSizes.filter((size) => size <= largest);
  const size = tried.find((one) => heightOfAll(linesOf(paragraphs, box.width, one), one) <= box.height) ?? sizes.tiny;
  const all = linesOf(paragraphs, box.width, size);
  const shown = fitting(all, size, box.height);
  let top = box.y;
  shown.forEach((each, index) => {
    const height = heightOf(each, size);
    drawLine(painter, each, { ...box, y: top, height }, size, index === shown.length - 1 && shown.length < all.length);
    top += height;
  });
  return top - box.y;
}

function drawLine(painter: DrawContext, { text, mark, indent }: Line, box: Box, size: number, goesOn: boolean): void {
  const y = box.y + box.height / 2;
  if (mark !== undefined) drawPill(painter, mark.word, box.x, y, tones[mark.tone]);
  const style = { size, colour: colours.text, weight: weights.text };
  // The dots take the place of the last word.
  const kept = text.includes(' ') ? text.slice(0, text.lastIndexOf(' ')) : text;
  const words = goesOn ? `${kept} …` : text;
  write(painter, words, box.x + indent, baselineAt(y, size), style);
}
