/** What lies on the table for longer: cards in play and those before a player, what holds until the turn ends, what is gone. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { characterNames, nameOf } from '../content.ts';
import type { Box } from '../layout.ts';
import { titleHeight } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { paint, segments } from '../paint/shapes.ts';
import { baselineAt, write, writeFitted } from '../paint/text.ts';
import { colours, gap, line, sizes, weights } from '../theme.ts';
import { cylonsGone } from '../words.ts';
import { drawPawn, lettersOf } from './pawn.ts';

/** How high a line is: as much room as the panel keeps for what is in play. */
export const entryHeight = 42;
const entryPawn = 17;

export interface Entry {
  readonly words: string;
  /** Before whom a card lies. */
  readonly owner?: PlayerView;
}

function shortName(character: string): string {
  return characterNames(character).at(-1) ?? '';
}

/** What isn't a card: effects until the end of the turn, ships that are lost, characters that can't come back. */
function standing({ turnEffects, lostBoards, modules }: GameView): ReadonlyArray<Entry> {
  const gone = modules.executions?.gone ?? [];
  const cylons = cylonsGone(modules.searchForHome?.gone);
  return [
    ...(turnEffects.nextCrisisJumps ? ['This turn: the next Crisis has a jump icon'] : []),
    ...turnEffects.protects.map((resource) => `This turn: next loss of ${nameOf(resource).toLowerCase()} is 1 less`),
    ...(modules.negotiation?.truce === true ? ['This turn: no Cylon ship acts'] : []),
    ...lostBoards.map((board) => `Destroyed: ${nameOf(board)}`),
    ...(cylons === '' ? [] : [`Out of the game: ${cylons}`]),
    ...(gone.length === 0 ? [] : [`Executed: ${gone.map(shortName).join(', ')}`]),
  ].map((words) => ({ words }));
}

/** Cards in play that lie before nobody, those before a player, and what else lasts. */
export function entriesOf(view: GameView): ReadonlyArray<Entry> {
  return [
    ...view.inPlay.map((card) => ({ words: nameOf(card) })),
    ...view.players.flatMap((owner) => owner.attached.map((card) => ({ words: nameOf(card), owner }))),
    ...standing(view),
  ];
}

/** As a list, or in one line where there is no room for one. */
export function drawInPlay(painter: Painter, entries: ReadonlyArray<Entry>, box: Box): void {
  segments(painter, [[[box.x, box.y + gap.tiny], [box.x + box.width, box.y + gap.tiny]]]);
  paint(painter, { stroke: colours.panelEdge, width: line.normal });
  const top = box.y + gap.small + titleHeight.panel;
  const lines = Math.floor((box.y + box.height - top) / entryHeight);
  if (entries.length === 0 || (lines < 2 && entries.length > lines))
    return drawLine(painter, entries, { ...box, y: box.y + gap.small, height: entryHeight }, 'In play:');
  write(painter, 'IN PLAY', box.x, box.y + gap.small + baselineAt(titleHeight.panel / 2, sizes.small), {
    size: sizes.small,
    colour: colours.gold,
    weight: weights.bold,
  });
  const shown = entries.length <= lines ? entries : entries.slice(0, lines - 1);
  shown.forEach((entry, index) => drawEntry(painter, entry, { ...box, y: top + index * entryHeight, height: entryHeight }));
  if (shown.length === entries.length) return;
  drawLine(painter, entries.slice(shown.length), { ...box, y: top + shown.length * entryHeight, height: entryHeight }, 'Also:');
}

function drawEntry(painter: Painter, { words, owner }: Entry, box: Box): void {
  const y = box.y + box.height / 2;
  const left = owner === undefined ? box.x : box.x + 2 * entryPawn + gap.small;
  if (owner !== undefined) drawPawn(painter, owner, box.x + entryPawn, y, entryPawn);
  writeFitted(painter, words, left, baselineAt(y, sizes.large), box.x + box.width - left, { size: sizes.large, colour: colours.text });
}

/** The first of them, with the initials of whom they lie before, and how many others there are. */
function wording(entries: ReadonlyArray<Entry>, count: number, lead: string): string {
  const named = `${lead} ${entries
    .slice(0, count)
    .map(({ words, owner }) => (owner === undefined ? words : `${words} (${lettersOf(owner)})`))
    .join(' · ')}`;
  return count === entries.length ? named : `${named} and ${entries.length - count} more`;
}

/** One line with as many of them as fit. */
function drawLine(painter: Painter, entries: ReadonlyArray<Entry>, box: Box, lead: string): void {
  const wordings = entries.length === 0 ? [`${lead} nothing`] : entries.map((_, index) => wording(entries, entries.length - index, lead));
  writeFitted(painter, wordings, box.x, baselineAt(box.y + box.height / 2, sizes.label), box.width, {
    size: sizes.label,
    colour: colours.text,
  });
}
