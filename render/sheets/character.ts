/**
 * A character's sheet: who, which cards are drawn each turn, what the abilities say, and in a game what has been used.
 */
import type { PlayerView } from '../../src/engine/types/view.ts';
import { abilityCards, sheetCounts } from '../components/abilityCards.ts';
import { drawPanel, drawPill, pillWidth } from '../components/panel.ts';
import { drawParagraphs, paragraphsHeight } from '../components/paragraphs.ts';
import { seatColour } from '../components/pawn.ts';
import { drawPortrait } from '../components/portrait.ts';
import { drawStarField } from '../components/space.ts';
import { drawTags, tagsOf } from '../components/tags.ts';
import { drawTextCard, textCardHeight } from '../components/textCard.ts';
import type { TextCard } from '../components/textCard.ts';
import { characterFace, characterNames, initialsOf, skillLetters } from '../content.ts';
import type { CharacterFace, Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import { centre, columns, sheetWidth } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { clipped } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, fitSmaller, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, pawn, sizes, skillLooks, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';

export interface CharacterPicture {
  readonly character: string;
  /** The player who has the character in a game, from the public view, and that person's name. */
  readonly player?: PlayerView;
  readonly label?: string;
}

const margin = gap.large;
const inner = sheetWidth - 2 * margin;
const heights = { head: 272, draws: 216 } as const;
/** Height at which the facts begin in the head, and the room below them for the player of the character, in pixels. */
const facts = { top: 142, below: 64 } as const;
const headLeft = margin + 2 * gap.large + 2 * pawn.sheet;
const headWidth = margin + inner - gap.large - headLeft;
const drawn = { width: 132, height: 136, between: 14 } as const;
const letters = sizes.large;

export interface CharacterLayout {
  readonly width: number;
  readonly height: number;
  readonly picture: CharacterPicture;
  readonly face: CharacterFace;
  readonly head: Box;
  readonly draws: Box;
  readonly cards: ReadonlyArray<{ readonly card: TextCard; readonly box: Box }>;
}

/** Returns the places of everything. Throws an `Error` for an id that is no character. */
export function layOutCharacter(picture: CharacterPicture, words: PictureWords): CharacterLayout {
  const face = characterFace(picture.character, words);
  const full = { x: margin, width: inner };
  const head: Box = { ...full, y: margin, height: Math.max(heights.head, facts.top + factsHeight(face) + facts.below) };
  const draws: Box = { ...full, y: head.y + head.height + gap.medium, height: heights.draws };
  let y = draws.y + draws.height + gap.medium;
  const cards = abilityCards(picture.character, words, picture.player).map((card) => {
    const box = { ...full, y, height: textCardHeight(card, inner, letters) };
    y += box.height + gap.medium;
    return { card, box };
  });
  return { width: sheetWidth, height: Math.ceil(y - gap.medium + margin), picture, face, head, draws, cards };
}

function factsOf({ facts: lines }: CharacterFace): ReadonlyArray<Paragraph> {
  return lines.map((text) => ({ text }));
}

function factsHeight(face: CharacterFace): number {
  return paragraphsHeight(factsOf(face), headWidth, letters) + 1;
}

export function drawCharacterSheet(painter: DrawContext, plan: CharacterLayout): void {
  drawStarField(painter, plan);
  painter.group('head', plan.head, () => drawHead(painter, plan));
  painter.group('draws', plan.draws, () => drawDraws(painter, plan, plan.draws));
  for (const { card, box } of plan.cards) drawTextCard(painter, card, box, letters);
}

function drawHead(painter: DrawContext, { picture, face, head }: CharacterLayout): void {
  const { character, player, label } = picture;
  drawPanel(painter, head, { edge: colours.panelEdgeBright });
  const middle = head.y + head.height / 2;
  const ground = player === undefined ? colours.hullEdge : seatColour(player.seat);
  drawPortrait(painter, character, head.x + gap.large + pawn.sheet, middle, pawn.sheet, {
    ground,
    cylon: player?.cylon !== undefined,
  });
  const [left, width] = [headLeft, headWidth];
  const { words } = painter;
  const initials = initialsOf(character, words);
  drawPill(painter, initials, left + width - pillWidth(initials, sizes.dial), head.y + 52, {
    fill: ground,
    ink: colours.ink,
    size: sizes.dial,
  });
  const nameWidth = width - pillWidth(initials, sizes.dial) - gap.medium;
  writeFitted(painter, characterNames(character, words), left, head.y + 74, nameWidth, {
    size: sizes.banner,
    colour: colours.text,
    weight: weights.bold,
    least: sizes.number,
  });
  writeFitted(painter, face.role, left, head.y + 120, width, { size: sizes.number, colour: colours.gold });
  drawParagraphs(painter, factsOf(face), { x: left, y: head.y + facts.top, width, height: factsHeight(face) }, letters);
  if (player === undefined) return;
  const y = head.y + head.height - 34;
  const taken = drawTags(painter, tagsOf(player, words), left + width, y, sizes.name) + gap.small;
  const who =
    label === undefined
      ? words.say('pictures.people.playedBySeat', { seat: player.seat + 1 })
      : words.say('pictures.people.playedBy', { player: label });
  writeFitted(painter, who, left, baselineAt(y, sizes.name), width - taken, {
    size: sizes.name,
    colour: colours.muted,
    weight: weights.text,
  });
}

function drawsTitle(count: number, player: PlayerView | undefined, words: PictureWords): string {
  if (!sheetCounts(player)) return words.say('pictures.people.drew', { count });
  // R-TURN-26
  return words.say(player?.infiltrating === true ? 'pictures.people.drawsInfiltrating' : 'pictures.people.draws', {
    count,
  });
}

function drawDraws(painter: DrawContext, { face: { draws }, picture }: CharacterLayout, box: Box): void {
  drawPanel(painter, box);
  writeFitted(
    painter,
    drawsTitle(draws.length, picture.player, painter.words),
    box.x + gap.large,
    box.y + 42,
    box.width - 2 * gap.large,
    {
      size: sizes.name,
      colour: colours.gold,
      weight: weights.bold,
    },
  );
  const halves = draws.reduce((sum, skills) => sum + skills.length, 0);
  const room = box.width - 2 * gap.large - drawn.between * (draws.length - 1);
  const width = Math.min(drawn.width, room / Math.max(1, halves));
  let x = box.x + gap.large;
  for (const skills of draws) {
    drawDrawn(painter, skills, { x, y: box.y + 60, width: width * skills.length, height: drawn.height });
    x += width * skills.length + drawn.between;
  }
}

/** A card's back in the color of its Skill, with letters and name; a choice of several has a part for each. */
function drawDrawn(painter: DrawContext, skills: CharacterFace['draws'][number], box: Box): void {
  const parts = columns(box, skills.length, 0);
  clipped(
    painter,
    () => octagon(painter, box, cut.panel),
    () => {
      skills.forEach((skill, index) => {
        const part = parts[index];
        if (part !== undefined) drawSkill(painter, skill, part);
      });
    },
  );
  octagon(painter, box, cut.panel);
  paint(painter, { stroke: colours.ink, width: line.normal });
  const or = painter.words.say('pictures.people.or');
  for (const part of parts.slice(1))
    drawPill(painter, or, part.x - pillWidth(or, sizes.small) / 2, part.y + part.height / 2 - 14, {
      fill: colours.ink,
      ink: colours.text,
      size: sizes.small,
    });
}

function drawSkill(painter: DrawContext, skill: keyof typeof skillLooks, part: Box): void {
  const look = skillLooks[skill];
  const name = painter.words.name(skill);
  octagon(painter, part, 0);
  paint(painter, { fill: look.fill });
  const middle = centre(part);
  const letters = skillLetters(skill, painter.words);
  writeCentred(painter, letters, middle.x, middle.y - 14, { size: sizes.huge, colour: look.ink, weight: weights.bold });
  const { text, size } = fitSmaller(
    [name, painter.words.say(`pictures.board.deck.${skill}`)],
    part.width - gap.small,
    sizes.label,
  );
  writeCentred(painter, text, middle.x, middle.y + 30, { size, colour: look.ink });
}
