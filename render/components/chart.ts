/** The four resources over time, as lines that differ in colour, in dashes and in the sign at their end. */
import { nameOf } from '../content.ts';
import type { History, Resource } from '../history.ts';
import { resourceOrder } from '../history.ts';
import type { Box } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { paint, segments } from '../paint/shapes.ts';
import { baselineAt, write, writeCentred } from '../paint/text.ts';
import { colours, gap, line, sizes, weights } from '../theme.ts';
import { drawResource } from './resourceIcons.ts';

const looks: Readonly<Record<Resource, { readonly colour: string; readonly dashes: ReadonlyArray<number> }>> = {
  fuel: { colour: colours.orange, dashes: [] },
  food: { colour: colours.green, dashes: [18, 7] },
  morale: { colour: colours.changed, dashes: [4, 6] },
  population: { colour: colours.text, dashes: [20, 6, 4, 6] },
};
const room = { left: 52, right: 200, top: 40, bottom: 44 } as const;
const labelHeight = 38;
const step = 5;
const mostTicks = 10;

interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (level: number) => number;
}

export function drawChart(painter: Painter, history: History, box: Box): void {
  const plot = {
    x: box.x + room.left,
    y: box.y + room.top,
    width: box.width - room.left - room.right,
    height: box.height - room.top - room.bottom,
  };
  const turns = Math.max(1, history.resources.fuel.length - 1);
  const most = Math.ceil(Math.max(step, ...resourceOrder.flatMap((resource) => history.resources[resource])) / step) * step;
  const scale: Scale = {
    x: (turn) => plot.x + (turn / turns) * plot.width,
    y: (level) => plot.y + plot.height - (level / most) * plot.height,
  };
  drawGrid(painter, scale, plot, turns, most);
  drawJumps(painter, history.jumps, scale, plot);
  for (const resource of resourceOrder) drawCourse(painter, resource, history.resources[resource], scale);
  drawEnds(painter, history, scale, plot);
}

function drawGrid(painter: Painter, { x, y }: Scale, plot: Box, turns: number, most: number): void {
  for (let level = 0; level <= most; level += step) {
    segments(painter, [[[plot.x, y(level)], [plot.x + plot.width, y(level)]]]);
    paint(painter, { stroke: level === 0 ? colours.red : colours.panelEdge, width: level === 0 ? line.normal : line.thin });
    write(painter, `${level}`, plot.x - gap.medium, baselineAt(y(level), sizes.small), {
      size: sizes.small,
      colour: colours.muted,
      align: 'right',
    });
  }
  const every = Math.max(1, Math.ceil(turns / mostTicks));
  for (let turn = 0; turn <= turns; turn += every) {
    writeCentred(painter, turn === 0 ? 'start' : `${turn}`, x(turn), plot.y + plot.height + 24, {
      size: sizes.small,
      colour: colours.muted,
    });
  }
}

function drawJumps(painter: Painter, jumps: ReadonlyArray<number>, { x }: Scale, plot: Box): void {
  for (const turn of new Set(jumps)) {
    const here = jumps.filter((jump) => jump === turn).length;
    segments(painter, [[[x(turn), plot.y - 6], [x(turn), plot.y + plot.height]]]);
    paint(painter, { stroke: colours.blue, width: line.thin, opacity: 0.7 });
    writeCentred(painter, here > 1 ? `»×${here}` : '»', x(turn), plot.y - 20, {
      size: sizes.name,
      colour: colours.blue,
      weight: weights.bold,
    });
  }
}

function drawCourse(painter: Painter, resource: Resource, course: ReadonlyArray<number>, { x, y }: Scale): void {
  const { ctx } = painter;
  const { colour, dashes } = looks[resource];
  ctx.beginPath();
  course.forEach((level, turn) => (turn === 0 ? ctx.moveTo(x(turn), y(level)) : ctx.lineTo(x(turn), y(level))));
  ctx.setLineDash([...dashes]);
  paint(painter, { stroke: colour, width: line.thick });
  ctx.setLineDash([]);
}

/** Sign, name and last level of each line, at the height where it ends, moved apart so that none covers another. */
function drawEnds(painter: Painter, history: History, { x, y }: Scale, plot: Box): void {
  const ends = resourceOrder
    .map((resource) => ({ resource, level: history.resources[resource].at(-1) ?? 0 }))
    .sort((a, b) => b.level - a.level);
  const lowest = plot.y + plot.height + room.bottom - labelHeight / 2 - gap.tiny;
  let above = Number.NEGATIVE_INFINITY;
  ends.forEach(({ resource, level }, index) => {
    const last = lowest - (ends.length - 1 - index) * labelHeight;
    const middle = Math.min(last, Math.max(y(level), above + labelHeight));
    above = middle;
    const left = x(history.resources[resource].length - 1) + gap.medium;
    const { colour } = looks[resource];
    at(painter, left + 16, middle, 0.75, () => drawResource(painter, resource, colour));
    write(painter, `${level}`, left + 40, baselineAt(middle, sizes.number), { size: sizes.number, colour, weight: weights.bold });
    write(painter, nameOf(resource), left + 78, baselineAt(middle, sizes.label), { size: sizes.label, colour });
  });
}
