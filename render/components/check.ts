/** A skill check: its difficulty and Skills, what each player has added, and what came of it. */
import type { CheckView, PlayerView } from '../../src/engine/types/view.ts';
import { skillFace } from '../content.ts';
import type { Box } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, skillLooks, weights } from '../theme.ts';
import { resultNames } from '../words.ts';
import { drawPill, pillWidth } from './panel.ts';
import { drawPawn } from './pawn.ts';

const demandHeight = 54;
const contributionHeight = 56;
const cards = { width: 34, height: 40, between: 5, rowHeight: 46 } as const;
const small = 20;
const frame = { width: 62, height: 46 } as const;
const resultFills = { pass: colours.green, partial: colours.gold, fail: colours.red } as const;

/** How many rows of cards there are: two at most. */
function cardRows(check: CheckView, width: number): number {
  return Math.min(2, Math.ceil(check.cards.length / cardsInRow(width)));
}

function cardsInRow(width: number): number {
  return Math.floor((width + cards.between) / (cards.width + cards.between));
}

export function checkHeight(check: CheckView, width: number): number {
  return demandHeight + contributionHeight + cardRows(check, width) * cards.rowHeight;
}

export function drawCheck(painter: Painter, check: CheckView, players: ReadonlyArray<PlayerView>, box: Box): void {
  drawDemand(painter, check, { ...box, height: demandHeight });
  drawContributions(painter, check, players, { ...box, y: box.y + demandHeight, height: contributionHeight });
  if (check.cards.length > 0) drawCards(painter, check, { ...box, y: box.y + demandHeight + contributionHeight, height: cardRows(check, box.width) * cards.rowHeight });
}

/** The difficulty in a frame, the lesser one beside it, and the Skills that help. */
function drawDemand(painter: Painter, check: CheckView, box: Box): void {
  const y = box.y + box.height / 2;
  let x = box.x + writeWord(painter, 'needs', box.x, y);
  const number = `${check.difficulty}`;
  const width = Math.max(frame.width, textWidth(number, sizes.huge, weights.bold) + 2 * gap.medium);
  octagon(painter, { x, y: y - frame.height / 2, width, height: frame.height }, cut.panel);
  paint(painter, { fill: colours.inset, stroke: colours.gold, width: line.normal + 1 });
  writeCentred(painter, number, x + width / 2, y, { size: sizes.huge, colour: colours.text, weight: weights.bold });
  x += width + gap.medium;
  if (check.partialAt !== undefined) x += writeWord(painter, `part ${check.partialAt}`, x, y);
  for (const skill of check.skills) {
    const { letters, fill, ink } = skillLooks[skill];
    x += drawPill(painter, letters, x, y, { fill, ink, size: sizes.small }) + gap.tiny;
  }
}

/** Writes a word and returns the room that it takes. */
function writeWord(painter: Painter, word: string, x: number, y: number): number {
  write(painter, word, x, baselineAt(y, sizes.label), { size: sizes.label, colour: colours.gold });
  return textWidth(word, sizes.label) + gap.medium;
}

/** What came of it, at the right end of a line: `Total 7: partly passed`. Returns the room that it takes. */
export function drawResult(painter: Painter, { total, result }: CheckView, right: number, y: number): number {
  const words = [total === undefined ? [] : [`Total ${total}`], result === undefined ? [] : [resultNames[result]]].flat().join(': ');
  if (words === '') return 0;
  const fill = result === undefined ? colours.hullEdge : resultFills[result];
  const width = pillWidth(words, sizes.label);
  drawPill(painter, words, right - width, y, { fill, ink: colours.ink, size: sizes.label });
  return width + gap.small;
}

function drawContributions(painter: Painter, check: CheckView, players: ReadonlyArray<PlayerView>, box: Box): void {
  const step = box.width / (players.length + 1);
  const y = box.y + box.height / 2;
  const entry = (count: number | undefined, index: number): void => {
    const words = count === undefined ? '·' : `${count}`;
    write(painter, words, box.x + index * step + 2 * small + gap.small, baselineAt(y, sizes.number), { size: sizes.number, colour: count === undefined ? colours.muted : colours.text, weight: weights.bold });
  };
  octagon(painter, { x: box.x + 3, y: y - 20, width: 32, height: 40 }, cut.chip);
  paint(painter, { fill: colours.hullEdge });
  writeCentred(painter, '?', box.x + 19, y, { size: sizes.large, colour: colours.ink, weight: weights.bold });
  entry(check.destinyCount, 0);
  players.forEach((player, index) => {
    drawPawn(painter, player, box.x + (index + 1) * step + small, y, small);
    entry(check.contributions.find(({ seat }) => seat === player.seat)?.count, index + 1);
  });
}

/** The cards that all can see, those that help first; what counts against is framed in red and has its sign. */
function drawCards(painter: Painter, check: CheckView, box: Box): void {
  const faces = check.cards.flatMap((card) => skillFace(card) ?? []);
  const helping = faces.filter(({ skill }) => check.skills.includes(skill));
  const hindering = faces.filter(({ skill }) => !check.skills.includes(skill));
  const perRow = cardsInRow(box.width);
  const room = 2 * perRow;
  [...helping, ...hindering].slice(0, room).forEach(({ skill, value }, index) => {
    const x = box.x + (index % perRow) * (cards.width + cards.between);
    const y = box.y + Math.floor(index / perRow) * cards.rowHeight;
    const against = index >= helping.length;
    octagon(painter, { x, y, width: cards.width, height: cards.height }, cut.chip);
    paint(painter, { fill: against ? colours.inset : skillLooks[skill].fill, stroke: skillLooks[skill].fill, width: line.normal + 1 });
    const words = against ? `−${value}` : `${value}`;
    writeCentred(painter, words, x + cards.width / 2, y + cards.height / 2, { size: sizes.label, colour: against ? colours.text : skillLooks[skill].ink, weight: weights.bold });
  });
}
