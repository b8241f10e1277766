/**
 * New Caprica: its six places in a row, the last three of them the occupation track, and the ships that are kept there.
 */
import type { NewCapricaView } from '../../src/engine/modules/newCaprica/view.ts';
import { drawCivilian } from '../components/humanShips.ts';
import { drawForce } from '../components/occupationForce.ts';
import { drawRooms } from '../components/locations.ts';
import { drawPanel, drawPill, drawTitle, pillWidth } from '../components/panel.ts';
import { placeNames, placesOn } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, columns, inset, rows, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at, clipped } from '../paint/painter.ts';
import { octagon, paint, polygon, segments } from '../paint/shapes.ts';
import { baselineAt, fit, write, writeCentred } from '../paint/text.ts';
import type { Point } from '../paint/shapes.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import type { FurtherBoard } from './further.ts';
import { present } from '../../src/values/present.ts';

const look = { fill: colours.colonialPanel, fillBelow: colours.inset, edge: colours.panelEdge } as const;
const strip = { ships: 150, forces: 34, force: 34 } as const;
/** Index of the place at which the occupation track begins. */
const trackFrom = 3;

function groundIn(box: Box): Box {
  return inset(below(box, titleHeight.panel - gap.small), gap.medium);
}

function stacksIn(box: Box): Box {
  const ground = groundIn(box);
  return { ...ground, width: strip.ships };
}

function roomsIn(box: Box): Box {
  const ground = groundIn(box);
  return {
    x: ground.x + strip.ships + gap.medium,
    y: ground.y,
    width: ground.width - strip.ships - gap.medium,
    height: ground.height - strip.forces,
  };
}

/** Bare hills under a grey sky. */
function drawHills(painter: DrawContext, box: Box): void {
  const ridge: ReadonlyArray<Point> = [
    [0, 0.75],
    [0.12, 0.55],
    [0.24, 0.7],
    [0.4, 0.42],
    [0.55, 0.66],
    [0.7, 0.5],
    [0.86, 0.72],
    [1, 0.58],
  ];
  const crest: ReadonlyArray<Point> = ridge.map(([x, y]): Point => [box.x + x * box.width, box.y + y * box.height]);
  clipped(
    painter,
    () => octagon(painter, box, cut.panel),
    () => {
      polygon(painter, [...crest, [box.x + box.width, box.y + box.height], [box.x, box.y + box.height]]);
      paint(painter, { fill: colours.civilianDark, opacity: 0.35 });
    },
  );
}

function drawTrack(painter: DrawContext, rooms: ReadonlyArray<Box>, y: number): void {
  const track = rooms.slice(trackFrom);
  const [first] = track;
  const last = track.at(-1);
  if (first === undefined || last === undefined) return;
  segments(painter, [
    [
      [first.x + gap.small, y],
      [last.x + last.width - gap.small, y],
    ],
  ]);
  paint(painter, { stroke: colours.cylonEdge, width: line.thick });
}

function drawForces(
  painter: DrawContext,
  { forces }: NewCapricaView,
  ids: ReadonlyArray<string>,
  rooms: ReadonlyArray<Box>,
  y: number,
): void {
  ids.forEach((id, index) => {
    const room = rooms[index];
    if (room === undefined || index < trackFrom) return;
    const count = forces.filter((location) => location === id).length;
    const box = { x: room.x, y: y - strip.force / 2, width: room.width, height: strip.force };
    painter.group(`forces/${id}`, box, () => {
      for (let n = 0; n < count; n += 1)
        at(painter, room.x + room.width / 2 + (n - (count - 1) / 2) * strip.force, y, 1, () => drawForce(painter));
    });
  });
}

/** Within the box of a stack: its word, and below it a ship with the number. */
const stack = { word: 18, number: 50, ship: 54, scale: 0.8 } as const;

function drawStack(painter: DrawContext, name: 'locked' | 'prepared', count: number, box: Box): void {
  painter.group(`stack/${name}`, box, () => {
    octagon(painter, box, cut.tile);
    paint(painter, { fill: colours.inset, stroke: count > 0 ? colours.civilian : colours.panelEdge, width: line.thin });
    const word = fit([painter.words.say(`pictures.further.${name}`)], box.width - gap.small, sizes.label);
    writeCentred(painter, word.text, box.x + box.width / 2, box.y + stack.word, {
      size: word.size,
      colour: colours.muted,
    });
    at(painter, box.x + stack.ship, box.y + stack.number, stack.scale, () => drawCivilian(painter, undefined));
    write(painter, `${count}`, box.x + box.width - gap.large, baselineAt(box.y + stack.number, sizes.number), {
      size: sizes.number,
      colour: count === 0 ? colours.muted : colours.text,
      weight: weights.bold,
      align: 'right',
    });
  });
}

function orbitWords(inOrbit: boolean, words: PictureWords): string {
  return words.say(inOrbit ? 'pictures.further.inOrbit' : 'pictures.further.away');
}

function glanceWords(
  { inOrbit, forces, locked, prepared }: NewCapricaView,
  words: PictureWords,
): ReadonlyArray<string> {
  const places = [...new Set(forces)].map((place) => {
    const count = forces.filter((one) => one === place).length;
    const name = present(placeNames(place, words).at(-1), place);
    return count > 1 ? words.say('pictures.further.placeTimes', { place: name, count }) : name;
  });
  const where =
    places.length === 0
      ? words.say('pictures.further.noForces')
      : words.say('pictures.further.forces', { places: places.join(', ') });
  return [orbitWords(inOrbit, words), words.say('pictures.further.ships', { locked, prepared }), where];
}

export const newCaprica: FurtherBoard = {
  id: 'newCaprica',
  width: 'full',
  height: 220,
  inPlay: (view) => view.modules.newCaprica !== undefined,
  glance: ({ modules: { newCaprica: settlement } }, words) =>
    settlement === undefined
      ? []
      : [
          {
            panel: 'board/newCaprica',
            title: words.say('pictures.further.glance.settlement'),
            parts: glanceWords(settlement, words),
            tone: settlement.inOrbit ? 'good' : 'danger',
          },
        ],
  drawStill: (painter, box) => {
    drawPanel(painter, box, look);
    drawTitle(painter, painter.words.name('newCaprica'), box);
    drawHills(painter, groundIn(box));
  },
  draw: (painter, view, box) => {
    const { newCaprica: settlement } = view.modules;
    if (settlement === undefined) return;
    const places = placesOn('newCaprica', view.options);
    const ground = roomsIn(box);
    const rooms = columns(ground, places.length, gap.small);
    const y = ground.y + ground.height + strip.forces / 2 + gap.hair;
    drawRooms(painter, places, rooms, view);
    drawTrack(painter, rooms, y);
    drawForces(
      painter,
      settlement,
      places.map(({ id }) => id),
      rooms,
      y,
    );
    const [locked, prepared] = rows(stacksIn(box), 2, gap.small);
    if (locked !== undefined) drawStack(painter, 'locked', settlement.locked, locked);
    if (prepared !== undefined) drawStack(painter, 'prepared', settlement.prepared, prepared);
    const word = orbitWords(settlement.inOrbit, painter.words).toUpperCase();
    drawPill(
      painter,
      word,
      box.x + box.width - gap.medium - pillWidth(word),
      box.y + titleHeight.panel / 2 + gap.tiny,
      {
        fill: settlement.inOrbit ? colours.green : colours.orange,
        ink: colours.ink,
      },
    );
  },
};
