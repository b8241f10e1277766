/** A skill check when it has been turned over: every card, on which side it counts, and what they come to. */
import type { CheckView } from '../../src/engine/types/view.ts';
import { drawPanel, drawPill, pillWidth } from '../components/panel.ts';
import { drawStarField } from '../components/space.ts';
import { skillFace, skillLetters } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset, sheetWidth } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { octagon, paint, segments } from '../paint/shapes.ts';
import { baselineAt, fitLines, textWidth, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, resultFills, sizes, skillLooks, weights } from '../theme.ts';
import { minus } from '../words.ts';
import type { PictureWords } from '../words.ts';

/** The result of a check as its events tell it. Cards are ids of Skill cards. */
export interface CheckPicture {
  readonly source: string;
  readonly difficulty: number;
  readonly positive: ReadonlyArray<string>;
  readonly negative: ReadonlyArray<string>;
  /** Cards that count for neither side. */
  readonly nullified: ReadonlyArray<string>;
  readonly total: number;
  readonly result: NonNullable<CheckView['result']>;
}

const margin = gap.large;
const headHeight = 104;
const barHeight = 74;
const card = { width: 200, height: 112, between: 10 } as const;
const sideTitle = 46;

const sides = {
  positive: { sign: '+', fill: colours.green },
  negative: { sign: '−', fill: colours.red },
  nullified: { sign: '', fill: colours.hullEdge },
} as const;
type Side = keyof typeof sides;
const order = ['positive', 'negative', 'nullified'] as const satisfies ReadonlyArray<Side>;
const skillOrder = Object.keys(skillLooks);

interface PlacedSide {
  readonly side: Side;
  readonly cards: ReadonlyArray<string>;
  readonly box: Box;
}

export interface CheckLayout {
  readonly width: number;
  readonly height: number;
  readonly check: CheckPicture;
  readonly head: Box;
  readonly bar: Box;
  readonly sides: ReadonlyArray<PlacedSide>;
}

/** Returns the cards by Skill, the strongest of each first. */
function sorted(cards: ReadonlyArray<string>): ReadonlyArray<string> {
  const rank = (id: string): number => {
    const face = skillFace(id);
    return face === undefined ? 0 : skillOrder.indexOf(face.skill) * 10 - face.value;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

const inner = sheetWidth - 2 * margin - 2 * gap.medium;
const perRow = Math.floor((inner + card.between) / (card.width + card.between));

function sideHeight(count: number): number {
  return sideTitle + Math.ceil(count / perRow) * (card.height + card.between) + gap.small;
}

/**
 * Returns the places of everything. Both sides are always there; cards that count for neither only if there are any.
 */
export function layOutCheck(check: CheckPicture): CheckLayout {
  const width = sheetWidth - 2 * margin;
  const head: Box = { x: margin, y: margin, width, height: headHeight };
  const bar: Box = { x: margin, y: head.y + head.height + gap.medium, width, height: barHeight };
  let y = bar.y + bar.height + gap.medium;
  const placed = order
    .filter((side) => side !== 'nullified' || check[side].length > 0)
    .map((side): PlacedSide => {
      const box: Box = { x: margin, y, width, height: sideHeight(check[side].length) };
      y += box.height + gap.medium;
      return { side, cards: sorted(check[side]), box };
    });
  return { width: sheetWidth, height: Math.ceil(y - gap.medium + margin), check, head, bar, sides: placed };
}

export function drawCheckSheet(painter: DrawContext, plan: CheckLayout): void {
  drawStarField(painter, plan);
  painter.group('head', plan.head, () => drawHead(painter, plan.check, plan.head));
  painter.group('bar', plan.bar, () => drawBar(painter, plan.check, plan.bar));
  for (const side of plan.sides) painter.group(`side/${side.side}`, side.box, () => drawSide(painter, side));
}

function drawHead(painter: DrawContext, { source, difficulty, total, result }: CheckPicture, box: Box): void {
  const { words } = painter;
  drawPanel(painter, box, { edge: resultFills[result] });
  const y = box.y + box.height / 2;
  const word = words.say(`pictures.crisis.result.${result}`).toUpperCase();
  const width = pillWidth(word, sizes.huge);
  const right = box.x + box.width - gap.large;
  drawPill(painter, word, right - width, y, { fill: resultFills[result], ink: colours.ink, size: sizes.huge });
  const numbers = words.say('pictures.cards.totalOf', { total: minus(total), difficulty });
  const room = right - width - box.x - 2 * gap.large;
  write(painter, words.say('pictures.crisis.skillCheck').toUpperCase(), box.x + gap.large, box.y + 36, {
    size: sizes.label,
    colour: colours.gold,
    weight: weights.bold,
  });
  const numbersWidth = textWidth(numbers, sizes.banner, weights.bold);
  write(painter, numbers, box.x + gap.large + room, baselineAt(y, sizes.banner), {
    size: sizes.banner,
    colour: colours.text,
    weight: weights.bold,
    align: 'right',
  });
  writeFitted(painter, words.name(source), box.x + gap.large, box.y + 82, room - numbersWidth - gap.large, {
    size: sizes.huge,
    colour: colours.text,
    weight: weights.bold,
  });
}

function strengthOf(cards: ReadonlyArray<string>): number {
  return cards.reduce((sum, id) => sum + (skillFace(id)?.value ?? 0), 0);
}

/** The total against the difficulty, on a scale from the least to the most that the cards could have come to. */
function drawBar(
  painter: DrawContext,
  { positive, negative, difficulty, total, result }: CheckPicture,
  box: Box,
): void {
  drawPanel(painter, box);
  const end = Math.max(difficulty + 4, strengthOf(positive), total);
  const start = Math.min(0, total, -strengthOf(negative));
  const scale = { ...inset(box, gap.large), y: box.y + 38, height: 20 };
  const place = (value: number): number => scale.x + ((value - start) / (end - start)) * scale.width;
  octagon(painter, scale, cut.chip);
  paint(painter, { fill: colours.inset, stroke: colours.panelEdge, width: line.normal });
  const [left, right] = total < 0 ? [place(total), place(0)] : [place(0), place(total)];
  octagon(painter, { ...scale, x: left, width: Math.max(3, right - left) }, cut.chip);
  paint(painter, { fill: resultFills[result] });
  if (start < 0) mark(painter, place(0), scale, '0', colours.muted);
  mark(
    painter,
    place(difficulty),
    scale,
    painter.words.say('pictures.crisis.needsNumber', { difficulty }),
    colours.gold,
  );
  if (Math.abs(place(total) - place(difficulty)) > 150)
    mark(
      painter,
      place(total),
      scale,
      painter.words.say('pictures.crisis.totalBelow', { total: minus(total) }),
      colours.text,
    );
}

function mark(painter: DrawContext, x: number, scale: Box, words: string, colour: string): void {
  segments(painter, [
    [
      [x, scale.y - 4],
      [x, scale.y + scale.height + 4],
    ],
  ]);
  paint(painter, { stroke: colour, width: line.thick });
  const half = textWidth(words, sizes.small, weights.bold) / 2;
  const middle = Math.min(Math.max(x, scale.x + half), scale.x + scale.width - half);
  writeCentred(painter, words, middle, scale.y - 18, { size: sizes.small, colour, weight: weights.bold });
}

function sideWords(side: Side, cards: ReadonlyArray<string>, { say }: PictureWords): string {
  if (side === 'nullified') return say('pictures.cards.notCounted');
  const key = side === 'positive' ? 'for' : 'against';
  if (cards.length === 0) return say(`pictures.cards.${key}None`);
  return say(`pictures.cards.${key}`, { strength: `${sides[side].sign}${strengthOf(cards)}` });
}

function drawSide(painter: DrawContext, { side, cards, box }: PlacedSide): void {
  const { sign, fill } = sides[side];
  drawPanel(painter, box, { edge: fill });
  const y = box.y + gap.tiny + sideTitle / 2;
  write(painter, sideWords(side, cards, painter.words).toUpperCase(), box.x + gap.large, baselineAt(y, sizes.name), {
    size: sizes.name,
    colour: fill,
    weight: weights.bold,
  });
  cards.forEach((id, index) => {
    const left = box.x + gap.medium + (index % perRow) * (card.width + card.between);
    const top = box.y + sideTitle + gap.tiny + Math.floor(index / perRow) * (card.height + card.between);
    drawSkillCard(painter, id, sign, { x: left, y: top, width: card.width, height: card.height });
  });
}

/** Its strength with the sign with which it counts; a card that doesn't help is only framed in its color. */
function drawSkillCard(painter: DrawContext, id: string, sign: string, box: Box): void {
  const face = skillFace(id);
  if (face === undefined) return;
  const look = skillLooks[face.skill];
  const helps = sign === '+';
  octagon(painter, inset(box, line.normal), cut.panel);
  paint(painter, { fill: helps ? look.fill : colours.inset, stroke: look.fill, width: line.thick });
  const ink = helps ? look.ink : colours.text;
  write(painter, `${sign}${face.value}`, box.x + gap.medium, box.y + 50, {
    size: sizes.dial,
    colour: ink,
    weight: weights.bold,
  });
  write(painter, skillLetters(face.skill, painter.words), box.x + box.width - gap.medium, box.y + 40, {
    size: sizes.name,
    colour: helps ? look.ink : look.fill,
    weight: weights.bold,
    align: 'right',
  });
  const name = painter.words.name(id).replace(/ \d+$/, '');
  const { lines, size } = fitLines([name], box.width - 2 * gap.medium, sizes.label);
  lines.forEach((line, index) => {
    const y = box.y + box.height - (lines.length === 1 ? 20 : 14 + (lines.length - 1 - index) * size);
    write(painter, line, box.x + gap.medium, y, { size, colour: ink });
  });
}
