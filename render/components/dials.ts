/** The four resource dials. In the red zone a dial turns red, and says so in a word. */
import type { GameView } from '../../src/engine/types/view.ts';
import { dialOf } from '../content.ts';
import type { Dial } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, layout } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { circle, paint } from '../paint/shapes.ts';
import { fitSmaller, write, writeCentred } from '../paint/text.ts';
import { colours, gap, line, sizes, weights } from '../theme.ts';
import { drawPanel, drawPill, pillWidth } from './panel.ts';
import { drawResource } from './resourceIcons.ts';

type Resource = keyof GameView['resources'];

const order: ReadonlyArray<Resource> = ['fuel', 'food', 'morale', 'population'];
const ring = { radius: 55, width: 13, top: 74, from: 0.75 * Math.PI, sweep: 1.5 * Math.PI, slit: 0.03 } as const;
const labelFromBottom = 14;

export function drawDialFrame(painter: DrawContext): void {
  drawPanel(painter, layout.dials);
}

export function drawDials(painter: DrawContext, view: GameView): void {
  const boxes = columns(layout.dials, order.length, 0);
  order.forEach((resource, index) => {
    const box = boxes[index];
    if (box !== undefined)
      painter.group(`dial/${resource}`, box, () => drawDial(painter, resource, view.resources[resource], box));
  });
}

function drawDial(painter: DrawContext, resource: Resource, value: number, box: Box): void {
  const dial = dialOf(resource);
  const low = value <= dial.redZone;
  const [x, y] = [box.x + box.width / 2, box.y + ring.top];
  circle(painter, x, y, ring.radius - ring.width);
  paint(painter, { fill: low ? colours.redDeep : colours.inset });
  drawRing(painter, x, y, value, dial);
  writeCentred(painter, `${value}`, x, y, { size: sizes.dial, colour: colours.text, weight: weights.bold });
  at(painter, x, y + ring.radius - gap.small, 0.8, () =>
    drawResource(painter, resource, low ? colours.red : colours.gold),
  );
  const label = box.y + box.height - labelFromBottom;
  const name = painter.words.name(resource);
  const warnings = [painter.words.say('pictures.board.low', { resource: name }), `${name}!`];
  if (low) drawWarning(painter, warnings, x, label, box.width - 2 * gap.small);
  else write(painter, name, x, label, { size: sizes.large, colour: colours.text, align: 'center' });
}

/** The name on red ground, with the word that says why. */
function drawWarning(painter: DrawContext, wordings: ReadonlyArray<string>, x: number, y: number, width: number): void {
  const { text, size } = fitSmaller(wordings, width - 2 * gap.small, sizes.label, weights.bold);
  drawPill(painter, text, x - pillWidth(text, size) / 2, y - size * 0.35, {
    fill: colours.red,
    ink: colours.ink,
    size,
  });
}

function drawRing(painter: DrawContext, x: number, y: number, value: number, { max, redZone }: Dial): void {
  const { ctx } = painter;
  const step = ring.sweep / max;
  for (let mark = 1; mark <= max; mark += 1) {
    const from = ring.from + (mark - 1) * step + ring.slit;
    const lit = mark <= value;
    const dim = mark <= redZone ? colours.redDeep : colours.panelEdge;
    ctx.beginPath();
    ctx.arc(x, y, ring.radius - ring.width / 2, from, from + step - 2 * ring.slit);
    paint(painter, {
      stroke: lit ? (value <= redZone ? colours.red : mark <= redZone ? colours.orange : colours.green) : dim,
      width: ring.width,
    });
  }
  const border = ring.from + redZone * step;
  const [cos, sin] = [Math.cos(border), Math.sin(border)];
  ctx.beginPath();
  ctx.moveTo(x + (ring.radius - ring.width - 3) * cos, y + (ring.radius - ring.width - 3) * sin);
  ctx.lineTo(x + (ring.radius + 3) * cos, y + (ring.radius + 3) * sin);
  paint(painter, { stroke: colours.red, width: line.thick - 1 });
}
