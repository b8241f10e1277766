/** A card with a colored head (a badge, its name, remarks at the right) and a text, as high as the text needs. */
import type { Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { clipped } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, textWidth, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import { drawPill, pillWidth } from './panel.ts';
import { drawParagraphs, paragraphsHeight } from './paragraphs.ts';

export interface TextCard {
  /** Unique in its picture. */
  readonly id: string;
  readonly fill: string;
  readonly ink: string;
  /** Letters or a number in the head, large. */
  readonly badge: string;
  readonly name: string;
  /** Remarks on dark ground at the right end of the head: the Skill's letters, `×2`, `REVEALED`. */
  readonly remarks: ReadonlyArray<string>;
  readonly paragraphs: ReadonlyArray<Paragraph>;
}

const head = 52;
const padding = gap.medium;

/** `letters`: the size of the text. */
export function textCardHeight({ paragraphs }: TextCard, width: number, letters: number = sizes.label): number {
  return head + 2 * padding + paragraphsHeight(paragraphs, width - 2 * padding, letters);
}

export function drawTextCard(painter: DrawContext, card: TextCard, box: Box, letters: number = sizes.label): void {
  painter.group(`card/${card.id}`, box, () => {
    octagon(painter, box, cut.panel);
    paint(painter, { fill: colours.panel });
    clipped(
      painter,
      () => octagon(painter, box, cut.panel),
      () => {
        octagon(painter, { ...box, height: head }, 0);
        paint(painter, { fill: card.fill });
      },
    );
    octagon(painter, box, cut.panel);
    paint(painter, { stroke: card.fill, width: line.normal + 1 });
    drawHead(painter, card, { ...box, height: head });
    drawParagraphs(
      painter,
      card.paragraphs,
      {
        x: box.x + padding,
        y: box.y + head + padding,
        width: box.width - 2 * padding,
        height: box.height - head - 2 * padding + 1,
      },
      letters,
    );
  });
}

function drawHead(painter: DrawContext, { badge, name, remarks, ink }: TextCard, box: Box): void {
  const y = box.y + box.height / 2;
  let right = box.x + box.width - padding;
  for (const remark of remarks) {
    right -= pillWidth(remark, sizes.small);
    drawPill(painter, remark, right, y, { fill: colours.ink, ink: colours.text, size: sizes.small });
    right -= gap.tiny;
  }
  let left = box.x + padding;
  if (badge !== '') {
    writeCentred(painter, badge, left + textWidth(badge, sizes.huge, weights.bold) / 2, y, {
      size: sizes.huge,
      colour: ink,
      weight: weights.bold,
    });
    left += textWidth(badge, sizes.huge, weights.bold) + gap.medium;
  }
  writeFitted(painter, name, left, baselineAt(y, sizes.name), right - left - gap.small, {
    size: sizes.name,
    colour: ink,
    weight: weights.bold,
  });
}
