/** Ships that are not in space, the lost ones, and the nukes. */
import type { CraftBox } from '../../src/catalogue/vocabulary.ts';
import { craftIn, modelsOf } from '../../src/engine/pieces/craft.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import type { Box } from '../layout.ts';
import { below, columns, layout, rows, titleHeight } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, segments } from '../paint/shapes.ts';
import { baselineAt, fit, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import type { reserveNames } from '../words.ts';
import { drawCivilian, drawNuke, drawRaptor, drawViper } from './humanShips.ts';
import { drawPanel, drawTitle } from './panel.ts';

interface Cell {
  /** Further models of a craft after a slash. */
  readonly name: keyof typeof reserveNames | `${keyof typeof reserveNames}/${string}`;
  readonly label: string;
  readonly count: number;
  readonly draw: (painter: Painter) => void;
  readonly lost?: true;
}

const iconScale = 0.62;
const iconWidth = 46;

/** One cell for each model of the game. */
function vipers(view: GameView, box: CraftBox, name: keyof typeof reserveNames, label: string): ReadonlyArray<Cell> {
  const models = modelsOf(view, 'viper');
  return models.map(({ model, name: own }, at): Cell => ({
    name: at === 0 ? name : `${name}/${model}`,
    label: models.length === 1 ? label : box === 'reserves' ? own : `${own}, ${label.toLowerCase()}`,
    count: view[box][model] ?? 0,
    draw: drawViper,
    ...(box === 'destroyed' ? { lost: true } : {}),
  }));
}

function cellsOf(view: GameView): ReadonlyArray<ReadonlyArray<Cell>> {
  return [
    [
      ...vipers(view, 'reserves', 'vipers', 'Vipers'),
      { name: 'raptors', label: 'Raptors', count: craftIn(view, 'reserves', 'raptor'), draw: drawRaptor },
      { name: 'nukes', label: 'Nukes', count: view.nukes, draw: drawNuke },
    ],
    [
      ...vipers(view, 'damagedCraft', 'damagedVipers', 'Damaged'),
      ...vipers(view, 'destroyed', 'lostVipers', 'Lost'),
      { name: 'lostRaptors', label: 'Lost', count: craftIn(view, 'destroyed', 'raptor'), draw: drawRaptor, lost: true },
      {
        name: 'lostCivilians',
        label: 'Lost',
        count: view.destroyedCivilians.length,
        draw: (painter) => drawCivilian(painter, undefined),
        lost: true,
      },
    ],
  ];
}

export function drawReservesFrame(painter: Painter): void {
  drawPanel(painter, layout.reserves);
  drawTitle(painter, 'Reserves', layout.reserves);
}

export function drawReserves(painter: Painter, view: GameView): void {
  const inner = below(layout.reserves, titleHeight.panel);
  const room = { x: inner.x + gap.small, y: inner.y, width: inner.width - 2 * gap.small, height: inner.height - gap.small };
  painter.group('reserves', layout.reserves, () => {
    const lines = cellsOf(view);
    const boxes = rows(room, lines.length, gap.tiny);
    lines.forEach((cells, row) => {
      const line = boxes[row];
      if (line === undefined) return;
      const cellBoxes = columns(line, cells.length, gap.tiny);
      cells.forEach((cell, index) => {
        const box = cellBoxes[index];
        if (box !== undefined) painter.group(`reserve/${cell.name}`, box, () => drawCell(painter, cell, box));
      });
    });
  });
}

function drawCell(painter: Painter, { label, count, draw, lost }: Cell, box: Box): void {
  octagon(painter, box, cut.tile);
  paint(painter, { fill: lost === true ? colours.redDark : colours.inset });
  const middle = box.x + box.width / 2;
  const top = box.y + box.height * 0.36;
  const numberWidth = textWidth(`${count}`, sizes.number, weights.bold);
  const left = middle - (iconWidth + gap.tiny + numberWidth) / 2;
  at(painter, left + iconWidth / 2, top, iconScale, () => draw(painter));
  if (lost === true) drawCross(painter, left + iconWidth / 2, top);
  write(painter, `${count}`, left + iconWidth + gap.tiny, baselineAt(top, sizes.number), {
    size: sizes.number,
    colour: count === 0 ? colours.muted : colours.text,
    weight: weights.bold,
  });
  const fitted = fit([label], box.width - gap.small, sizes.small);
  writeCentred(painter, fitted.text, middle, box.y + box.height - 15, { size: fitted.size, colour: colours.muted });
}

function drawCross(painter: Painter, x: number, y: number): void {
  segments(painter, [[[x - 16, y - 14], [x + 16, y + 14]], [[x - 16, y + 14], [x + 16, y - 14]]]);
  paint(painter, { stroke: colours.red, width: line.thick });
}
