/** The Crisis on the table, the skill check in progress, and what is in play. */
import type { CheckView, GameView } from '../../src/engine/types/view.ts';
import { crisisFace, kindOfCrisis } from '../content.ts';
import type { CrisisFace, Paragraph } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset, tableFor, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { baselineAt, textWidth, writeFitted } from '../paint/text.ts';
import { colours, gap, sizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { drawCrisisIcons } from './crisisIcons.ts';
import { checkHeight, drawCheck, drawVerdict } from './check.ts';
import { drawInPlay, entriesOf, entryHeight } from './inPlay.ts';
import { drawPanel, drawTitle } from './panel.ts';
import { drawParagraphs } from './paragraphs.ts';

const nameHeight = 42;
/** Less than a line of text would say nothing. */
const leastText = 26;

export function drawCrisisPanel(painter: DrawContext, view: GameView): void {
  const box = tableFor(view.players.length).crisis;
  painter.group('crisis', box, () => {
    const urgent = view.currentCrisis !== undefined || view.check !== undefined;
    drawPanel(painter, box, urgent ? { edge: colours.red } : {});
    const source = view.check?.source ?? view.currentCrisis;
    const { words } = painter;
    const heading = headingOf(source, view.check, words);
    drawTitle(painter, heading, box, urgent ? colours.red : colours.gold);
    const room = inset(box, gap.large);
    const top = box.y + titleHeight.panel;
    drawName(painter, view, source, { ...room, y: top, height: nameHeight });
    const check = view.check;
    const face = source === undefined ? undefined : crisisFace(source, words);
    if (face !== undefined) {
      const taken = textWidth(heading.toUpperCase(), sizes.small, weights.bold) + gap.large;
      drawCrisisIcons(
        painter,
        face,
        box.x + box.width - gap.large,
        box.y + gap.hair + titleHeight.panel / 2,
        room.width - taken,
      );
    }
    const height = check === undefined ? 0 : checkHeight(check, view.players.length, room.width);
    if (check !== undefined) drawCheck(painter, check, view.players, { ...room, y: top + nameHeight, height });
    const used = titleHeight.panel + nameHeight + height;
    const rest = { ...room, y: box.y + used, height: box.height - used - gap.small };
    const cards = entriesOf(view, words);
    const below = face === undefined ? rest : belowText(painter, textOf(face, check), rest, cards.length > 0);
    if (face === undefined || cards.length > 0) drawInPlay(painter, cards, below);
  });
}

/** Returns the card's text; when a check is over, only the part on its result. */
function textOf({ paragraphs }: CrisisFace, check: CheckView | undefined): ReadonlyArray<Paragraph> {
  if (check?.result === undefined) return paragraphs;
  const happened = paragraphs.filter(({ mark }) => mark?.tone === check.result);
  return happened.length === 0 ? paragraphs : happened;
}

/** Writes what the card does, and returns what is left for the cards in play: a line at least if there are any. */
function belowText(painter: DrawContext, paragraphs: ReadonlyArray<Paragraph>, room: Box, cardsFollow: boolean): Box {
  const height = room.height - (cardsFollow ? entryHeight + gap.medium : 0);
  const taken = height < leastText ? 0 : drawParagraphs(painter, paragraphs, { ...room, height }) + gap.tiny;
  return { ...room, y: room.y + taken, height: room.height - taken };
}

function headingOf(source: string | undefined, check: CheckView | undefined, words: PictureWords): string {
  const kind = source === undefined ? undefined : kindOfCrisis(source, words);
  return kind ?? words.say(check === undefined ? 'pictures.crisis.crisis' : 'pictures.crisis.skillCheck');
}

function drawName(painter: DrawContext, view: GameView, source: string | undefined, box: Box): void {
  const middle = box.y + box.height / 2;
  const y = baselineAt(middle, sizes.number);
  const reckless = view.modules.recklessChecks?.reckless === true;
  const taken = view.check === undefined ? 0 : drawVerdict(painter, view.check, reckless, box.x + box.width, middle);
  if (source !== undefined)
    return writeFitted(painter, painter.words.name(source), box.x, y, box.width - taken, {
      size: sizes.number,
      colour: colours.text,
      weight: weights.bold,
    });
  const last = view.crisis.discard.at(-1);
  const words =
    last === undefined
      ? painter.words.say('pictures.crisis.none')
      : painter.words.say('pictures.crisis.last', { card: painter.words.name(last) });
  return writeFitted(painter, words, box.x, y, box.width, { size: sizes.large, colour: colours.muted });
}
