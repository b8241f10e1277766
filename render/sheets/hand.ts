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
import { cardFace, characterFacts, characterNames, loyaltyKind, motiveSide, skillFace, standingFace } from '../content.ts';
import type { Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, sheetWidth } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { baselineAt, write, writeFitted } from '../paint/text.ts';
import { colours, gap, pawn, sizes, skillLooks, weights } from '../theme.ts';

const margin = gap.large;
const headHeight = 104;
const titleRoom = 44;
const handColumns = 3;

interface Section {
  readonly title: string;
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

function skillCards(hand: ReadonlyArray<string>): ReadonlyArray<TextCard> {
  return stacked(hand).map(({ card, count }) => {
    const face = skillFace(card);
    const look = skillLooks[face?.skill ?? 'treachery'];
    return {
      id: card,
      fill: look.fill,
      ink: look.ink,
      badge: `${face?.value ?? ''}`,
      remarks: [look.letters, ...times(count)],
      ...cardFace(card),
    };
  });
}

const loyaltyLooks = {
  notACylon: { fill: colours.green, ink: colours.ink, side: 'HUMAN' },
  personalGoal: { fill: colours.green, ink: colours.ink, side: 'HUMAN' },
  finalFive: { fill: colours.green, ink: colours.ink, side: 'HUMAN' },
  cylon: { fill: colours.red, ink: colours.ink, side: 'CYLON' },
  sympathizer: { fill: colours.orange, ink: colours.ink, side: 'SYMPATHIZER' },
  sympatheticCylon: { fill: colours.orange, ink: colours.ink, side: 'SYMPATHETIC CYLON' },
  mutineer: { fill: colours.gold, ink: colours.onGold, side: 'MUTINEER' },
} as const;

function loyaltyCards({ loyalty, modules: { personalGoals = [] } }: OwnView): ReadonlyArray<TextCard> {
  return stacked(loyalty.map(({ card, faceUp }) => `${faceUp ? '+' : '-'}${card}`)).map(({ card: key, count }) => {
    const card = key.slice(1);
    const { fill, ink, side } = loyaltyLooks[loyaltyKind(card) ?? 'notACylon'];
    const revealed = key.startsWith('+') ? ['REVEALED'] : [];
    const met = personalGoals.some((goal) => goal.card === card && goal.met) ? ['MET NOW'] : [];
    return { id: key, fill, ink, badge: '', remarks: [side, ...times(count), ...revealed, ...met], ...cardFace(card) };
  });
}

function plainCards(
  cards: ReadonlyArray<string>,
  look: { readonly fill: string; readonly ink: string },
  badge: string,
): ReadonlyArray<TextCard> {
  return stacked(cards).map(({ card, count }) => ({ id: card, ...look, badge, remarks: times(count), ...cardFace(card) }));
}

const agendaLook = { fill: colours.orange, ink: colours.ink } as const;

/** The secret aim; before each condition stands whether it is so now. The line before the conditions names the team. */
function agendaCards({ modules: { cylonLeaders } }: OwnView): ReadonlyArray<TextCard> {
  return plainCards(cylonLeaders === undefined ? [] : [cylonLeaders.agenda], agendaLook, 'A').map((card) => ({
    ...card,
    paragraphs: card.paragraphs.map((paragraph, index): Paragraph => {
      const holds = cylonLeaders?.holds[index - 1];
      return holds === undefined
        ? paragraph
        : { ...paragraph, mark: holds ? { word: 'MET', tone: 'pass' } : { word: 'NOT MET', tone: 'fail' } };
    }),
  }));
}

const mutinyLook = { fill: colours.orange, ink: colours.ink } as const;

const motiveLooks = {
  humans: { fill: colours.green, ink: colours.ink, side: 'HUMANS' },
  cylons: { fill: colours.red, ink: colours.ink, side: 'CYLONS' },
} as const;

/** With whom each is for, and whether it lies open or is so just now. */
function motiveCards({ modules: { motives = [] } }: OwnView): ReadonlyArray<TextCard> {
  return motives.map(({ card, revealed, holds }) => {
    const { fill, ink, side } = motiveLooks[motiveSide(card)];
    const remark = revealed ? ['REVEALED'] : [holds ? 'MET' : 'NOT MET'];
    return { id: card, fill, ink, badge: 'M', remarks: [side, ...remark], ...cardFace(card) };
  });
}

/** What is different for somebody who belongs to no team. */
function standingCards(view: GameView): ReadonlyArray<TextCard> {
  const face = standingFace(view);
  return face === undefined ? [] : [{ id: 'standing', ...agendaLook, badge: '', remarks: [], ...face }];
}

function sectionsOf(view: GameView, own: OwnView, player: PlayerView): ReadonlyArray<Section> {
  const sections: ReadonlyArray<Section> = [
    { title: `Hand: ${own.hand.length === 1 ? '1 card' : `${own.hand.length} cards`}`, columns: handColumns, cards: skillCards(own.hand) },
    { title: 'Loyalty', columns: 1, cards: loyaltyCards(own) },
    { title: 'Agenda', columns: 1, cards: own.modules.cylonLeaders === undefined ? [] : [...agendaCards(own), ...standingCards(view)] },
    { title: 'Motives', columns: 2, cards: motiveCards(own) },
    { title: 'Cylon Leader', columns: 1, cards: own.modules.motives === undefined ? [] : standingCards(view) },
    { title: 'Mutiny', columns: 2, cards: plainCards(own.modules.mutiny?.cards?.cards ?? [], mutinyLook, 'M') },
    { title: 'Super Crisis', columns: 1, cards: plainCards(own.superCrises, { fill: colours.red, ink: colours.ink }, '!!') },
    { title: 'Quorum hand', columns: 2, cards: plainCards(own.quorumHand, { fill: colours.gold, ink: colours.onGold }, 'Q') },
    { title: 'Character', columns: handColumns, cards: sheetCounts(player) ? abilityCards(player.character ?? '', player) : [] },
  ];
  return sections.filter(({ cards, title }) => cards.length > 0 || title.startsWith('Hand'));
}

interface PlacedCard {
  readonly card: TextCard;
  readonly box: Box;
}

interface PlacedSection {
  readonly title: string;
  readonly y: number;
  readonly cards: ReadonlyArray<PlacedCard>;
}

export interface HandLayout {
  readonly width: number;
  readonly height: number;
  readonly player: PlayerView;
  readonly turn: number;
  readonly sections: ReadonlyArray<PlacedSection>;
}

/** Cards beside each other, a row as high as its highest card; returns where they end. */
function placeRows({ cards, columns: count }: Section, top: number): { readonly placed: ReadonlyArray<PlacedCard>; readonly end: number } {
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

/** Where everything is on a sheet. Throws an `Error` for a view without a viewer. */
export function layOutHand(view: GameView): HandLayout {
  const player = view.players.find(({ seat }) => seat === view.viewer);
  if (view.own === undefined || player === undefined)
    throw new Error('The picture of a hand needs the view of the player whose hand it is.');
  let y = margin + headHeight + gap.medium;
  const sections = sectionsOf(view, view.own, player).map((section): PlacedSection => {
    const { placed, end } = placeRows(section, y + titleRoom);
    const title = { title: section.title, y, cards: placed };
    y = end;
    return title;
  });
  return { width: sheetWidth, height: Math.ceil(y + margin - gap.medium), player, turn: view.turn, sections };
}

export function drawHand(painter: Painter, plan: HandLayout, labels: Labels): void {
  drawStarField(painter, plan);
  drawHead(painter, plan, labels);
  for (const { title, y, cards } of plan.sections) {
    const box = { x: margin, y, width: plan.width - 2 * margin, height: titleRoom };
    painter.group(`title/${title}`, box, () => {
      write(painter, title.toUpperCase(), box.x + gap.small, baselineAt(y + titleRoom / 2, sizes.large), {
        size: sizes.large,
        colour: colours.gold,
        weight: weights.bold,
      });
    });
    for (const { card, box: place } of cards) drawTextCard(painter, card, place);
  }
}

function drawHead(painter: Painter, { player, turn, width }: HandLayout, labels: Labels): void {
  const box = { x: margin, y: margin, width: width - 2 * margin, height: headHeight };
  painter.group('head', box, () => {
    drawPanel(painter, box, { edge: colours.panelEdgeBright });
    const y = box.y + box.height / 2;
    drawCharacter(painter, player, box.x + gap.large + pawn.head, y, pawn.head);
    const left = box.x + 2 * gap.large + 2 * pawn.head;
    const right = box.x + box.width - gap.large;
    const taken = drawTags(painter, [...tagsOf(player), { word: `Turn ${turn}`, fill: colours.hullEdge }], right, y - 22, sizes.label);
    const names = player.character === undefined ? [`Seat ${player.seat + 1}`] : characterNames(player.character);
    writeFitted(painter, names, left, baselineAt(y - 22, sizes.huge), right - taken - left - gap.small, {
      size: sizes.huge,
      colour: colours.text,
      weight: weights.bold,
    });
    const facts =
      player.character === undefined || !sheetCounts(player)
        ? labels(player.seat)
        : `${labels(player.seat)} · ${characterFacts(player.character)}`;
    writeFitted(painter, facts, left, baselineAt(y + 24, sizes.label), box.x + box.width - gap.large - left, {
      size: sizes.label,
      colour: colours.muted,
    });
  });
}
