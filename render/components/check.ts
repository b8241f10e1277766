/** A skill check: its difficulty and Skills, what each player has added, and what came of it. */
import type { CheckView, PlayerView } from '../../src/engine/types/view.ts';
import { skillFace, skillLetters } from '../content.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import type { Point } from '../paint/shapes.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, resultFills, sizes, skillLooks, weights } from '../theme.ts';
import { minus } from '../words.ts';
import type { PictureWords } from '../words.ts';
import { drawPill } from './panel.ts';
import { drawPawn } from './pawn.ts';
import { drawTags } from './tags.ts';

const demandHeight = 54;
/** Height of a row of players with the number of their cards, in pixels. */
const contributionHeight = 56;
/** Closer to each other than this, one can't tell whose a number is. */
const leastStep = 70;
const cards = { width: 34, height: 40, between: 5, rowHeight: 46 } as const;
const small = 20;
const frame = { width: 62, height: 46 } as const;

const mostRows = 2;

function cardRows(check: CheckView, width: number): number {
  return Math.min(mostRows, Math.ceil(check.cards.length / cardsInRow(width)));
}

function cardsInRow(width: number): number {
  return Math.floor((width + cards.between) / (cards.width + cards.between));
}

/** The Destiny deck and the players stand in one row, or in two where that would be too close. */
function contributionRows(seats: number, width: number): number {
  return width / (seats + 1) < leastStep ? 2 : 1;
}

/** `seats`: how many play. */
export function checkHeight(check: CheckView, seats: number, width: number): number {
  return demandHeight + contributionRows(seats, width) * contributionHeight + cardRows(check, width) * cards.rowHeight;
}

export function drawCheck(painter: DrawContext, check: CheckView, players: ReadonlyArray<PlayerView>, box: Box): void {
  drawDemand(painter, check, { ...box, height: demandHeight });
  const contributions = {
    ...box,
    y: box.y + demandHeight,
    height: contributionRows(players.length, box.width) * contributionHeight,
  };
  drawContributions(painter, check, players, contributions);
  if (check.cards.length > 0)
    drawCards(painter, check, {
      ...box,
      y: contributions.y + contributions.height,
      height: cardRows(check, box.width) * cards.rowHeight,
    });
}

/** The difficulty in a frame, the lesser one beside it, and the Skills that help. */
function drawDemand(painter: DrawContext, check: CheckView, box: Box): void {
  const y = box.y + box.height / 2;
  let x = box.x + writeWord(painter, painter.words.say('pictures.crisis.needs'), box.x, y);
  const number = `${check.difficulty}`;
  const width = Math.max(frame.width, textWidth(number, sizes.huge, weights.bold) + 2 * gap.medium);
  octagon(painter, { x, y: y - frame.height / 2, width, height: frame.height }, cut.panel);
  paint(painter, { fill: colours.inset, stroke: colours.gold, width: line.normal + 1 });
  writeCentred(painter, number, x + width / 2, y, { size: sizes.huge, colour: colours.text, weight: weights.bold });
  x += width + gap.medium;
  if (check.partialAt !== undefined)
    x += writeWord(painter, painter.words.say('pictures.crisis.part', { number: check.partialAt }), x, y);
  for (const skill of check.skills) {
    const { fill, ink } = skillLooks[skill];
    x += drawPill(painter, skillLetters(skill, painter.words), x, y, { fill, ink, size: sizes.small }) + gap.tiny;
  }
}

/** Writes a word and returns the room that it takes. */
function writeWord(painter: DrawContext, word: string, x: number, y: number): number {
  write(painter, word, x, baselineAt(y, sizes.label), { size: sizes.label, colour: colours.gold });
  return textWidth(word, sizes.label) + gap.medium;
}

/**
 * At the right end of a line: whether it is reckless (R-CHK-24), and what came of
 * it: `Total 7: partly passed`. Returns the room that it takes.
 */
export function drawVerdict(
  painter: DrawContext,
  check: CheckView,
  reckless: boolean,
  right: number,
  y: number,
): number {
  const { result } = check;
  const words = verdictWords(check, painter.words);
  const tags = [
    ...(reckless ? [{ word: painter.words.say('pictures.crisis.reckless'), fill: colours.orange }] : []),
    ...(words === '' ? [] : [{ word: words, fill: result === undefined ? colours.hullEdge : resultFills[result] }]),
  ];
  return tags.length === 0 ? 0 : drawTags(painter, tags, right, y, sizes.label) + gap.small;
}

function verdictWords({ total, result }: CheckView, words: PictureWords): string {
  const came = result === undefined ? '' : words.say(`pictures.crisis.result.${result}`);
  if (total === undefined) return came;
  const values = { total: minus(total) };
  return came === ''
    ? words.say('pictures.crisis.total', values)
    : words.say('pictures.crisis.totalResult', { ...values, result: came });
}

function drawContributions(painter: DrawContext, check: CheckView, players: ReadonlyArray<PlayerView>, box: Box): void {
  const perRow = Math.ceil((players.length + 1) / contributionRows(players.length, box.width));
  const step = box.width / perRow;
  const place = (index: number): Point => [
    box.x + (index % perRow) * step,
    box.y + (Math.floor(index / perRow) + 0.5) * contributionHeight,
  ];
  drawDestiny(painter, ...place(0));
  drawCount(painter, check.destinyCount, ...place(0));
  players.forEach((player, index) => {
    const [x, y] = place(index + 1);
    drawPawn(painter, player, x + small, y, small);
    drawCount(painter, check.contributions.find(({ seat }) => seat === player.seat)?.count, x, y);
  });
}

/** The back of a card of the Destiny deck. */
function drawDestiny(painter: DrawContext, x: number, y: number): void {
  octagon(painter, { x: x + 3, y: y - 20, width: 32, height: 40 }, cut.chip);
  paint(painter, { fill: colours.hullEdge });
  writeCentred(painter, '?', x + 19, y, { size: sizes.large, colour: colours.ink, weight: weights.bold });
}

/** Draws how many cards the player at `x` has added; a dot before their turn to add has come. */
function drawCount(painter: DrawContext, count: number | undefined, x: number, y: number): void {
  const words = count === undefined ? '·' : `${count}`;
  write(painter, words, x + 2 * small + gap.small, baselineAt(y, sizes.number), {
    size: sizes.number,
    colour: count === undefined ? colours.muted : colours.text,
    weight: weights.bold,
  });
}

/** The cards that all can see, those that help first; what counts against is framed in red and has its sign. */
function drawCards(painter: DrawContext, check: CheckView, box: Box): void {
  const faces = check.cards.flatMap((card) => skillFace(card) ?? []);
  const helping = faces.filter(({ skill }) => check.skills.includes(skill));
  const hindering = faces.filter(({ skill }) => !check.skills.includes(skill));
  const perRow = cardsInRow(box.width);
  const place = (index: number): Point => [
    box.x + (index % perRow) * (cards.width + cards.between),
    box.y + Math.floor(index / perRow) * cards.rowHeight,
  ];
  const room = mostRows * perRow;
  const shown = faces.length <= room ? faces.length : room - 1;
  if (shown < faces.length) drawRest(painter, faces.length - shown, ...place(shown));
  [...helping, ...hindering].slice(0, shown).forEach(({ skill, value }, index) => {
    const [x, y] = place(index);
    const against = index >= helping.length;
    octagon(painter, { x, y, width: cards.width, height: cards.height }, cut.chip);
    paint(painter, {
      fill: against ? colours.inset : skillLooks[skill].fill,
      stroke: skillLooks[skill].fill,
      width: line.normal + 1,
    });
    const words = against ? `−${value}` : `${value}`;
    writeCentred(painter, words, x + cards.width / 2, y + cards.height / 2, {
      size: sizes.label,
      colour: against ? colours.text : skillLooks[skill].ink,
      weight: weights.bold,
    });
  });
}

/** How many cards there was no room for. */
function drawRest(painter: DrawContext, count: number, x: number, y: number): void {
  writeCentred(painter, `+${count}`, x + cards.width / 2, y + cards.height / 2, {
    size: sizes.label,
    colour: colours.text,
    weight: weights.bold,
  });
}
