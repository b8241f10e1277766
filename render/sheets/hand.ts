/** The private sheet of a player as a picture: everything that only this player knows, as cards. */
import type { GameView, OwnView, PlayerView } from '../../src/engine/types/view.ts';
import { drawPanel } from '../components/panel.ts';
import { abilityCards, sheetCounts } from '../components/abilityCards.ts';
import { drawCharacter } from '../components/character.ts';
import type { Labels } from '../components/players.ts';
import { drawStarField } from '../components/space.ts';
import { drawTags, tagsOf } from '../components/tags.ts';
import type { TextCard } from '../components/textCard.ts';
import { drawTextCard, textCardHeight } from '../components/textCard.ts';
import {
  cardFace,
  characterFacts,
  heldLoyalty,
  isHuman,
  loyaltyKind,
  motiveSide,
  playerNames,
  skillFace,
  skillLetters,
  standingFace,
  withoutBullet,
} from '../content.ts';
import type { Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, sheetWidth } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { baselineAt, write, writeFitted } from '../paint/text.ts';
import { colours, gap, pawn, sizes, skillLooks, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';

const margin = gap.large;
const headHeight = 104;
const titleRoom = 44;
const handColumns = 3;

type SectionId =
  | 'hand'
  | 'loyalty'
  | 'agenda'
  | 'motives'
  | 'leader'
  | 'mutiny'
  | 'superCrisis'
  | 'quorum'
  | 'character';

interface Section {
  readonly id: SectionId;
  readonly columns: number;
  readonly cards: ReadonlyArray<TextCard>;
}

/** Equal cards as one, with their number. */
function stacked(cards: ReadonlyArray<string>): ReadonlyArray<{ readonly card: string; readonly count: number }> {
  return Array.from(new Set(cards), (card) => ({ card, count: cards.filter((one) => one === card).length }));
}

function times(count: number): ReadonlyArray<string> {
  return count === 1 ? [] : [`×${count}`];
}

function skillCards(hand: ReadonlyArray<string>, words: PictureWords): ReadonlyArray<TextCard> {
  return stacked(hand).map(({ card, count }) => {
    const face = skillFace(card);
    const skill = face?.skill ?? 'treachery';
    const look = skillLooks[skill];
    return {
      id: card,
      fill: look.fill,
      ink: look.ink,
      badge: `${face?.value ?? ''}`,
      remarks: [skillLetters(skill, words), ...times(count)],
      ...cardFace(card, words),
    };
  });
}

const loyaltyLooks = {
  notACylon: { fill: colours.green, ink: colours.ink, side: 'notACylon' },
  personalGoal: { fill: colours.green, ink: colours.ink, side: 'notACylon' },
  finalFive: { fill: colours.green, ink: colours.ink, side: 'notACylon' },
  cylon: { fill: colours.red, ink: colours.ink, side: 'cylon' },
  sympathizer: { fill: colours.orange, ink: colours.ink, side: 'sympathizer' },
  sympatheticCylon: { fill: colours.orange, ink: colours.ink, side: 'sympatheticCylon' },
  mutineer: { fill: colours.gold, ink: colours.onGold, side: 'mutineer' },
} as const;

/** A card that would make its holder human has the green of humans only where it does. */
function loyaltyLook(card: string, human: boolean) {
  const look = loyaltyLooks[loyaltyKind(card) ?? 'notACylon'];
  return look.side === 'notACylon' && !human ? undefined : look;
}

function loyaltyCards(
  view: GameView,
  { modules: { personalGoals = [] } }: OwnView,
  words: PictureWords,
): ReadonlyArray<TextCard> {
  const held = new Map(heldLoyalty(view, words).map((each) => [`${each.faceUp ? '+' : '-'}${each.card}`, each]));
  const keys = (view.own?.loyalty ?? []).map(({ card, faceUp }) => `${faceUp ? '+' : '-'}${card}`);
  return stacked(keys).flatMap(({ card: key, count }) => {
    const found = held.get(key);
    if (found === undefined) return [];
    const look = loyaltyLook(found.card, isHuman(view));
    const side = look === undefined ? [] : [words.say(`pictures.people.card.${look.side}`)];
    const revealed = found.faceUp ? [words.say('pictures.people.card.revealed')] : [];
    const met = personalGoals.some((goal) => goal.card === found.card && goal.met)
      ? [words.say('pictures.people.card.metNow')]
      : [];
    const { fill, ink } = look ?? { fill: colours.hullEdge, ink: colours.ink };
    return [{ id: key, fill, ink, badge: '', remarks: [...side, ...times(count), ...revealed, ...met], ...found.face }];
  });
}

function plainCards(
  cards: ReadonlyArray<string>,
  look: { readonly fill: string; readonly ink: string },
  badge: string,
  words: PictureWords,
): ReadonlyArray<TextCard> {
  return stacked(cards).map(({ card, count }) => ({
    id: card,
    ...look,
    badge,
    remarks: times(count),
    ...cardFace(card, words),
  }));
}

const agendaLook = { fill: colours.orange, ink: colours.ink } as const;

function metWord(holds: boolean, words: PictureWords): string {
  return words.say(holds ? 'pictures.people.card.met' : 'pictures.people.card.notMet');
}

/**
 * Returns the card of the secret aim; each condition is marked with whether it holds now. The line before the
 * conditions names the team.
 */
function agendaCards({ modules: { cylonLeaders } }: OwnView, words: PictureWords): ReadonlyArray<TextCard> {
  const cards = cylonLeaders === undefined ? [] : [cylonLeaders.agenda];
  return plainCards(cards, agendaLook, words.say('pictures.board.letter.agenda'), words).map((card) => ({
    ...card,
    paragraphs: card.paragraphs.map((paragraph, index): Paragraph => {
      const holds = cylonLeaders?.holds[index - 1];
      return holds === undefined
        ? paragraph
        : { text: withoutBullet(paragraph.text), mark: { word: metWord(holds, words), tone: holds ? 'pass' : 'fail' } };
    }),
  }));
}

const mutinyLook = { fill: colours.orange, ink: colours.ink } as const;

const motiveLooks = {
  humans: { fill: colours.green, ink: colours.ink, side: 'humans' },
  cylons: { fill: colours.red, ink: colours.ink, side: 'cylons' },
} as const;

/** Returns the cards of the Motives, each with its side and whether it has been revealed or holds just now. */
function motiveCards({ modules: { motives = [] } }: OwnView, words: PictureWords): ReadonlyArray<TextCard> {
  return motives.map(({ card, revealed, holds }) => {
    const { fill, ink, side } = motiveLooks[motiveSide(card)];
    const state = revealed ? words.say('pictures.people.card.revealed') : metWord(holds, words);
    const remarks = [words.say(`pictures.people.card.${side}`), state];
    return { id: card, fill, ink, badge: words.say('pictures.board.letter.motive'), remarks, ...cardFace(card, words) };
  });
}

/** Returns the card with the standing of a viewer who belongs to no team; for others nothing. */
function standingCards(view: GameView, words: PictureWords): ReadonlyArray<TextCard> {
  const face = standingFace(view, words);
  return face === undefined ? [] : [{ id: 'standing', ...agendaLook, badge: '', remarks: [], ...face }];
}

function sectionsOf(view: GameView, own: OwnView, player: PlayerView, words: PictureWords): ReadonlyArray<Section> {
  const superCrisis = { fill: colours.red, ink: colours.ink };
  const quorum = { fill: colours.gold, ink: colours.onGold };
  const letter = (of: 'mutiny' | 'quorum'): string => words.say(`pictures.board.letter.${of}`);
  const sections: ReadonlyArray<Section> = [
    { id: 'hand', columns: handColumns, cards: skillCards(own.hand, words) },
    { id: 'loyalty', columns: 1, cards: loyaltyCards(view, own, words) },
    {
      id: 'agenda',
      columns: 1,
      cards: own.modules.cylonLeaders === undefined ? [] : [...agendaCards(own, words), ...standingCards(view, words)],
    },
    { id: 'motives', columns: 2, cards: motiveCards(own, words) },
    { id: 'leader', columns: 1, cards: own.modules.motives === undefined ? [] : standingCards(view, words) },
    {
      id: 'mutiny',
      columns: 2,
      cards: plainCards(own.modules.mutiny?.cards?.cards ?? [], mutinyLook, letter('mutiny'), words),
    },
    { id: 'superCrisis', columns: 1, cards: plainCards(own.superCrises, superCrisis, '!!', words) },
    { id: 'quorum', columns: 2, cards: plainCards(own.quorumHand, quorum, letter('quorum'), words) },
    {
      id: 'character',
      columns: handColumns,
      cards: sheetCounts(player) ? abilityCards(player.character ?? '', words, player) : [],
    },
  ];
  return sections.filter(({ cards, id }) => cards.length > 0 || id === 'hand');
}

interface PlacedCard {
  readonly card: TextCard;
  readonly box: Box;
}

interface PlacedSection {
  readonly id: SectionId;
  readonly y: number;
  readonly cards: ReadonlyArray<PlacedCard>;
}

export interface HandLayout {
  readonly width: number;
  readonly height: number;
  readonly player: PlayerView;
  readonly turn: number;
  /** How many Skill cards. */
  readonly count: number;
  readonly sections: ReadonlyArray<PlacedSection>;
}

/** Cards beside each other, a row as high as its highest card; returns where they end. */
function placeRows(
  { cards, columns: count }: Section,
  top: number,
): { readonly placed: ReadonlyArray<PlacedCard>; readonly end: number } {
  const placed: Array<PlacedCard> = [];
  let y = top;
  for (let first = 0; first < cards.length; first += count) {
    const row = cards.slice(first, first + count);
    const boxes = columns({ x: margin, y, width: sheetWidth - 2 * margin, height: 0 }, count, gap.medium);
    const height = Math.max(...row.map((card) => textCardHeight(card, boxes[0]?.width ?? 0)));
    row.forEach((card, index) => {
      const box = boxes[index];
      if (box !== undefined) placed.push({ card, box: { ...box, height } });
    });
    y += height + gap.medium;
  }
  return { placed, end: y };
}

/** Returns the places of everything on a sheet. Throws an `Error` for a view without a viewer. */
export function layOutHand(view: GameView, words: PictureWords): HandLayout {
  const player = view.players.find(({ seat }) => seat === view.viewer);
  if (view.own === undefined || player === undefined)
    throw new Error('The picture of a hand needs the view of the player whose hand it is.');
  let y = margin + headHeight + gap.medium;
  const sections = sectionsOf(view, view.own, player, words).map((section): PlacedSection => {
    const { placed, end } = placeRows(section, y + titleRoom);
    const title = { id: section.id, y, cards: placed };
    y = end;
    return title;
  });
  return {
    width: sheetWidth,
    height: Math.ceil(y + margin - gap.medium),
    player,
    turn: view.turn,
    count: view.own.hand.length,
    sections,
  };
}

export function drawHand(painter: DrawContext, plan: HandLayout, labels: Labels): void {
  drawStarField(painter, plan);
  drawHead(painter, plan, labels);
  for (const { id, y, cards } of plan.sections) {
    const box = { x: margin, y, width: plan.width - 2 * margin, height: titleRoom };
    painter.group(`title/${id}`, box, () => {
      const { say } = painter.words;
      const title =
        id === 'hand' ? say('pictures.people.hand', { count: plan.count }) : say(`pictures.people.section.${id}`);
      write(painter, title.toUpperCase(), box.x + gap.small, baselineAt(y + titleRoom / 2, sizes.large), {
        size: sizes.large,
        colour: colours.gold,
        weight: weights.bold,
      });
    });
    for (const { card, box: place } of cards) drawTextCard(painter, card, place);
  }
}

function drawHead(painter: DrawContext, { player, turn, width }: HandLayout, labels: Labels): void {
  const box = { x: margin, y: margin, width: width - 2 * margin, height: headHeight };
  const { words } = painter;
  painter.group('head', box, () => {
    drawPanel(painter, box, { edge: colours.panelEdgeBright });
    const y = box.y + box.height / 2;
    drawCharacter(painter, player, box.x + gap.large + pawn.head, y, pawn.head);
    const left = box.x + 2 * gap.large + 2 * pawn.head;
    const right = box.x + box.width - gap.large;
    const now = { word: words.say('pictures.people.tag.turn', { turn }), fill: colours.hullEdge };
    const taken = drawTags(painter, [...tagsOf(player, words), now], right, y - 22, sizes.label);
    const names = playerNames(player, words);
    writeFitted(painter, names, left, baselineAt(y - 22, sizes.huge), right - taken - left - gap.small, {
      size: sizes.huge,
      colour: colours.text,
      weight: weights.bold,
    });
    const facts =
      player.character === undefined || !sheetCounts(player)
        ? [labels(player.seat)]
        : characterFacts(player.character, words).map((facts) => `${labels(player.seat)} · ${facts}`);
    writeFitted(painter, facts, left, baselineAt(y + 24, sizes.label), box.x + box.width - gap.large - left, {
      size: sizes.label,
      colour: colours.muted,
    });
  });
}
