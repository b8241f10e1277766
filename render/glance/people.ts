/** A line and a half for each player: who, where, with which titles, and how many cards in hand. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { drawHandMark } from '../components/marks.ts';
import { drawPanel, drawPill } from '../components/panel.ts';
import { drawPawn } from '../components/pawn.ts';
import { cylonCard, whereabouts } from '../components/players.ts';
import { fittingTags, tagsOf, widthOfTags } from '../components/tags.ts';
import type { Tag } from '../components/tags.ts';
import { playerNames } from '../content.ts';
import type { Box } from '../layout.ts';
import { inset } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { circle, octagon, paint } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, weights } from '../theme.ts';
import { letters, say } from '../phoneMeasures.ts';

const pawn = 33;
const questionMark = 46;
/** A name needs that much room beside the tags. */
const leastName = 100;

const widthOf = (tags: ReadonlyArray<Tag>): number => widthOfTags(tags, letters.least);

/** Returns the tags in full where there is room, else in short, else by their first letters. */
function fitting(tags: ReadonlyArray<Tag>, width: number): ReadonlyArray<Tag> {
  const fitted = fittingTags(tags, width, letters.least);
  return widthOf(fitted) <= width ? fitted : tags.map((tag) => ({ ...tag, word: tag.word.charAt(0) }));
}

function drawTagsAt(painter: DrawContext, tags: ReadonlyArray<Tag>, right: number, y: number): void {
  let x = right - widthOf(tags) + gap.tiny;
  for (const { word, fill } of tags)
    x += drawPill(painter, word, x, y, { fill, ink: colours.ink, size: letters.least }) + gap.tiny;
}

function drawHand(painter: DrawContext, count: number, right: number, y: number): number {
  const words = `${count}`;
  const style = { size: letters.count, colour: colours.text, weight: weights.bold, align: 'right' } as const;
  write(painter, words, right, baselineAt(y, letters.count), style);
  const width = textWidth(words, letters.count, weights.bold);
  at(painter, right - width - gap.small - 18, y, 0.9, () => drawHandMark(painter, colours.hullEdge));
  return width + 18 * 2 + 2 * gap.small;
}

export function drawPerson(painter: DrawContext, player: PlayerView, view: GameView, box: Box): void {
  painter.group(`player/${player.seat}`, box, () => {
    const { words } = painter;
    const playing = view.over === undefined;
    drawPanel(painter, box, player.cylon === undefined ? {} : cylonCard);
    if (playing && player.seat === view.current && view.phase !== 'setup') {
      octagon(painter, inset(box, line.normal), cut.panel);
      paint(painter, { stroke: colours.gold, width: line.thick });
    }
    const middle = box.y + box.height / 2;
    drawPawn(painter, player, box.x + gap.small + pawn, middle, pawn);
    const asked = view.waitingFor.some(({ seat }) => seat === player.seat);
    const left = box.x + gap.small + 2 * pawn + gap.medium;
    const right = box.x + box.width - gap.medium;
    const [first, second] = [box.y + box.height * 0.29, box.y + box.height * 0.73];
    const tags = fitting(tagsOf(player, words), right - left - leastName);
    drawTagsAt(painter, tags, right, first);
    const name = playerNames(player, words).slice(-1);
    say(
      painter,
      name,
      { x: left, y: first, width: right - left - widthOf(tags) - gap.tiny },
      {
        size: letters.text,
        colour: player.out === true ? colours.muted : colours.text,
        weight: weights.bold,
      },
    );
    const hand = player.out === true ? 0 : drawHand(painter, player.handCount, right, second);
    const held = hand + (asked ? questionMark : 0);
    if (asked) drawQuestion(painter, right - hand - questionMark / 2, second);
    const where = { x: left, y: second, width: right - left - held - gap.small };
    say(painter, whereabouts(player, words), where, { size: letters.least, colour: colours.muted });
  });
}

function drawQuestion(painter: DrawContext, x: number, y: number): void {
  circle(painter, x, y, 19);
  paint(painter, { fill: colours.gold, stroke: colours.ink, width: line.normal });
  writeCentred(painter, '?', x, y, { size: letters.least, colour: colours.onGold, weight: weights.bold });
}
