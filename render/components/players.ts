/** One card for each player: who, where, with which titles, cards and loyalties. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { characterNames, loyaltyKind, nameOf } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset, playerBoxes } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { circle, octagon, paint } from '../paint/shapes.ts';
import { baselineAt, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import { areaNames, cylonNames, titleNames } from '../words.ts';
import { drawHandMark, drawLoyaltyMark, drawOnceMark, drawSuperCrisisMark } from './marks.ts';
import { drawPanel, drawPill, drawPointer, pillWidth } from './panel.ts';
import { drawCharacter } from './character.ts';

const picture = { most: 46, fromEdge: 18, between: 12 } as const;
const holdings = { width: 190, step: 63 } as const;
const lineCount = 3;
const visor = { height: 10, width: 150 } as const;

export const cylonCard = { fill: colours.redDark, fillBelow: colours.cylonPanel, edge: colours.cylonEdge } as const;

export type Labels = (seat: number) => string;

export function drawPlayers(painter: Painter, view: GameView, labels: Labels): void {
  const boxes = playerBoxes(view.players.length);
  view.players.forEach((player, index) => {
    const box = boxes[index];
    if (box !== undefined) painter.group(`player/${player.seat}`, box, () => drawPlayer(painter, player, box, view, labels));
  });
}

function drawPlayer(painter: Painter, player: PlayerView, box: Box, view: GameView, labels: Labels): void {
  const current = player.seat === view.current && view.phase !== 'setup' && view.over === undefined;
  drawCard(painter, player, box, current);
  const middle = box.y + box.height / 2;
  const radius = Math.min(picture.most, box.height / 2 - gap.tiny);
  const centre = box.x + picture.fromEdge + radius;
  drawCharacter(painter, player, centre, middle, radius);
  if (view.waitingFor.some(({ seat }) => seat === player.seat)) drawQuestion(painter, centre + radius * 0.8, middle - radius * 0.6);
  const textLeft = picture.fromEdge + 2 * radius + picture.between;
  if (current) drawPointer(painter, box.x + 13, middle, 15, 'right', colours.gold);

  const lineHeight = Math.min(36, (box.height - gap.small) / lineCount);
  const firstLine = middle - lineHeight;
  const width = box.width - textLeft - gap.medium;
  const titles = drawTags(painter, player, box.x + box.width - gap.medium, firstLine);
  const names = player.character === undefined ? [`Seat ${player.seat + 1}`] : characterNames(player.character);
  writeFitted(painter, names, box.x + textLeft, baselineAt(firstLine, sizes.name), width - titles, { size: sizes.name, colour: colours.text, weight: weights.bold });
  const narrow = width - holdings.width - gap.small;
  writeFitted(painter, labels(player.seat), box.x + textLeft, baselineAt(middle, sizes.label), narrow, { size: sizes.label, colour: colours.muted, weight: weights.text, least: sizes.small });
  drawWhereabouts(painter, player, view, { x: box.x + textLeft, y: middle + lineHeight, width: narrow, height: 0 });
  drawHoldings(painter, player, box.x + box.width - gap.medium - holdings.width, middle + lineHeight / 2);
}

function drawCard(painter: Painter, player: PlayerView, box: Box, current: boolean): void {
  if (player.cylon === undefined) drawPanel(painter, box);
  else {
    drawPanel(painter, box, cylonCard);
    drawVisor(painter, box);
  }
  if (!current) return;
  octagon(painter, inset(box, line.normal), cut.panel);
  paint(painter, { stroke: colours.gold, width: line.thick });
}

/** The slit of a centurion's helmet, with its wandering eye. */
function drawVisor(painter: Painter, box: Box): void {
  const { ctx } = painter;
  const slit = { x: box.x + gap.large, y: box.y + gap.hair + 1, width: box.width - 2 * gap.large, height: visor.height };
  octagon(painter, slit, visor.height / 2);
  paint(painter, { fill: colours.ink });
  const middle = slit.x + slit.width / 2;
  const light = ctx.createLinearGradient(middle - visor.width, 0, middle + visor.width, 0);
  light.addColorStop(0, `${colours.redEye}00`);
  light.addColorStop(0.5, colours.redEye);
  light.addColorStop(1, `${colours.redEye}00`);
  octagon(painter, inset({ ...slit, x: middle - visor.width, width: 2 * visor.width }, 2.5), 2);
  paint(painter, { fill: light });
}

/** A question mark on the pawn: this player has something to decide. */
function drawQuestion(painter: Painter, x: number, y: number): void {
  circle(painter, x, y, 15);
  paint(painter, { fill: colours.gold, stroke: colours.ink, width: line.normal });
  writeCentred(painter, '?', x, y, { size: sizes.small, colour: colours.onGold, weight: weights.bold });
}

interface Tag {
  readonly word: string;
  readonly fill: string;
  readonly ink: string;
}

function tagsOf(player: PlayerView): ReadonlyArray<Tag> {
  const titles = player.titles.map((title): Tag => ({ word: titleNames[title], fill: title === 'president' ? colours.gold : colours.hullEdge, ink: colours.ink }));
  if (player.cylon === undefined) return titles;
  const infiltrating = player.infiltrating ? [{ word: 'Infiltrating', fill: colours.orange, ink: colours.ink }] : [];
  return [...titles, ...infiltrating, { word: cylonNames[player.cylon], fill: colours.red, ink: colours.ink }];
}

/** Titles, and what everybody knows of a Cylon, from `right` to the left; returns the width that they take. */
function drawTags(painter: Painter, player: PlayerView, right: number, y: number): number {
  let taken = 0;
  for (const { word, fill, ink } of tagsOf(player)) {
    taken += pillWidth(word, sizes.small);
    drawPill(painter, word, right - taken, y, { fill, ink, size: sizes.small });
    taken += gap.tiny;
  }
  return taken + gap.tiny;
}

function whereabouts({ place }: PlayerView): string {
  switch (place.kind) {
    case 'none': return '';
    case 'location': return nameOf(place.location);
    case 'piloting': return `Viper, ${areaNames[place.area].toLowerCase()}`;
    case 'stranded': return 'Stranded';
  }
}

const loyaltyWords = { notACylon: 'Human', cylon: 'Cylon', sympathizer: 'Sympathizer', sympatheticCylon: 'Sympathetic' } as const;

/** Where a player is; when the game is over, what all of the Loyalty cards say. */
function drawWhereabouts(painter: Painter, player: PlayerView, view: GameView, { x, y, width }: Box): void {
  if (view.over === undefined) {
    return writeFitted(painter, whereabouts(player), x, baselineAt(y, sizes.label), width, { size: sizes.label, colour: colours.text });
  }
  let left = x;
  for (const card of player.openLoyalty) {
    const kind = loyaltyKind(card) ?? 'notACylon';
    const human = kind === 'notACylon';
    left += drawPill(painter, loyaltyWords[kind], left, y, { fill: human ? colours.green : colours.red, ink: colours.ink }) + gap.tiny;
  }
}

function drawHoldings(painter: Painter, player: PlayerView, x: number, y: number): void {
  const number = (count: number, index: number): void => {
    write(painter, `${count}`, x + index * holdings.step + 36, baselineAt(y, sizes.number), { size: sizes.number, colour: count === 0 ? colours.muted : colours.text, weight: weights.bold });
  };
  at(painter, x + 16, y, 1, () => drawHandMark(painter, colours.hullEdge));
  number(player.handCount, 0);
  at(painter, x + holdings.step + 16, y, 1, () => drawLoyaltyMark(painter, colours.blue));
  number(player.loyaltyCount, 1);
  if (player.cylon === undefined) return at(painter, x + 2 * holdings.step + 36, y, 1, () => drawOnceMark(painter, player.usedOncePerGame));
  at(painter, x + 2 * holdings.step + 16, y, 1, () => drawSuperCrisisMark(painter));
  return number(player.superCrisisCount, 2);
}
