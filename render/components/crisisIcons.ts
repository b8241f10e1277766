/** The icons of a Crisis card, with a word each: which Cylon ships act after it, and whether the fleet prepares its jump. */
import type { CrisisFace } from '../content.ts';
import type { Painter } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, polygon } from '../paint/shapes.ts';
import { baselineAt, textWidth, write } from '../paint/text.ts';
import { colours, cut, gap, sizes, weights } from '../theme.ts';
import { drawForce } from './occupationForce.ts';
import { drawBasestar, drawHeavyRaider, drawRaider } from './cylonShips.ts';

interface Icon {
  readonly word: string;
  readonly draw: (painter: Painter) => void;
}

const icon = { scale: 0.44, basestar: 0.28, width: 34 } as const;

const activationIcons: Readonly<Record<CrisisFace['activation'][number], Icon>> = {
  raiders: { word: 'Raiders', draw: (painter) => at(painter, 0, 0, icon.scale, () => drawRaider(painter)) },
  launchRaiders: { word: 'Launch', draw: (painter) => at(painter, 0, 0, icon.basestar, () => drawBasestar(painter, [])) },
  heavyRaiders: { word: 'Heavy raiders', draw: (painter) => at(painter, 0, 0, icon.scale, () => drawHeavyRaider(painter)) },
  occupation: { word: 'Occupation', draw: drawForce },
  basestars: { word: 'Basestars', draw: (painter) => at(painter, 0, 0, icon.basestar, () => drawBasestar(painter, [])) },
};

function drawEvacuation(painter: Painter): void {
  octagon(painter, { x: -14, y: -12, width: 28, height: 24 }, cut.chip);
  paint(painter, { fill: colours.green });
  polygon(painter, [[-8, 3], [0, -8], [8, 3], [3, 3], [3, 8], [-3, 8], [-3, 3]]);
  paint(painter, { fill: colours.ink });
}

function drawJump(painter: Painter): void {
  octagon(painter, { x: -14, y: -12, width: 28, height: 24 }, cut.chip);
  paint(painter, { fill: colours.blue });
  for (const x of [-9, 1]) {
    polygon(painter, [[x, -7], [x + 8, 0], [x, 7]]);
    paint(painter, { fill: colours.ink });
  }
}

/** From `right` to the left; returns the width that they take. */
export function drawCrisisIcons(painter: Painter, { activation, jump, evacuate }: Pick<CrisisFace, 'activation' | 'jump' | 'evacuate'>, right: number, y: number): number {
  const icons = [...activation.map((one) => activationIcons[one]), ...(jump ? [{ word: 'Jump', draw: drawJump }] : []), ...(evacuate ? [{ word: 'Evacuate', draw: drawEvacuation }] : [])];
  let x = right;
  for (const { word, draw } of icons.reverse()) {
    x -= textWidth(word, sizes.small, weights.bold);
    write(painter, word, x, baselineAt(y, sizes.small), { size: sizes.small, colour: colours.text, weight: weights.bold });
    x -= gap.tiny + icon.width / 2;
    at(painter, x, y, 1, () => draw(painter));
    x -= icon.width / 2 + gap.medium;
  }
  return right - x;
}
