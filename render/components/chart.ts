/**
 * The four resources and the distance over time, as lines that differ in color, in dashes and in the sign at their
 * end.
 */
import { letters } from '../phoneMeasures.ts';
import type { FleetHistory, MarkKind, HistoryResource } from '../history.ts';
import { markKinds, resourceOrder } from '../history.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { circle, paint, segments } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, gap, line, weights } from '../theme.ts';
import { inForm, tell } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';
import { drawResource } from './resourceIcons.ts';
import { present } from '../../src/values/present.ts';

type Course = HistoryResource | 'distance';
const courseOrder: ReadonlyArray<Course> = [...resourceOrder, 'distance'];

const looks: Readonly<Record<Course, { readonly colour: string; readonly dashes: ReadonlyArray<number> }>> = {
  fuel: { colour: colours.orange, dashes: [] },
  food: { colour: colours.green, dashes: [18, 7] },
  morale: { colour: colours.changed, dashes: [4, 6] },
  population: { colour: colours.text, dashes: [20, 6, 4, 6] },
  distance: { colour: colours.blue, dashes: [2, 8] },
};
const markFills: Readonly<Record<MarkKind, string>> = {
  cylon: colours.red,
  executed: colours.gold,
  brig: colours.muted,
  losses: colours.orange,
  vipers: colours.viper,
  nearMiss: colours.changed,
};
const room = { left: 56, right: 252, below: 44, marks: 56, legend: 52 } as const;
const labelHeight = 48;
const badge = 21;
const step = 5;
const mostTicks = 7;

interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (level: number) => number;
}

function coursesOf({ resources, distance }: FleetHistory): Readonly<Record<Course, ReadonlyArray<number>>> {
  return { ...resources, distance };
}

/** Rows of marks above the plot: marks near each other stand in different ones. */
function markRows(history: FleetHistory, x: Scale['x']): ReadonlyArray<ReadonlyArray<FleetHistory['marks'][number]>> {
  const rows: Array<Array<FleetHistory['marks'][number]>> = [];
  for (const mark of history.marks) {
    const free = rows.find((row) => row.every(({ turn }) => Math.abs(x(turn) - x(mark.turn)) > 2 * badge + gap.tiny));
    if (free === undefined) rows.push([mark]);
    else free.push(mark);
  }
  return rows;
}

export function drawChart(painter: DrawContext, history: FleetHistory, box: Box): void {
  const turns = Math.max(1, history.distance.length - 1);
  const width = box.width - room.left - room.right;
  const x = (turn: number): number => box.x + room.left + (turn / turns) * width;
  const rows = markRows(history, x);
  const above = gap.large + Math.max(1, rows.length) * room.marks;
  const legend = legendRows(history, box.width - gap.large, painter.words);
  const legendHeight = legend.length * room.legend + gap.small;
  const plot = { x: x(0), y: box.y + above, width, height: box.height - above - room.below - legendHeight };
  const courses = coursesOf(history);
  const most = Math.ceil(Math.max(step, ...courseOrder.flatMap((course) => courses[course])) / step) * step;
  const scale: Scale = { x, y: (level) => plot.y + plot.height - (level / most) * plot.height };
  drawGrid(painter, scale, plot, turns, most);
  drawJumps(painter, history.jumps, scale, plot);
  for (const course of courseOrder) drawCourse(painter, course, courses[course], scale);
  drawEnds(painter, courses, scale, plot);
  rows.forEach((row, index) => {
    for (const { turn, kind } of row) drawMark(painter, kind, x(turn), box.y + above - (index + 0.5) * room.marks);
  });
  drawLegend(painter, legend, { x: box.x + gap.large, y: box.y + box.height - legendHeight });
}

function drawGrid(painter: DrawContext, { x, y }: Scale, plot: Box, turns: number, most: number): void {
  const small = { size: letters.least, colour: colours.muted };
  for (let level = 0; level <= most; level += step) {
    segments(painter, [
      [
        [plot.x, y(level)],
        [plot.x + plot.width, y(level)],
      ],
    ]);
    paint(painter, {
      stroke: level === 0 ? colours.red : colours.panelEdge,
      width: level === 0 ? line.normal : line.thin,
    });
    write(painter, `${level}`, plot.x - gap.medium, baselineAt(y(level), letters.least), { ...small, align: 'right' });
  }
  const every = Math.max(1, Math.ceil(turns / mostTicks));
  for (let turn = 0; turn <= turns; turn += every)
    writeCentred(
      painter,
      turn === 0 ? painter.words.say('pictures.ending.start') : `${turn}`,
      x(turn),
      plot.y + plot.height + 28,
      small,
    );
}

function drawJumps(painter: DrawContext, jumps: ReadonlyArray<number>, { x }: Scale, plot: Box): void {
  for (const turn of new Set(jumps)) {
    segments(painter, [
      [
        [x(turn), plot.y],
        [x(turn), plot.y + plot.height],
      ],
    ]);
    paint(painter, { stroke: colours.blue, width: line.normal, opacity: 0.7 });
  }
}

function drawCourse(painter: DrawContext, course: Course, levels: ReadonlyArray<number>, { x, y }: Scale): void {
  const { ctx } = painter;
  const { colour, dashes } = looks[course];
  ctx.beginPath();
  levels.forEach((level, turn) => (turn === 0 ? ctx.moveTo(x(turn), y(level)) : ctx.lineTo(x(turn), y(level))));
  ctx.setLineDash([...dashes]);
  paint(painter, { stroke: colour, width: line.thick + 1 });
  ctx.setLineDash([]);
}

/** Sign, last level and name of each line, at the height where it ends, moved apart so that none covers another. */
function drawEnds(
  painter: DrawContext,
  courses: Readonly<Record<Course, ReadonlyArray<number>>>,
  { y }: Scale,
  plot: Box,
): void {
  const ends = courseOrder
    .map((course) => ({ course, level: present(courses[course].at(-1), `a level of ${course}`) }))
    .sort((a, b) => b.level - a.level);
  const lowest = plot.y + plot.height + gap.medium;
  let above = Number.NEGATIVE_INFINITY;
  ends.forEach(({ course, level }, index) => {
    const last = lowest - (ends.length - 1 - index) * labelHeight;
    const middle = Math.min(last, Math.max(y(level), above + labelHeight));
    above = middle;
    const left = plot.x + plot.width + gap.medium;
    const { colour } = looks[course];
    if (course === 'distance')
      writeCentred(painter, '»', left + 16, middle, { size: letters.number, colour, weight: weights.bold });
    else at(painter, left + 16, middle, 0.85, () => drawResource(painter, course, colour));
    write(painter, `${level}`, left + 40, baselineAt(middle, letters.count), {
      size: letters.count,
      colour,
      weight: weights.bold,
    });
    const name = course === 'distance' ? painter.words.say('pictures.board.distance') : painter.words.name(course);
    write(painter, name, left + 84, baselineAt(middle, letters.least), { size: letters.least, colour });
  });
}

const letterOf = (kind: MarkKind, words: PictureWords): string =>
  words.word(inForm(tell(`pictures.ending.mark.${kind}`), 'letter'));

function drawMark(painter: DrawContext, kind: MarkKind, x: number, y: number): void {
  circle(painter, x, y, badge);
  paint(painter, { fill: markFills[kind], stroke: colours.ink, width: line.normal });
  writeCentred(painter, letterOf(kind, painter.words), x, y, {
    size: letters.least,
    colour: colours.ink,
    weight: weights.bold,
  });
}

interface LegendEntry {
  /** `undefined`: the line of a jump. */
  readonly kind: MarkKind | undefined;
  readonly word: string;
  readonly width: number;
}

/** Returns the legend of the marks' letters and the lines of jumps, in as many rows as they need. */
function legendRows(
  { marks, jumps }: FleetHistory,
  width: number,
  words: PictureWords,
): ReadonlyArray<ReadonlyArray<LegendEntry>> {
  const entry = (kind: MarkKind | undefined, word: string): LegendEntry => ({
    kind,
    word,
    width: 2 * badge + gap.small + textWidth(word, letters.least) + 2 * gap.large,
  });
  const entries = [
    ...markKinds
      .filter((each) => marks.some(({ kind }) => kind === each))
      .map((kind) => entry(kind, words.say(`pictures.ending.mark.${kind}`))),
    ...(jumps.length === 0 ? [] : [entry(undefined, words.say('pictures.ending.jumps', { count: jumps.length }))]),
  ];
  const rows: Array<Array<LegendEntry>> = [];
  for (const each of entries) {
    const row = rows.at(-1);
    const taken = row?.reduce((sum, one) => sum + one.width, 0) ?? Number.POSITIVE_INFINITY;
    if (row === undefined || taken + each.width > width) rows.push([each]);
    else row.push(each);
  }
  return rows;
}

function drawLegend(
  painter: DrawContext,
  rows: ReturnType<typeof legendRows>,
  { x: left, y: top }: Pick<Box, 'x' | 'y'>,
): void {
  rows.forEach((row, index) => {
    const y = top + (index + 0.5) * room.legend;
    let x = left;
    for (const { kind, word, width } of row) {
      if (kind === undefined) {
        segments(painter, [
          [
            [x + badge, y - badge],
            [x + badge, y + badge],
          ],
        ]);
        paint(painter, { stroke: colours.blue, width: line.thick });
      } else drawMark(painter, kind, x + badge, y);
      write(painter, word, x + 2 * badge + gap.small, baselineAt(y, letters.least), {
        size: letters.least,
        colour: colours.muted,
      });
      x += width;
    }
  });
}
