/** Ships that are not in space, the lost ones, and the nukes. */
import type { CraftBox } from '../../src/catalogue/vocabulary.ts';
import { craftIn, modelsOf } from '../../src/engine/pieces/craft.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import type { Box } from '../layout.ts';
import { below, columns, layout, rows, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, segments } from '../paint/shapes.ts';
import { baselineAt, fit, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import { noun } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';
import { drawCivilian, drawNuke, drawRaptor, drawViperModel } from './humanShips.ts';
import { drawPanel, drawTitle } from './panel.ts';

export const reserves = [
  'vipers',
  'raptors',
  'nukes',
  'damagedVipers',
  'lostVipers',
  'lostRaptors',
  'lostCivilians',
] as const;
export type Reserve = (typeof reserves)[number];

interface Cell {
  /** Further models of a craft after a slash. */
  readonly name: Reserve | `${Reserve}/${string}`;
  /** The name, from the fullest to the shortest wording. */
  readonly labels: ReadonlyArray<string>;
  readonly count: number;
  readonly draw: (painter: DrawContext) => void;
  readonly lost?: true;
}

/** Sizes of the icons: in a row of more cells than `few` everything is a little smaller. */
const icons = {
  few: 4,
  large: { scale: 0.62, width: 46, number: sizes.number },
  small: { scale: 0.5, width: 36, number: sizes.large },
} as const;
type IconSize = (typeof icons)['large' | 'small'];

/** A model without the word that it shares with others. */
function modelNames(model: string, own: string, words: PictureWords): ReadonlyArray<string> {
  const values = { model, name: noun(`viper/${model}`, own) };
  return [words.say('pictures.board.model', values), words.say('pictures.board.modelShort', values)];
}

/** One cell for each model of the game; those of the first model have these labels. */
function vipers(
  view: GameView,
  box: Exclude<CraftBox, 'destroyed'>,
  name: Reserve,
  labels: ReadonlyArray<string>,
  words: PictureWords,
): ReadonlyArray<Cell> {
  // What is never damaged has no place among the damaged ones (R-CMB-97).
  const models = modelsOf(view, 'viper').filter(({ neverDamaged }) => box !== 'damagedCraft' || neverDamaged !== true);
  return models.map(({ model, name: own }, at): Cell => ({
    name: at === 0 ? name : `${name}/${model}`,
    labels: at === 0 ? labels : modelNames(model, own, words),
    count: view[box][model] ?? 0,
    draw: (painter) => {
      drawViperModel(painter, model);
    },
  }));
}

const lostLabels = ({ say }: PictureWords): ReadonlyArray<string> => [
  say('pictures.board.lostShips'),
  say('pictures.board.lostShipsShort'),
];

/** The destroyed vipers of all models together: no one chooses among them here. */
function lostVipers(view: GameView, words: PictureWords): Cell {
  const count = craftIn(view, 'destroyed', 'viper');
  return {
    name: 'lostVipers',
    labels: lostLabels(words),
    count,
    draw: (painter) => {
      drawViperModel(painter, undefined);
    },
    lost: true,
  };
}

function cellsOf(view: GameView, words: PictureWords): ReadonlyArray<ReadonlyArray<Cell>> {
  const { say } = words;
  return [
    [
      ...vipers(view, 'reserves', 'vipers', [say('pictures.board.vipers'), say('pictures.board.vipersShort')], words),
      {
        name: 'raptors',
        labels: [say('pictures.board.raptors'), say('pictures.board.raptorsShort')],
        count: craftIn(view, 'reserves', 'raptor'),
        draw: drawRaptor,
      },
      {
        name: 'nukes',
        labels: [say('pictures.board.nukes'), say('pictures.board.nukesShort')],
        count: view.nukes,
        draw: drawNuke,
      },
    ],
    [
      ...vipers(
        view,
        'damagedCraft',
        'damagedVipers',
        [say('pictures.board.damaged'), say('pictures.board.damagedShort')],
        words,
      ),
      lostVipers(view, words),
      {
        name: 'lostRaptors',
        labels: lostLabels(words),
        count: craftIn(view, 'destroyed', 'raptor'),
        draw: drawRaptor,
        lost: true,
      },
      {
        name: 'lostCivilians',
        labels: lostLabels(words),
        count: view.destroyedCivilians.length,
        draw: (painter) => drawCivilian(painter, undefined),
        lost: true,
      },
    ],
  ];
}

export function drawReservesFrame(painter: DrawContext): void {
  drawPanel(painter, layout.reserves);
  drawTitle(painter, painter.words.say('pictures.board.reserves'), layout.reserves);
}

export function drawReserves(painter: DrawContext, view: GameView): void {
  const inner = below(layout.reserves, titleHeight.panel);
  const room = {
    x: inner.x + gap.small,
    y: inner.y,
    width: inner.width - 2 * gap.small,
    height: inner.height - gap.small,
  };
  painter.group('reserves', layout.reserves, () => {
    const lines = cellsOf(view, painter.words);
    const boxes = rows(room, lines.length, gap.tiny);
    lines.forEach((cells, row) => {
      const line = boxes[row];
      if (line === undefined) return;
      const cellBoxes = columns(line, cells.length, gap.tiny);
      cells.forEach((cell, index) => {
        const box = cellBoxes[index];
        const size = cells.length > icons.few ? icons.small : icons.large;
        if (box !== undefined)
          painter.group(`reserve/${cell.name}`, box, () => {
            drawCell(painter, cell, box, size);
          });
      });
    });
  });
}

function drawCell(painter: DrawContext, { labels, count, draw, lost }: Cell, box: Box, icon: IconSize): void {
  octagon(painter, box, cut.tile);
  paint(painter, { fill: lost === true ? colours.redDark : colours.inset });
  const middle = box.x + box.width / 2;
  const top = box.y + box.height * 0.36;
  const numberWidth = textWidth(`${count}`, icon.number, weights.bold);
  const left = middle - (icon.width + gap.tiny + numberWidth) / 2;
  at(painter, left + icon.width / 2, top, icon.scale, () => draw(painter));
  if (lost === true) drawCross(painter, left + icon.width / 2, top);
  write(painter, `${count}`, left + icon.width + gap.tiny, baselineAt(top, icon.number), {
    size: icon.number,
    colour: count === 0 ? colours.muted : colours.text,
    weight: weights.bold,
  });
  const fitted = fit(labels, box.width - gap.small, sizes.small);
  writeCentred(painter, fitted.text, middle, box.y + box.height - 15, { size: fitted.size, colour: colours.muted });
}

function drawCross(painter: DrawContext, x: number, y: number): void {
  segments(painter, [
    [
      [x - 16, y - 14],
      [x + 16, y + 14],
    ],
    [
      [x - 16, y + 14],
      [x + 16, y - 14],
    ],
  ]);
  paint(painter, { stroke: colours.red, width: line.thick });
}
