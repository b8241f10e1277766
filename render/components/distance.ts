/** How far the fleet has come: a scale with the milestones, and the cards that brought it there. */
import type { GameView } from '../../src/engine/types/view.ts';
import { distanceOf, goalOf } from '../content.ts';
import type { Goal } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, inset, layout, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { baselineAt, fit, textWidth, wrapParts, write, writeCentred, writeLines } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { drawPanel, drawTitle } from './panel.ts';
import { present } from '../../src/values/present.ts';

const scale = { top: 38, height: 30, spare: 2 } as const;
const milestoneTop = scale.top + scale.height;
const milestoneHeight = 34;
const listLine = 26;

export function drawDistanceFrame(painter: DrawContext): void {
  drawPanel(painter, layout.distance);
  drawTitle(painter, painter.words.say('pictures.board.distance'), layout.distance);
}

/** Returns the cards beside the objective, and the Mission that counts already though it lies elsewhere. */
function countingCards({ travelled, modules: { searchForHome } }: GameView): ReadonlyArray<string> {
  const active = searchForHome?.active;
  return active?.counts === true ? [...travelled, active.card] : travelled;
}

/**
 * Returns the distance of each card that counts; one that carries no distance itself takes what the others leave over.
 */
function legs(view: GameView): ReadonlyArray<{ readonly card: string; readonly distance: number }> {
  const known = countingCards(view).map((card) => ({ card, distance: distanceOf(card) }));
  const blank = known.filter(({ distance }) => distance === undefined).length;
  const rest = view.distance - known.reduce((sum, { distance = 0 }) => sum + distance, 0);
  return known.map(({ card, distance }) => ({ card, distance: distance ?? Math.round(rest / blank) }));
}

export function drawDistance(painter: DrawContext, view: GameView): void {
  const box = inset(layout.distance, gap.small);
  const goal = goalOf(view.options.objective, painter.words);
  painter.group('distance', layout.distance, () => {
    drawTotal(painter, view, goal);
    const bar: Box = {
      x: box.x + gap.small,
      y: layout.distance.y + scale.top,
      width: box.width - 2 * gap.small,
      height: scale.height,
    };
    const end = Math.max(view.distance, (goal.milestones.at(-1)?.distance ?? 0) + scale.spare);
    drawBar(painter, view, bar, end);
    labelsOf(goal, bar, end, painter.words).forEach((label) => drawMilestone(painter, label, bar, end, view.distance));
    drawList(painter, view, below(layout.distance, milestoneTop + milestoneHeight));
  });
}

function drawTotal(painter: DrawContext, view: GameView, goal: Goal): void {
  const { x, y, width } = layout.distance;
  const right = x + width - gap.large;
  const base = y + gap.hair + baselineAt(titleHeight.panel / 2, sizes.number);
  const values = { end: goal.milestones.at(-1)?.distance ?? 0 };
  const room =
    width -
    3 * gap.large -
    textWidth(painter.words.say('pictures.board.distance').toUpperCase(), sizes.small, weights.bold);
  const number = textWidth(`${view.distance}`, sizes.number, weights.bold);
  const { say } = painter.words;
  const wordings = [
    say('pictures.board.distanceOf', { ...values, goal: goal.name }),
    say('pictures.board.distanceOfShort', values),
  ];
  const words = ` ${fit(wordings, room - number, sizes.small).text}`;
  write(painter, words, right, base, { size: sizes.small, colour: colours.muted, align: 'right' });
  write(painter, `${view.distance}`, right - textWidth(words, sizes.small), base, {
    size: sizes.number,
    colour: colours.text,
    weight: weights.bold,
    align: 'right',
  });
}

function drawBar(painter: DrawContext, view: GameView, bar: Box, end: number): void {
  octagon(painter, bar, cut.chip);
  paint(painter, { fill: colours.inset, stroke: colours.panelEdge, width: line.normal });
  const step = bar.width / end;
  let x = bar.x;
  for (const { distance } of legs(view)) {
    const leg = {
      x: x + gap.hair,
      y: bar.y + gap.hair,
      width: distance * step - 2 * gap.hair,
      height: bar.height - 2 * gap.hair,
    };
    octagon(painter, leg, cut.chip);
    paint(painter, { fill: colours.blue });
    writeCentred(painter, `${distance}`, leg.x + leg.width / 2, leg.y + leg.height / 2, {
      size: sizes.small,
      colour: colours.ink,
      weight: weights.bold,
    });
    x += distance * step;
  }
  segments(
    painter,
    Array.from(
      { length: end - 1 },
      (_, index) =>
        [
          [bar.x + (index + 1) * step, bar.y + bar.height - 7],
          [bar.x + (index + 1) * step, bar.y + bar.height],
        ] as const,
    ),
  );
  paint(painter, { stroke: colours.panelEdgeBright, width: line.thin });
}

interface Label {
  readonly distance: number;
  readonly words: string;
  readonly left: number;
  readonly size: number;
}

/** Each below its milestone, unless it would leave the bar or run into the next one: then further to the left. */
function labelsOf({ milestones }: Goal, bar: Box, end: number, words: PictureWords): ReadonlyArray<Label> {
  const labels: Array<Label> = [];
  const all = milestones.map(({ distance, events }) => `${distance} ${events.map(words.name).join(' + ')}`);
  const widths = (size: number): number =>
    all.reduce((sum, said) => sum + textWidth(said, size, weights.bold) + gap.medium, -gap.medium);
  const size = [sizes.small, 22, 21].find((each) => widths(each) <= bar.width) ?? sizes.tiny;
  let free = bar.x + bar.width;
  for (const [index, { distance }] of [...milestones.entries()].toReversed()) {
    const said = present(all[index], `milestone ${index}`);
    const width = textWidth(said, size, weights.bold);
    const middle = bar.x + (distance * bar.width) / end;
    const left = Math.max(bar.x, Math.min(middle - width / 2, free - width));
    labels.push({ distance, words: said, left, size });
    free = left - gap.medium;
  }
  return labels.toReversed();
}

function drawMilestone(
  painter: DrawContext,
  { distance, words, left, size }: Label,
  bar: Box,
  end: number,
  travelled: number,
): void {
  const x = bar.x + (distance * bar.width) / end;
  const reached = travelled >= distance;
  // It stops at the bar, whose numbers it would cross.
  segments(painter, [
    [
      [x, bar.y - 6],
      [x, bar.y + 2],
    ],
    [
      [x, bar.y + bar.height - 2],
      [x, bar.y + bar.height + 6],
    ],
  ]);
  paint(painter, { stroke: colours.gold, width: line.thick - 1 });
  polygon(painter, [
    [x, bar.y + bar.height + 4],
    [x - 7, bar.y + bar.height + 13],
    [x + 7, bar.y + bar.height + 13],
  ]);
  paint(painter, reached ? { fill: colours.gold } : { fill: colours.inset, stroke: colours.gold, width: line.normal });
  write(painter, words, left, bar.y + bar.height + milestoneHeight - gap.hair, {
    size,
    colour: reached ? colours.gold : colours.muted,
    weight: weights.bold,
  });
}

function drawList(painter: DrawContext, view: GameView, box: Box): void {
  const room = {
    x: box.x + gap.large,
    y: box.y + gap.tiny,
    width: box.width - 2 * gap.large,
    height: box.height - gap.small,
  };
  const parts = legs(view).map(({ card, distance }) => `${distance} ${painter.words.name(card)}`);
  const lines =
    parts.length === 0
      ? [painter.words.say('pictures.board.notJumped')]
      : wrapParts(parts, '  ·  ', room.width, sizes.small, weights.text);
  writeLines(painter, lines, room, listLine, { size: sizes.small, colour: colours.text, weight: weights.text });
}
