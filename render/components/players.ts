/** One card for each player: who, where, with which titles, cards and loyalties. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { areaInside, loyaltyKind, placeNames, playerNames, sideOfCard } from '../content.ts';
import type { LoyaltySide } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset, playerBoxes } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { circle, octagon, paint, segments } from '../paint/shapes.ts';
import { baselineAt, fit, textWidth, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import type { Weight } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import {
  drawHandMark,
  drawLoyaltyMark,
  drawMotiveMark,
  drawMutinyMark,
  drawOnceMark,
  drawSuperCrisisMark,
  drawTraumaMark,
} from './marks.ts';
import { drawPanel, drawPill, drawPointer } from './panel.ts';
import { drawCharacter } from './character.ts';
import { drawTags, fittingTags, tagsOf } from './tags.ts';
import { present } from '../../src/values/present.ts';

const picture = { most: 46, fromEdge: 18, between: 12 } as const;
/** `beside`: how many holdings have room beside the player's place; more get a line of their own. */
const holdings = { step: 63, picture: 16, number: 36, beside: 3 } as const;
/** Less room than this would say nothing of a name. */
const leastName = 60;
type NameStyle = { readonly size: number; readonly weight: Weight };
const lineCount = 3;
const visor = { height: 10, width: 150 } as const;

export const cylonCard = { fill: colours.redDark, fillBelow: colours.cylonPanel, edge: colours.cylonEdge } as const;

export type Labels = (seat: number) => string;

export function drawPlayers(painter: DrawContext, view: GameView, labels: Labels): void {
  const boxes = playerBoxes(view.players.length);
  const all = view.players.map((player) => heldBy(player, view));
  // All cards alike, so that the eye finds the same in the same place.
  const crowded = all.some((held) => held.length > holdings.beside);
  view.players.forEach((player, index) => {
    const box = present(boxes[index], `a place for seat ${player.seat}`);
    const held = present(all[index], `what seat ${player.seat} holds`);
    const card = { player, held, crowded, label: labels(player.seat) };
    painter.group(`player/${player.seat}`, box, () => drawPlayer(painter, card, box, view));
  });
}

interface Card {
  readonly player: PlayerView;
  readonly held: ReadonlyArray<Holding>;
  readonly crowded: boolean;
  /** How the person is called. */
  readonly label: string;
}

function heldBy(player: PlayerView, view: GameView): ReadonlyArray<Holding> {
  if (player.out === true) return [];
  return view.over === undefined ? holdingsOf(player) : [handOf(player)];
}

function drawPlayer(painter: DrawContext, { player, held, crowded, label }: Card, box: Box, view: GameView): void {
  const { words } = painter;
  const current = player.seat === view.current && view.phase !== 'setup' && view.over === undefined;
  drawCard(painter, player, box, current);
  const middle = box.y + box.height / 2;
  const radius = Math.min(picture.most, box.height / 2 - gap.tiny);
  const centre = box.x + picture.fromEdge + radius;
  drawCharacter(painter, player, centre, middle, radius);
  if (view.waitingFor.some(({ seat }) => seat === player.seat))
    drawQuestion(painter, centre + radius * 0.8, middle - radius * 0.6);
  const textLeft = picture.fromEdge + 2 * radius + picture.between;
  if (current) drawPointer(painter, box.x + 13, middle, 15, 'right', colours.gold);

  const lineHeight = Math.min(36, (box.height - gap.small) / lineCount);
  const firstLine = middle - lineHeight;
  const width = box.width - textLeft - gap.medium;
  const names = playerNames(player, words);
  const nameRoom =
    textWidth(present(names.at(-1), `a name of seat ${player.seat}`), sizes.tiny, weights.bold) + 2 * gap.tiny;
  const worn = fittingTags(tagsOf(player, words), width - nameRoom, sizes.small);
  const tags = drawTags(painter, worn, box.x + box.width - gap.medium, firstLine, sizes.small) + gap.tiny;
  const style = { size: sizes.name, colour: player.out === true ? colours.muted : colours.text, weight: weights.bold };
  writeFitted(painter, names, box.x + textLeft, baselineAt(firstLine, sizes.name), width - tags, style);
  if (player.out === true)
    drawStroke(painter, { x: box.x + textLeft, y: firstLine, width: width - tags, height: 0 }, names, style);
  const left = box.x + textLeft;
  if (crowded) {
    const style = { size: sizes.label, colour: colours.text };
    const where = fit(whereabouts(player, words), width, sizes.label);
    writeFitted(painter, [where.text], left, baselineAt(middle, sizes.label), width, style);
    const taken = textWidth(where.text, where.size) + gap.medium;
    if (width - taken >= leastName)
      drawName(painter, label, { x: left + taken, y: middle, width: width - taken, height: 0 });
    drawHoldings(painter, held, left, {
      y: middle + lineHeight,
      step: Math.min(holdings.step, width / Math.max(1, held.length)),
    });
    return;
  }
  const narrow = width - held.length * holdings.step - gap.small;
  drawName(painter, label, { x: left, y: middle, width: narrow, height: 0 });
  drawWhereabouts(painter, player, view, { x: left, y: middle + lineHeight, width: narrow, height: 0 });
  const beside = box.x + box.width - gap.medium - held.length * holdings.step;
  drawHoldings(painter, held, beside, { y: middle + lineHeight / 2, step: holdings.step });
}

function drawName(painter: DrawContext, label: string, { x, y, width }: Box): void {
  const style = { size: sizes.label, colour: colours.muted, weight: weights.text, least: sizes.small };
  writeFitted(painter, label, x, baselineAt(y, sizes.label), width, style);
}

/** Through the name of someone who is out of the game. */
function drawStroke(
  painter: DrawContext,
  { x, y, width: most }: Box,
  names: ReadonlyArray<string>,
  { size, weight }: NameStyle,
): void {
  const fitted = fit(names, most, size, weight);
  segments(painter, [
    [
      [x, y],
      [x + textWidth(fitted.text, fitted.size, weight), y],
    ],
  ]);
  paint(painter, { stroke: colours.red, width: line.thick });
}

function drawCard(painter: DrawContext, player: PlayerView, box: Box, current: boolean): void {
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
function drawVisor(painter: DrawContext, box: Box): void {
  const { ctx } = painter;
  const slit = {
    x: box.x + gap.large,
    y: box.y + gap.hair + 1,
    width: box.width - 2 * gap.large,
    height: visor.height,
  };
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
function drawQuestion(painter: DrawContext, x: number, y: number): void {
  circle(painter, x, y, 15);
  paint(painter, { fill: colours.gold, stroke: colours.ink, width: line.normal });
  writeCentred(painter, '?', x, y, { size: sizes.small, colour: colours.onGold, weight: weights.bold });
}

/** Returns the player's place, from the fullest to the shortest wording. */
export function whereabouts({ place, out }: PlayerView, words: PictureWords): ReadonlyArray<string> {
  if (out === true) return [words.say('pictures.people.outOfGame')];
  switch (place.kind) {
    case 'none':
      return [''];
    case 'location':
      return placeNames(place.location, words, true);
    case 'piloting':
      return areaInside(place.area, words).map((area) => words.say('pictures.people.inViper', { area }));
    case 'stranded':
      return [words.say('pictures.people.stranded')];
  }
}

/** A side in a word. */
function sideWord(kind: LoyaltySide, words: PictureWords): string {
  return kind === 'sympatheticCylon'
    ? words.say('pictures.people.tag.sympathetic')
    : words.say(`pictures.people.side.${kind}`);
}

/** Less room than this would say nothing of an Agenda. */
const leastAgenda = 140;

/** Draws the player's place; when the game is over, what all of the Loyalty cards and the Agenda say. */
function drawWhereabouts(painter: DrawContext, player: PlayerView, view: GameView, { x, y, width }: Box): void {
  if (view.over === undefined) {
    const style = { size: sizes.label, colour: colours.text };
    return writeFitted(painter, whereabouts(player, painter.words), x, baselineAt(y, sizes.label), width, style);
  }
  let left = x;
  const kinds = player.openLoyalty.map(sideOfCard);
  // One Cylon card makes a Cylon, and a Sympathizer may have become one: a card that is human alone tells nothing then.
  const isCylon = player.cylon !== undefined || kinds.includes('cylon');
  for (const kind of new Set(kinds)) {
    if (isCylon && kind === 'notACylon') continue;
    const count = kinds.filter((one) => one === kind).length;
    const side = sideWord(kind, painter.words);
    const words = count > 1 ? painter.words.say('pictures.people.sideTimes', { side, count }) : side;
    const fill = kind === 'notACylon' || kind === 'mutineer' ? colours.green : colours.red;
    left += drawPill(painter, words, left, y, { fill, ink: colours.ink }) + gap.tiny;
  }
  const rest = x + width - left;
  const aim = player.modules.cylonLeaders?.agenda;
  if (aim === undefined || rest <= leastAgenda) return;
  writeFitted(painter, painter.words.name(aim), left, baselineAt(y, sizes.label), rest, {
    size: sizes.label,
    colour: colours.text,
  });
}

/**
 * Something that a player holds, with the number of cards; the sign of the ability that works once instead of a number.
 */
type Holding = { readonly draw: (painter: DrawContext) => void; readonly count?: number };

/** All that matters of it when the game is over: the Loyalty cards lie open then, and there is nothing left to use. */
const handOf = ({ handCount }: PlayerView): Holding => ({
  draw: (painter) => drawHandMark(painter, colours.hullEdge),
  count: handCount,
});

/**
 * Returns the sign of the ability that works once. With miracle tokens it shows whether there is one, and how many for
 * a player who may have more than one (R-DAY-02, R-DAY-04).
 */
function onceOf({ usedOncePerGame, modules: { miracles } }: PlayerView): Holding {
  if (miracles === undefined) return { draw: (painter) => drawOnceMark(painter, usedOncePerGame) };
  const mark: Holding = { draw: (painter) => drawOnceMark(painter, miracles.tokens === 0) };
  return miracles.limit > 1 ? { ...mark, count: miracles.tokens } : mark;
}

/** How many Motives lie open. */
function motivesOf({ modules: { motives } }: PlayerView): ReadonlyArray<Holding> {
  return motives === undefined ? [] : [{ draw: drawMotiveMark, count: motives.revealed?.count ?? 0 }];
}

/** R-DAY-22: nothing of a Cylon player, who can have none. */
function mutinyOf({ cylon, infiltrating, modules: { mutiny } }: PlayerView): ReadonlyArray<Holding> {
  if (mutiny?.cards === undefined || (cylon !== undefined && !infiltrating)) return [];
  return [{ draw: drawMutinyMark, count: mutiny.cards.count }];
}

/** How many Loyalty cards of someone who is no Cylon player lie faceup; the Mutineer has a tag. */
function openLoyaltyOf({ cylon, openLoyalty }: PlayerView): ReadonlyArray<Holding> {
  const count = cylon === undefined ? openLoyalty.filter((card) => loyaltyKind(card) !== 'mutineer').length : 0;
  return count === 0 ? [] : [{ draw: (painter) => drawLoyaltyMark(painter, colours.green), count }];
}

function holdingsOf(player: PlayerView): ReadonlyArray<Holding> {
  const { loyaltyCount, superCrisisCount, cylon } = player;
  const mutiny = mutinyOf(player);
  const hand = handOf(player);
  const loyalty: Holding = { draw: (painter) => drawLoyaltyMark(painter, colours.blue), count: loyaltyCount };
  const superCrises: Holding = { draw: drawSuperCrisisMark, count: superCrisisCount };
  const once = onceOf(player);
  const tokens = player.modules.ionianNebula?.count;
  const trauma: ReadonlyArray<Holding> = tokens === undefined ? [] : [{ draw: drawTraumaMark, count: tokens }];
  // A Cylon Leader has no Loyalty cards, and keeps the sheet that counts for no other Cylon player (R-LOY-62,
  // R-LOY-93).
  if (cylon === 'leader') return [hand, ...trauma, ...mutiny, ...motivesOf(player), superCrises, once];
  if (cylon !== undefined) return [hand, ...trauma, loyalty, ...mutiny, superCrises];
  return [hand, ...trauma, loyalty, ...openLoyaltyOf(player), ...mutiny, once];
}

function drawHoldings(
  painter: DrawContext,
  held: ReadonlyArray<Holding>,
  x: number,
  { y, step }: { readonly y: number; readonly step: number },
): void {
  held.forEach(({ draw, count }, index) => {
    const left = x + index * step;
    at(painter, left + (count === undefined ? holdings.number : holdings.picture), y, 1, () => draw(painter));
    if (count === undefined) return;
    write(painter, `${count}`, left + holdings.number, baselineAt(y, sizes.number), {
      size: sizes.number,
      colour: count === 0 ? colours.muted : colours.text,
      weight: weights.bold,
    });
  });
}
