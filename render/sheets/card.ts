/** A Crisis card: what it demands or attacks with, what it does, and, while it is being resolved, who decides. */
import type { GameView } from '../../src/engine/types/view.ts';
import { drawAreas, drawFrames } from '../components/areas.ts';
import { drawBattlestar } from '../components/battlestar.ts';
import { drawCrisisIcons } from '../components/crisisIcons.ts';
import { drawQuestions } from '../components/header.ts';
import { drawPanel, drawPill } from '../components/panel.ts';
import { drawParagraphs, paragraphsHeight } from '../components/paragraphs.ts';
import { drawStarField } from '../components/space.ts';
import { attackFace, crisisFace, demandOf, kindOfCrisis, skillLetters } from '../content.ts';
import type { AttackFace, CrisisFace, Demand, Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset, ringIn, sheetWidth } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, skillLooks, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';

export interface CardPicture {
  /** A Crisis or Super Crisis card. */
  readonly card: string;
  /** The public view of the game in which the card lies on the table, to say who decides about it. */
  readonly view?: GameView;
}

type Part =
  | { readonly kind: 'head'; readonly title: string; readonly colour: string }
  | { readonly kind: 'now'; readonly view: GameView }
  | { readonly kind: 'demand'; readonly demand: Demand }
  | { readonly kind: 'text'; readonly paragraphs: ReadonlyArray<Paragraph> }
  | {
      readonly kind: 'icons';
      readonly title: string;
      readonly icons: Pick<CrisisFace, 'activation' | 'jump' | 'evacuate'>;
    }
  | { readonly kind: 'map'; readonly attack: AttackFace };

export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly card: string;
  readonly parts: ReadonlyArray<{ readonly part: Part; readonly box: Box }>;
}

const margin = gap.large;
const inner = sheetWidth - 2 * margin;
const heights = { head: 120, now: 68, demand: 96, icons: 72, map: 620 } as const;
const flank = { width: 200, height: 154 } as const;
const iconScale = 1.5;
const letters = sizes.name;

function partsOf({ card, view }: CardPicture, words: PictureWords): ReadonlyArray<Part> {
  const face = crisisFace(card, words);
  if (face === undefined) throw new Error(`${card} is no Crisis card.`);
  const attack = attackFace(card, words);
  const demand = demandOf(card);
  const afterwards = words.say('pictures.cards.afterwards');
  const asked = view?.currentCrisis === card && view.waitingFor.length > 0;
  const text: ReadonlyArray<Paragraph> = attack === undefined ? face.paragraphs : attack.rest;
  return [
    { kind: 'head', title: titleOf(card, attack, words), colour: colours.red },
    ...(asked ? [{ kind: 'now', view } as const] : []),
    ...(demand === undefined ? [] : [{ kind: 'demand', demand } as const]),
    ...(attack === undefined ? [] : attackParts(attack, words)),
    ...(text.length === 0 ? [] : [{ kind: 'text', paragraphs: text } as const]),
    ...(face.activation.length === 0 && !face.jump && !face.evacuate
      ? []
      : [{ kind: 'icons', title: afterwards, icons: face } as const]),
  ];
}

function attackParts(attack: AttackFace, words: PictureWords): ReadonlyArray<Part> {
  const title = words.say('pictures.cards.first');
  const first =
    attack.first.length === 0
      ? []
      : [{ kind: 'icons', title, icons: { activation: attack.first, jump: false, evacuate: false } } as const];
  return [...first, { kind: 'map', attack }];
}

function titleOf(card: string, attack: AttackFace | undefined, words: PictureWords): string {
  const kind = kindOfCrisis(card, words) ?? words.say('pictures.crisis.crisis');
  return attack === undefined ? kind : words.say('pictures.crisis.attack', { kind });
}

function heightOf(part: Part): number {
  return part.kind === 'text'
    ? paragraphsHeight(part.paragraphs, inner - 2 * gap.large, letters) + 2 * gap.large
    : heights[part.kind];
}

/** Returns the places of everything. Throws an `Error` for a card that is no Crisis. */
export function layOutCard(picture: CardPicture, words: PictureWords): CardLayout {
  let y: number = margin;
  const parts = partsOf(picture, words).map((part) => {
    const box = { x: margin, y, width: inner, height: heightOf(part) };
    y += box.height + gap.medium;
    return { part, box };
  });
  return { width: sheetWidth, height: Math.ceil(y - gap.medium + margin), card: picture.card, parts };
}

export function drawCardSheet(painter: DrawContext, plan: CardLayout): void {
  drawStarField(painter, plan);
  for (const { part, box } of plan.parts)
    painter.group(`part/${part.kind}`, box, () => drawPart(painter, plan.card, part, box));
}

function drawPart(painter: DrawContext, card: string, part: Part, box: Box): void {
  drawPanel(
    painter,
    box,
    part.kind === 'head'
      ? { fill: colours.redDeep, fillBelow: colours.redDark, edge: colours.red }
      : part.kind === 'now'
        ? { edge: colours.gold }
        : {},
  );
  switch (part.kind) {
    case 'head':
      return drawHead(painter, part.title, painter.words.name(card), box);
    case 'now':
      return drawQuestions(painter, part.view, { ...box, x: box.x + gap.large, width: box.width - 2 * gap.large });
    case 'demand':
      return drawDemand(painter, part.demand, box);
    case 'text': {
      drawParagraphs(
        painter,
        part.paragraphs,
        { ...inset(box, gap.large), height: box.height - 2 * gap.large + 1 },
        letters,
      );
      return;
    }
    case 'icons':
      return drawIcons(painter, part.title, part.icons, box);
    case 'map':
      return drawMap(painter, part.attack, box);
  }
}

function drawHead(painter: DrawContext, title: string, name: string, box: Box): void {
  const left = box.x + gap.large;
  write(painter, title.toUpperCase(), left, box.y + 36, {
    size: sizes.label,
    colour: colours.gold,
    weight: weights.bold,
  });
  writeFitted(painter, name, left, box.y + 96, box.width - 2 * gap.large, {
    size: sizes.banner,
    colour: colours.text,
    weight: weights.bold,
    least: sizes.number,
  });
}

/** The difficulty in a frame, the lesser one beside it, and every Skill that helps with its letters and its name. */
function drawDemand(painter: DrawContext, { difficulty, partialAt, skills }: Demand, box: Box): void {
  const y = box.y + box.height / 2;
  let x = box.x + gap.large;
  const word = (text: string): void => {
    write(painter, text, x, baselineAt(y, sizes.name), { size: sizes.name, colour: colours.gold });
    x += textWidth(text, sizes.name) + gap.medium;
  };
  const { say } = painter.words;
  word(say('pictures.cards.needs'));
  x += drawNumber(painter, difficulty, x, y) + gap.medium;
  if (partialAt !== undefined) word(say('pictures.cards.partly', { number: partialAt }));
  word(say('pictures.cards.with'));
  const room = (box.x + box.width - gap.large - x) / skills.length;
  for (const skill of skills) {
    const { fill, ink } = skillLooks[skill];
    const name = painter.words.name(skill);
    const taken =
      drawPill(painter, skillLetters(skill, painter.words), x, y, { fill, ink, size: sizes.name }) + gap.tiny;
    const rest = room - taken - gap.small;
    if (textWidth(name, sizes.label) <= rest)
      write(painter, name, x + taken, baselineAt(y, sizes.label), { size: sizes.label, colour: colours.text });
    x += Math.min(room, taken + (textWidth(name, sizes.label) <= rest ? textWidth(name, sizes.label) : 0) + gap.medium);
  }
}

function drawNumber(painter: DrawContext, number: number, x: number, y: number): number {
  const width = textWidth(`${number}`, sizes.banner, weights.bold) + 2 * gap.large;
  octagon(painter, { x, y: y - 36, width, height: 72 }, cut.panel);
  paint(painter, { fill: colours.inset, stroke: colours.gold, width: line.thick });
  writeCentred(painter, `${number}`, x + width / 2, y, {
    size: sizes.banner,
    colour: colours.text,
    weight: weights.bold,
  });
  return width;
}

function drawIcons(
  painter: DrawContext,
  title: string,
  icons: Pick<CrisisFace, 'activation' | 'jump' | 'evacuate'>,
  box: Box,
): void {
  const y = box.y + box.height / 2;
  write(painter, title, box.x + gap.large, baselineAt(y, sizes.name), {
    size: sizes.name,
    colour: colours.gold,
    weight: weights.bold,
  });
  at(painter, box.x + box.width - gap.large, y, iconScale, () =>
    drawCrisisIcons(painter, icons, 0, 0, inner / iconScale),
  );
}

/** Draws the ships that the attack places in each area, around a Galactica of the same shape as the board's. */
function drawMap(painter: DrawContext, { first, ships }: AttackFace, box: Box): void {
  const title = painter.words.say(first.length === 0 ? 'pictures.cards.place' : 'pictures.cards.thenPlace');
  write(painter, title, box.x + gap.large, box.y + 40, {
    size: sizes.name,
    colour: colours.gold,
    weight: weights.bold,
  });
  const field = inset({ ...box, y: box.y + 44, height: box.height - 44 }, gap.medium);
  const { areas, middle } = ringIn(field, flank);
  drawFrames(painter, areas);
  drawBattlestar(painter, inset(middle, gap.medium));
  drawAreas(painter, { ships, players: [] }, areas);
}
