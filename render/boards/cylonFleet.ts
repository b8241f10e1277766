/** The Cylon Fleet board: the ring of its areas, in the middle the Pursuit track and the Basestar Bridge. */
import { cylonShips } from '../../src/catalogue/vocabulary.ts';
import type { CylonFleetView } from '../../src/engine/modules/cylonFleet/state.ts';
import type { ShipView } from '../../src/engine/types/view.ts';
import { drawShipsIn } from '../components/areas.ts';
import { drawCivilian } from '../components/humanShips.ts';
import { drawRooms } from '../components/locations.ts';
import { drawPanel, drawPointer, drawTitle } from '../components/panel.ts';
import { fleetAreas, placesOn, pursuitSpaces, spaceSign, type PursuitSpace } from '../content.ts';
import type { BoardArea, Box, Ring } from '../layout.ts';
import { below, columns, inset, ringIn, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { textWidth, write, writeBlock, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import type { FurtherBoard } from './further.ts';

const look = { fill: colours.redDark, fillBelow: colours.cylonPanel, edge: colours.cylonEdge } as const;
const flank = { width: 252, height: 96 } as const;
const bridge = 236;
const pointer = 9;
const signWidth = 100;
const ship = { width: 46, scale: 0.6 } as const;

function ringOf(box: Box): Ring {
  return ringIn(inset(below(box, titleHeight.panel - gap.small), gap.medium), flank);
}

function trackIn({ middle }: Ring): Box {
  return { ...middle, width: middle.width - bridge - gap.medium };
}

function bridgeIn({ middle }: Ring): Box {
  return { ...middle, x: middle.x + middle.width - bridge, width: bridge };
}

function drawAreaFrame(painter: DrawContext, area: BoardArea, numbers: string, box: Box): void {
  octagon(painter, box, cut.tile);
  paint(painter, { fill: colours.inset, opacity: 0.7 });
  octagon(painter, box, cut.tile);
  paint(painter, { stroke: colours.cylonEdge, width: line.thin });
  const y = box.y + titleHeight.area - gap.hair;
  const name = painter.words.name(area).toUpperCase();
  const x = box.x + gap.medium;
  write(painter, name, x, y, { size: sizes.tiny, colour: colours.muted, weight: weights.bold });
  write(painter, numbers, x + textWidth(name, sizes.tiny, weights.bold) + gap.small, y, {
    size: sizes.tiny,
    colour: colours.red,
    weight: weights.bold,
  });
}

/** They are counted, not numbered: here each gets a number of its own. */
function shipsIn(area: BoardArea, { ships }: CylonFleetView): ReadonlyArray<ShipView> {
  const kinds = cylonShips.flatMap((kind) => Array.from({ length: ships[area][kind] }, () => kind));
  return kinds.map((kind, index): ShipView => {
    const common = { id: index, area };
    return kind === 'basestar' ? { ...common, kind, damage: [] } : { ...common, kind };
  });
}

function drawSpace(painter: DrawContext, space: PursuitSpace, box: Box, here: boolean, last: boolean): void {
  octagon(painter, box, cut.tile);
  const fill = here ? colours.gold : last ? colours.redDeep : colours.inset;
  const stroke = here ? colours.text : last ? colours.red : colours.cylonEdge;
  paint(painter, { fill, stroke, width: here ? line.thick - 1 : line.normal });
  const ink = here ? colours.onGold : colours.text;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2 + (here ? pointer / 2 : 0);
  if (space.civilians > 0) drawShips(painter, space.civilians, x, y, ink);
  else if (last || space.start) {
    const sign = spaceSign(space, painter.words);
    const middle = { ...box, x: x - signWidth / 2, width: signWidth, y: y - box.height / 2 };
    writeBlock(painter, sign, middle, { size: sizes.small, colour: ink, weight: weights.bold });
  }
  if (here) drawPointer(painter, x, box.y + pointer + line.normal, pointer, 'down', colours.onGold);
}

/** Draws how many civilian ships are placed: `+2` and a ship. */
function drawShips(painter: DrawContext, count: number, x: number, y: number, ink: string): void {
  const words = `+${count}`;
  const width = textWidth(words, sizes.number, weights.bold);
  writeCentred(painter, words, x - ship.width / 2, y, { size: sizes.number, colour: ink, weight: weights.bold });
  at(painter, x + (width + gap.tiny) / 2, y, ship.scale, () => {
    drawCivilian(painter, undefined);
  });
}

function drawPursuit(painter: DrawContext, { pursuit }: CylonFleetView, box: Box): void {
  const title = titleHeight.area;
  const name = painter.words.say('pictures.further.pursuit').toUpperCase();
  write(painter, name, box.x + gap.small, box.y + title - gap.small, {
    size: sizes.small,
    colour: colours.red,
    weight: weights.bold,
  });
  const spaces = pursuitSpaces();
  const boxes = columns({ ...box, y: box.y + title, height: box.height - title }, spaces.length, gap.small);
  spaces.forEach((space, index) => {
    const one = boxes[index];
    if (one !== undefined) drawSpace(painter, space, one, index === pursuit, index === spaces.length - 1);
  });
}

/** “2 of 4”, and what the marker's next space brings. */
function pursuitWords({ pursuit }: CylonFleetView, words: PictureWords): ReadonlyArray<string> {
  const spaces = pursuitSpaces();
  const last = spaces.length - 1;
  const next = spaces[pursuit + 1];
  const civilians = next?.civilians ?? 0;
  const ships = civilians > 0 ? [words.say('pictures.further.pursuitShips', { count: civilians })] : [];
  const where = words.say('pictures.further.pursuitOf', { space: pursuit, last });
  return [where, ...(pursuit + 1 === last ? [words.say('pictures.further.pursuitLast')] : ships)];
}

export const cylonFleet: FurtherBoard = {
  id: 'cylonFleet',
  width: 'full',
  height: 368,
  inPlay: (view) => view.modules.cylonFleet !== undefined,
  glance: ({ modules: { cylonFleet: fleet } }, words) =>
    fleet === undefined
      ? []
      : [
          {
            panel: 'track/pursuit',
            title: words.say('pictures.further.glance.pursuit'),
            parts: pursuitWords(fleet, words),
            tone: 'danger',
          },
        ],
  beyond: ({ modules: { cylonFleet: fleet } }, area) => (fleet === undefined ? [] : shipsIn(area, fleet)),
  drawStill: (painter, box) => {
    drawPanel(painter, box, look);
    drawTitle(painter, painter.words.say('pictures.further.cylonFleet'), box, colours.red);
    const { areas } = ringOf(box);
    for (const { area, numbers } of fleetAreas()) drawAreaFrame(painter, area, numbers, areas[area]);
  },
  draw: (painter, view, box) => {
    const { cylonFleet: fleet } = view.modules;
    if (fleet === undefined) return;
    const ring = ringOf(box);
    for (const { area } of fleetAreas()) {
      const room = ring.areas[area];
      painter.group(`fleet/${area}`, room, () => {
        drawShipsIn(
          painter,
          shipsIn(area, fleet),
          inset(below(room, titleHeight.area - gap.tiny), gap.hair),
          `fleet/${area}/`,
        );
      });
    }
    const track = trackIn(ring);
    painter.group('track/pursuit', track, () => {
      drawPursuit(painter, fleet, track);
    });
    drawRooms(painter, placesOn('cylonFleetBoard', view.options), [bridgeIn(ring)], view);
  },
};
