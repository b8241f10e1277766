/** The Rebel Basestar: three locations on one arm of a basestar, and whose it is. */
import { drawBasestar } from '../components/cylonShips.ts';
import { drawRooms } from '../components/locations.ts';
import { drawPanel, drawPill, drawTitle, pillWidth } from '../components/panel.ts';
import { placesOn } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, columns, inset, titleHeight } from '../layout.ts';
import { at } from '../paint/painter.ts';
import { baselineAt, textWidth, writeFitted } from '../paint/text.ts';
import { colours, gap, sizes, weights } from '../theme.ts';
import type { FurtherBoard } from './further.ts';

const ship = { width: 132, scale: 1.15 } as const;
const sides = {
  human: {
    fill: colours.green,
    title: colours.gold,
    look: { fill: colours.colonialPanel, fillBelow: colours.panel, edge: colours.panelEdgeBright },
  },
  cylon: {
    fill: colours.red,
    title: colours.red,
    look: { fill: colours.redDark, fillBelow: colours.cylonPanel, edge: colours.cylonEdge },
  },
} as const;

function groundIn(box: Box): Box {
  return inset(below(box, titleHeight.panel - gap.small), gap.medium);
}

function roomsIn(box: Box): Box {
  const ground = groundIn(box);
  return { ...ground, x: ground.x + ship.width, width: ground.width - ship.width };
}

export const rebelBasestar: FurtherBoard = {
  id: 'rebelBasestar',
  width: 'half',
  height: 196,
  inPlay: ({ modules }) => modules.searchForHome?.rebel !== undefined,
  glance: ({ modules: { searchForHome } }, { say }) => {
    const side = searchForHome?.rebel ?? 'cylon';
    return [
      {
        panel: 'rebel',
        title: say('pictures.further.glance.rebels'),
        parts: [say(`pictures.further.rebelWith.${side}`)],
        tone: side === 'human' ? 'good' : 'danger',
      },
    ];
  },
  // All of it goes by its side, which may change.
  drawStill: () => undefined,
  draw: (painter, view, box) => {
    const { rebel } = view.modules.searchForHome ?? {};
    if (rebel === undefined) return;
    const { words } = painter;
    const { fill, look, title } = sides[rebel];
    const word = words.say(`pictures.further.rebel.${rebel}`).toUpperCase();
    const name = words.name('rebelBasestar');
    const price = [words.say('pictures.further.rebelPrice'), words.say('pictures.further.rebelPriceShort')];
    drawPanel(painter, box, look);
    drawTitle(painter, name, box, title);
    const y = box.y + titleHeight.panel / 2 + gap.tiny;
    const right = box.x + box.width - gap.medium - pillWidth(word);
    painter.group('rebel', { x: right, y: box.y, width: pillWidth(word), height: titleHeight.panel }, () => {
      drawPill(painter, word, right, y, { fill, ink: colours.ink });
    });
    const left = box.x + gap.large + textWidth(name.toUpperCase(), sizes.small, weights.bold) + gap.medium;
    writeFitted(
      painter,
      price,
      left,
      box.y + gap.hair + baselineAt(titleHeight.panel / 2, sizes.tiny),
      right - left - gap.small,
      {
        size: sizes.tiny,
        colour: colours.muted,
      },
    );
    const ground = groundIn(box);
    at(painter, ground.x + ship.width / 2 - gap.small, ground.y + ground.height / 2, ship.scale, () => {
      drawBasestar(painter, []);
    });
    const places = placesOn('rebelBasestar', view.options);
    drawRooms(painter, places, columns(roomsIn(box), places.length, gap.small), view);
  },
};
