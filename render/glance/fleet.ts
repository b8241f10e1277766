/** The areas around Galactica with their ships, and in their middle what is aboard her. */
import type { GameView } from '../../src/engine/types/view.ts';
import { areas as areaNames } from '../../src/catalogue/vocabulary.ts';
import { craftIn, modelsOf } from '../../src/engine/pieces/craft.ts';
import type { Change } from '../changes.ts';
import { drawCenturion } from '../components/cylonShips.ts';
import { drawNuke, drawRaptor, drawViperModel } from '../components/humanShips.ts';
import { drawPanel, pillWidth } from '../components/panel.ts';
import { trackSpaces } from '../content.ts';
import type { BoardArea, Box } from '../layout.ts';
import { columns } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, segments } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, weights } from '../theme.ts';
import { heights, letters, say } from '../phoneMeasures.ts';
import type { AreaPlan, GlancePlan } from './plan.ts';
import { drawSign } from './ships.ts';
import { drawBadge } from './status.ts';

const launches: ReadonlyArray<BoardArea> = ['portQuarter', 'portBow'];
/**
 * The areas before Galactica, in which Cylons fly to the right and vipers to the left; behind her they fly the other
 * way.
 */
const ahead: ReadonlyArray<BoardArea> = ['bow', 'starboardBow', 'portBow'];
const cylons: ReadonlyArray<string> = ['basestar', 'raider', 'heavyRaider'];
const inside = 12;

function drawArea(
  painter: DrawContext,
  area: BoardArea,
  { box, here, beyond }: AreaPlan,
  sign: string | undefined,
): void {
  painter.group(`area/${area}`, box, () => {
    octagon(painter, box, cut.panel);
    const launch = launches.includes(area);
    paint(painter, { fill: colours.blueDeep, opacity: launch ? 0.6 : 0.35 });
    if (beyond !== undefined) {
      octagon(painter, beyond.box, cut.panel);
      paint(painter, { fill: colours.redDark });
    }
    octagon(painter, box, cut.panel);
    paint(painter, { stroke: launch ? colours.panelEdgeBright : colours.panelEdge, width: line.normal });
    const middle = box.y + heights.title / 2 + gap.hair;
    const badge = sign === undefined ? 0 : pillWidth(sign, letters.least) + gap.small;
    const room = { x: box.x + inside, y: middle, width: box.width - 2 * inside - badge };
    const name = `${painter.words.name(area).toUpperCase()}${launch ? ' »' : ''}`;
    say(painter, name, room, {
      size: letters.least,
      colour: launch ? colours.gold : colours.muted,
      weight: weights.bold,
    });
    if (sign !== undefined) drawBadge(painter, sign, box.x + box.width - inside - badge + gap.small, middle);
    for (const ship of here)
      drawSign(painter, ship, ahead.includes(area) === cylons.includes(ship.ship.kind) ? 1 : -1, 'ship/');
    if (beyond === undefined) return;
    painter.group(`fleet/${area}`, beyond.box, () => {
      for (const ship of beyond.signs) drawSign(painter, ship, ahead.includes(area) ? 1 : -1, `fleet/${area}/`);
    });
  });
}

export function drawRing(painter: DrawContext, { areas }: GlancePlan, changes: ReadonlyArray<Change>): void {
  for (const area of areaNames)
    drawArea(painter, area, areas[area], changes.find(({ panel }) => panel === `area/${area}`)?.sign);
}

interface Cell {
  readonly name: string;
  readonly count: number;
  readonly draw: (painter: DrawContext) => void;
  readonly damaged?: true;
}

/** Each model of viper in the Reserves by itself: they fly by rules of their own (R-CMB-94 to R-CMB-97). */
function cellsOf(view: GameView): ReadonlyArray<Cell> {
  const ready = modelsOf(view, 'viper').map(({ model }, place): Cell => ({
    name: place === 0 ? 'vipers' : `vipers/${model}`,
    count: view.reserves[model] ?? 0,
    draw: (painter) => {
      drawViperModel(painter, model);
    },
  }));
  const anyViper = (painter: DrawContext): void => {
    drawViperModel(painter, undefined);
  };
  return [
    ...ready,
    { name: 'damagedVipers', count: craftIn(view, 'damagedCraft', 'viper'), draw: anyViper, damaged: true },
    { name: 'raptors', count: craftIn(view, 'reserves', 'raptor'), draw: drawRaptor },
    { name: 'nukes', count: view.nukes, draw: drawNuke },
  ];
}

/** Sizes of the icons: in a row of more cells than `few` they are smaller; the numbers stay readable on a phone. */
const icons = { few: 5, large: { width: 54, scale: 0.74 }, small: { width: 38, scale: 0.54 } } as const;
type IconSize = (typeof icons)['large' | 'small'];

function drawCell(painter: DrawContext, { count, draw, damaged }: Cell, box: Box, icon: IconSize): void {
  const y = box.y + box.height / 2;
  const words = `${count}`;
  const width = icon.width + gap.small + textWidth(words, letters.count, weights.bold);
  const x = box.x + (box.width - width) / 2;
  at(painter, x + icon.width / 2, y, icon.scale, () => draw(painter));
  if (damaged === true) {
    const rise = icon.width / 3;
    segments(painter, [
      [
        [x + 6, y + rise],
        [x + icon.width - 6, y - rise],
      ],
    ]);
    paint(painter, { stroke: colours.red, width: line.thick + line.normal });
  }
  write(painter, words, x + icon.width + gap.small, baselineAt(y, letters.count), {
    size: letters.count,
    colour: count === 0 ? colours.muted : colours.text,
    weight: weights.bold,
  });
}

/** Draws how many of the centurions aboard are on each space of the Boarding Party track. */
function drawBoarding(painter: DrawContext, boarding: GameView['boarding'], box: Box): void {
  painter.group('track/boarding', box, () => {
    const spaces = trackSpaces('boarding-party');
    const y = box.y + box.height / 2;
    at(painter, box.x + 22, y, 0.86, () => drawCenturion(painter));
    const cells = columns({ ...box, x: box.x + 48, width: box.width - 48 }, spaces.length, gap.tiny);
    cells.forEach((cell, index) => {
      const last = index === spaces.length - 1;
      const count = boarding.filter((space) => space === index).length;
      octagon(painter, cell, cut.tile);
      paint(painter, {
        fill: count > 0 ? colours.red : last ? colours.redDeep : colours.inset,
        stroke: last || count > 0 ? colours.red : colours.panelEdge,
        width: line.normal,
      });
      const words =
        count > 0 ? `×${count}` : last ? painter.words.say('pictures.board.lost').toUpperCase() : `${index}`;
      writeCentred(painter, words, cell.x + cell.width / 2, y, {
        size: count > 0 ? letters.count : letters.least,
        weight: weights.bold,
        colour: count > 0 ? colours.ink : last ? colours.text : colours.muted,
      });
    });
  });
}

export function drawShip(painter: DrawContext, view: GameView, box: Box): void {
  painter.group('galactica', box, () => {
    drawPanel(painter, box, { fill: colours.panelRaised, edge: colours.hullEdge });
    const name = painter.words.name('galactica').toUpperCase();
    say(
      painter,
      name,
      { x: box.x + inside, y: box.y + heights.title / 2 + gap.hair, width: box.width - 2 * inside },
      {
        size: letters.least,
        colour: colours.gold,
        weight: weights.bold,
      },
    );
    const half = (heights.ship - heights.title - gap.small) / 2;
    // In a row that is higher, because many ships are beside her, they stay in its middle.
    const top = box.y + heights.title + (box.height - heights.ship) / 2;
    const reserves = { x: box.x + gap.tiny, y: top, width: box.width - gap.small, height: half };
    const cells = cellsOf(view);
    const icon = cells.length > icons.few ? icons.small : icons.large;
    columns(reserves, cells.length, gap.hair).forEach((place, index) => {
      const cell = cells[index];
      if (cell !== undefined)
        painter.group(`reserve/${cell.name}`, place, () => {
          drawCell(painter, cell, place, icon);
        });
    });
    drawBoarding(painter, view.boarding, {
      x: box.x + inside,
      y: reserves.y + half + gap.tiny,
      width: box.width - 2 * inside,
      height: half - gap.tiny,
    });
  });
}
