/**
 * Things that lie on the table for longer: cards in play and those before a player, what holds until the turn ends,
 * what is gone.
 */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { goneCylons } from '../content.ts';
import type { Box } from '../layout.ts';
import { titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { paint, segments } from '../paint/shapes.ts';
import { baselineAt, write, writeFitted } from '../paint/text.ts';
import { colours, gap, line, sizes, weights } from '../theme.ts';
import { inRow, noun } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';
import { drawPawn, lettersOf } from './pawn.ts';

/** How high a line is: as much room as the panel keeps for what is in play. */
export const entryHeight = 42;
const entryPawn = 17;

export interface InPlayLine {
  readonly words: string;
  /** The player who has the card before them. */
  readonly owner?: PlayerView;
}

/**
 * Returns the lines that aren't cards: effects until the end of the turn, ships that are lost, characters that can't
 * come back.
 */
function standing({ turnEffects, lostBoards, modules }: GameView, words: PictureWords): ReadonlyArray<InPlayLine> {
  const gone = modules.executions?.gone ?? [];
  const cylons = goneCylons(modules.searchForHome?.gone);
  return [
    ...(turnEffects.nextCrisisJumps ? [words.say('pictures.crisis.nextJumps')] : []),
    ...turnEffects.protects.map((resource) => words.say('pictures.crisis.protects', { resource: noun(resource) })),
    ...(modules.negotiation?.truce === true ? [words.say('pictures.crisis.truce')] : []),
    ...lostBoards.map((board) => words.say('pictures.crisis.destroyed', { board: words.name(board) })),
    ...(cylons.length === 0 ? [] : [words.say('pictures.crisis.outOfGame', { ships: inRow(cylons) })]),
    ...(gone.length === 0
      ? []
      : [words.say('pictures.crisis.executed', { characters: gone.map(words.shortName).join(', ') })]),
  ].map((said) => ({ words: said }));
}

/** Cards in play that lie before no one, those before a player, and what else lasts. */
export function entriesOf(view: GameView, words: PictureWords): ReadonlyArray<InPlayLine> {
  return [
    ...view.inPlay.map((card) => ({ words: words.name(card) })),
    ...view.players.flatMap((owner) => owner.attached.map((card) => ({ words: words.name(card), owner }))),
    ...standing(view, words),
  ];
}

/** Draws the entries as a list, or in one line where there is no room for one. */
export function drawInPlay(painter: DrawContext, entries: ReadonlyArray<InPlayLine>, box: Box): void {
  segments(painter, [
    [
      [box.x, box.y + gap.tiny],
      [box.x + box.width, box.y + gap.tiny],
    ],
  ]);
  paint(painter, { stroke: colours.panelEdge, width: line.normal });
  const top = box.y + gap.small + titleHeight.panel;
  const lines = Math.floor((box.y + box.height - top) / entryHeight);
  if (entries.length === 0 || (lines < 2 && entries.length > lines))
    return drawLine(
      painter,
      entries,
      { ...box, y: box.y + gap.small, height: entryHeight },
      'pictures.crisis.inPlayCards',
    );
  const title = painter.words.say('pictures.crisis.inPlay').toUpperCase();
  write(painter, title, box.x, box.y + gap.small + baselineAt(titleHeight.panel / 2, sizes.small), {
    size: sizes.small,
    colour: colours.gold,
    weight: weights.bold,
  });
  const shown = entries.length <= lines ? entries : entries.slice(0, lines - 1);
  shown.forEach((entry, index) =>
    drawEntry(painter, entry, { ...box, y: top + index * entryHeight, height: entryHeight }),
  );
  if (shown.length === entries.length) return;
  const last = { ...box, y: top + shown.length * entryHeight, height: entryHeight };
  drawLine(painter, entries.slice(shown.length), last, 'pictures.crisis.also');
}

function drawEntry(painter: DrawContext, { words, owner }: InPlayLine, box: Box): void {
  const y = box.y + box.height / 2;
  const left = owner === undefined ? box.x : box.x + 2 * entryPawn + gap.small;
  if (owner !== undefined) drawPawn(painter, owner, box.x + entryPawn, y, entryPawn);
  writeFitted(painter, words, left, baselineAt(y, sizes.large), box.x + box.width - left, {
    size: sizes.large,
    colour: colours.text,
  });
}

/** Returns the entry's words, with the initials of the player who has it before them. */
export function entryWords({ words: said, owner }: InPlayLine, words: PictureWords): string {
  return owner === undefined ? said : `${said} (${lettersOf(owner, words)})`;
}

type Lead = 'pictures.crisis.inPlayCards' | 'pictures.crisis.also';

/** The first of them, and how many others there are. */
function wording(entries: ReadonlyArray<InPlayLine>, shown: number, lead: Lead, words: PictureWords): string {
  const cards = entries
    .slice(0, shown)
    .map((entry) => entryWords(entry, words))
    .join(' · ');
  const count = entries.length - shown;
  return words.say(lead, { cards: count === 0 ? cards : words.say('pictures.crisis.andMore', { cards, count }) });
}

/** One line with as many of them as fit. */
function drawLine(painter: DrawContext, entries: ReadonlyArray<InPlayLine>, box: Box, lead: Lead): void {
  const wordings =
    entries.length === 0
      ? [painter.words.say('pictures.crisis.inPlayNothing')]
      : entries.map((_, index) => wording(entries, entries.length - index, lead, painter.words));
  writeFitted(painter, wordings, box.x, baselineAt(box.y + box.height / 2, sizes.label), box.width, {
    size: sizes.label,
    colour: colours.text,
  });
}
