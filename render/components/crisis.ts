/** The Crisis on the table, the skill check in progress, and the cards that stay in play. */
import type { CheckView, GameView } from '../../src/engine/types/view.ts';
import { crisisFace, nameOf } from '../content.ts';
import type { CrisisFace, Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset, layout, titleHeight } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { paint, segments } from '../paint/shapes.ts';
import { baselineAt, write, writeFitted } from '../paint/text.ts';
import { colours, gap, line, sizes, weights } from '../theme.ts';
import { drawCrisisIcons } from './crisisIcons.ts';
import { checkHeight, drawCheck, drawResult } from './check.ts';
import { drawPanel, drawTitle } from './panel.ts';
import { drawParagraphs } from './paragraphs.ts';
import { drawPawn } from './pawn.ts';

const nameHeight = 42;
const entryHeight = 42;
const entryPawn = 17;
/** Less than a line of text would say nothing. */
const leastText = 26;

export function drawCrisisPanel(painter: Painter, view: GameView): void {
  const box = layout.crisis;
  painter.group('crisis', box, () => {
    const urgent = view.currentCrisis !== undefined || view.check !== undefined;
    drawPanel(painter, box, urgent ? { edge: colours.red } : {});
    const source = view.check?.source ?? view.currentCrisis;
    drawTitle(painter, headingOf(source, view.check), box, urgent ? colours.red : colours.gold);
    const room = inset(box, gap.large);
    const top = box.y + titleHeight.panel;
    drawName(painter, view, source, { ...room, y: top, height: nameHeight });
    const check = view.check;
    const face = source === undefined ? undefined : crisisFace(source);
    if (face !== undefined) drawCrisisIcons(painter, face, box.x + box.width - gap.large, box.y + gap.hair + titleHeight.panel / 2);
    const height = check === undefined ? 0 : checkHeight(check, room.width);
    if (check !== undefined) drawCheck(painter, check, view.players, { ...room, y: top + nameHeight, height });
    const used = titleHeight.panel + nameHeight + height;
    const rest = { ...room, y: box.y + used, height: box.height - used - gap.small };
    const cards = entriesOf(view);
    const below = face === undefined ? rest : belowText(painter, textOf(face, check), rest, cards.length > 0);
    if (face === undefined || cards.length > 0) drawInPlay(painter, cards, view, below);
  });
}

/** When a check is over, only what came of it still counts. */
function textOf({ paragraphs }: CrisisFace, check: CheckView | undefined): ReadonlyArray<Paragraph> {
  if (check?.result === undefined) return paragraphs;
  const happened = paragraphs.filter(({ mark }) => mark?.tone === check.result);
  return happened.length === 0 ? paragraphs : happened;
}

/** Writes what the card does, and returns what is left for the cards in play: a line at least if there are any. */
function belowText(painter: Painter, paragraphs: ReadonlyArray<Paragraph>, room: Box, cardsFollow: boolean): Box {
  const height = room.height - (cardsFollow ? entryHeight + gap.medium : 0);
  const taken = height < leastText ? 0 : drawParagraphs(painter, paragraphs, { ...room, height }) + gap.tiny;
  return { ...room, y: room.y + taken, height: room.height - taken };
}

function headingOf(source: string | undefined, check: CheckView | undefined): string {
  if (source?.startsWith('super-crisis/') === true) return 'Super crisis';
  if (source?.startsWith('crisis/') === true) return 'Crisis';
  return check === undefined ? 'Crisis' : 'Skill check';
}

function drawName(painter: Painter, view: GameView, source: string | undefined, box: Box): void {
  const middle = box.y + box.height / 2;
  const y = baselineAt(middle, sizes.number);
  const taken = view.check === undefined ? 0 : drawResult(painter, view.check, box.x + box.width, middle);
  if (source !== undefined) return writeFitted(painter, nameOf(source), box.x, y, box.width - taken, { size: sizes.number, colour: colours.text, weight: weights.bold });
  const last = view.crisis.discard.at(-1);
  const words = last === undefined ? 'No crisis yet' : `None now. Last: ${nameOf(last)}`;
  return writeFitted(painter, words, box.x, y, box.width, { size: sizes.large, colour: colours.muted });
}

interface Entry {
  readonly card: string;
  readonly seat: number | undefined;
}

/** Cards in play that lie before nobody, and those before a player. */
function entriesOf(view: GameView): ReadonlyArray<Entry> {
  return [
    ...view.inPlay.map((card) => ({ card, seat: undefined })),
    ...view.players.flatMap(({ attached, seat }) => attached.map((card) => ({ card, seat }))),
  ];
}

function drawInPlay(painter: Painter, entries: ReadonlyArray<Entry>, view: GameView, box: Box): void {
  segments(painter, [[[box.x, box.y + gap.tiny], [box.x + box.width, box.y + gap.tiny]]]);
  paint(painter, { stroke: colours.panelEdge, width: line.normal });
  const room = Math.max(1, Math.floor((box.height - gap.small) / entryHeight));
  if (room === 1 || entries.length === 0) return drawInPlayLine(painter, entries, { ...box, y: box.y + gap.small, height: entryHeight });
  write(painter, 'IN PLAY', box.x, box.y + gap.small + baselineAt(titleHeight.panel / 2, sizes.small), { size: sizes.small, colour: colours.gold, weight: weights.bold });
  const top = box.y + gap.small + titleHeight.panel;
  const lines = Math.max(1, Math.floor((box.y + box.height - top) / entryHeight));
  const shown = entries.length <= lines ? entries : entries.slice(0, lines - 1);
  shown.forEach((entry, index) => drawEntry(painter, entry, view, { ...box, y: top + index * entryHeight, height: entryHeight }));
  if (shown.length === entries.length) return;
  const more = { ...box, y: top + shown.length * entryHeight, height: entryHeight };
  drawInPlayLine(painter, entries.slice(shown.length), more, 'Also:');
}

function drawEntry(painter: Painter, { card, seat }: Entry, view: GameView, box: Box): void {
  const y = box.y + box.height / 2;
  const owner = view.players.find((player) => player.seat === seat);
  const left = owner === undefined ? box.x : box.x + 2 * entryPawn + gap.small;
  if (owner !== undefined) drawPawn(painter, owner, box.x + entryPawn, y, entryPawn);
  writeFitted(painter, nameOf(card), left, baselineAt(y, sizes.large), box.x + box.width - left, { size: sizes.large, colour: colours.text });
}

/** All of them in one line of names. */
function drawInPlayLine(painter: Painter, entries: ReadonlyArray<Entry>, box: Box, lead = 'In play:'): void {
  const names = entries.length === 0 ? 'nothing' : entries.map(({ card }) => nameOf(card)).join(', ');
  const counted = `${entries.length} cards`;
  const y = baselineAt(box.y + box.height / 2, sizes.label);
  writeFitted(painter, entries.length < 2 ? `${lead} ${names}` : [`${lead} ${names}`, `${lead} ${counted}`], box.x, y, box.width, { size: sizes.label, colour: colours.text });
}
