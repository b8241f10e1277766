/** The allies and where each can be met, beside each other: the board itself has only room for their letters. */
import type { AllyView } from '../../src/engine/modules/allies/view.ts';
import { drawAlly } from '../components/ally.ts';
import { drawPanel, drawPill, drawTitle, pillWidth } from '../components/panel.ts';
import { placeNames, traumaSymbol } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, columns, inset, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { baselineAt, writeFitted } from '../paint/text.ts';
import { colours, gap, sizes, weights } from '../theme.ts';
import type { FurtherBoard } from './further.ts';
import { present } from '../../src/values/present.ts';

/** How many allies are in play at a time, at most. */
const most = 3;
const radius = 30;
const lines = { name: 0.3, place: 0.74 } as const;

function cellsIn(box: Box): ReadonlyArray<Box> {
  const ground = inset(below(box, titleHeight.panel - gap.small), gap.medium);
  return columns(ground, most, gap.medium);
}

function drawEntry(painter: DrawContext, ally: AllyView, box: Box): void {
  const left = box.x + 2 * radius + gap.medium;
  const { words } = painter;
  const symbol =
    ally.token === undefined
      ? undefined
      : words.say(`pictures.further.symbol.${traumaSymbol(ally.token)}`).toUpperCase();
  const pill = symbol === undefined ? 0 : pillWidth(symbol) + gap.small;
  const width = box.x + box.width - left;
  drawAlly(painter, ally, box.x + radius, box.y + box.height / 2, radius);
  writeFitted(painter, words.name(ally.card), left, box.y + baselineAt(box.height * lines.name, sizes.large), width, {
    size: sizes.large,
    colour: colours.text,
    weight: weights.strong,
  });
  const y = box.y + box.height * lines.place;
  writeFitted(painter, placeNames(ally.location, words), left, baselineAt(y, sizes.label), width - pill, {
    size: sizes.label,
    colour: colours.muted,
  });
  if (symbol === undefined) return;
  drawPill(painter, symbol, box.x + box.width - pillWidth(symbol), y, { fill: pillFill(ally), ink: colours.ink });
}

function pillFill({ token }: AllyView): string {
  return token !== undefined && traumaSymbol(token) === 'benevolent' ? colours.green : colours.orange;
}

export const allies: FurtherBoard = {
  id: 'allies',
  width: 'full',
  height: 116,
  inPlay: ({ modules }) => (modules.allies?.inPlay.length ?? 0) > 0,
  glance: ({ modules }, words) => [
    {
      panel: 'allies',
      title: words.say('pictures.further.allies'),
      parts: (modules.allies?.inPlay ?? []).map(({ card, location }) =>
        words.say('pictures.further.allyAt', {
          ally: words.name(card),
          place: present(placeNames(location, words).at(-1), location),
        }),
      ),
    },
  ],
  drawStill: (painter, box) => {
    drawPanel(painter, box);
    drawTitle(painter, painter.words.say('pictures.further.allies'), box);
  },
  draw: (painter, { modules }, box) => {
    const cells = cellsIn(box);
    modules.allies?.inPlay.forEach((ally, index) => {
      const cell = cells[index];
      if (cell !== undefined) drawEntry(painter, ally, cell);
    });
  },
};
