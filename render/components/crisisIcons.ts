/**
 * The icons of a Crisis card, with a word each: which Cylon ships act after it, and whether the fleet prepares its
 * jump.
 */
import type { CrisisFace } from '../content.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, polygon } from '../paint/shapes.ts';
import { baselineAt, textWidth, write } from '../paint/text.ts';
import { colours, cut, gap, sizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { drawForce } from './occupationForce.ts';
import { drawBasestar, drawHeavyRaider, drawRaider } from './cylonShips.ts';

interface Icon {
  readonly word: string;
  readonly draw: (painter: DrawContext) => void;
}

const icon = { scale: 0.44, basestar: 0.28, width: 34 } as const;

type Draw = Icon['draw'];

const activationIcons: Readonly<Record<CrisisFace['activation'][number], Draw>> = {
  raiders: (painter) => at(painter, 0, 0, icon.scale, () => drawRaider(painter)),
  launchRaiders: (painter) => at(painter, 0, 0, icon.basestar, () => drawBasestar(painter, [])),
  heavyRaiders: (painter) => at(painter, 0, 0, icon.scale, () => drawHeavyRaider(painter)),
  occupation: drawForce,
  basestars: (painter) => at(painter, 0, 0, icon.basestar, () => drawBasestar(painter, [])),
};

function drawEvacuation(painter: DrawContext): void {
  octagon(painter, { x: -14, y: -12, width: 28, height: 24 }, cut.chip);
  paint(painter, { fill: colours.green });
  polygon(painter, [
    [-8, 3],
    [0, -8],
    [8, 3],
    [3, 3],
    [3, 8],
    [-3, 8],
    [-3, 3],
  ]);
  paint(painter, { fill: colours.ink });
}

function drawJump(painter: DrawContext): void {
  octagon(painter, { x: -14, y: -12, width: 28, height: 24 }, cut.chip);
  paint(painter, { fill: colours.blue });
  for (const x of [-9, 1]) {
    polygon(painter, [
      [x, -7],
      [x + 8, 0],
      [x, 7],
    ]);
    paint(painter, { fill: colours.ink });
  }
}

type Icons = Pick<CrisisFace, 'activation' | 'jump' | 'evacuate'>;

function iconsOf({ activation, jump, evacuate }: Icons, words: PictureWords): ReadonlyArray<Icon> {
  return [
    ...activation.map((one) => ({ word: words.say(`pictures.crisis.icon.${one}`), draw: activationIcons[one] })),
    ...(jump ? [{ word: words.say('pictures.crisis.icon.jump'), draw: drawJump }] : []),
    ...(evacuate ? [{ word: words.say('pictures.crisis.icon.evacuate'), draw: drawEvacuation }] : []),
  ];
}

function widthOf({ word }: Icon): number {
  return icon.width + (word === '' ? 0 : gap.tiny + textWidth(word, sizes.small, weights.bold));
}

/** Returns the icons with as many words as fit: the last signs say the most without one. */
function wordedWithin(icons: ReadonlyArray<Icon>, room: number): ReadonlyArray<Icon> {
  const width = icons.reduce((sum, one) => sum + widthOf(one), gap.medium * (icons.length - 1));
  const last = icons.findLastIndex(({ word }) => word !== '');
  return width <= room || last === -1
    ? icons
    : wordedWithin(
        icons.map((one, index) => (index === last ? { ...one, word: '' } : one)),
        room,
      );
}

/** Draws the icons from `right` to the left, within `room`: where that is short, the last ones go without words. */
export function drawCrisisIcons(painter: DrawContext, icons: Icons, right: number, y: number, room: number): void {
  let x = right;
  for (const one of wordedWithin(iconsOf(icons, painter.words), room).toReversed()) {
    const left = x - widthOf(one);
    at(painter, left + icon.width / 2, y, 1, () => one.draw(painter));
    if (one.word !== '')
      write(painter, one.word, left + icon.width + gap.tiny, baselineAt(y, sizes.small), {
        size: sizes.small,
        colour: colours.text,
        weight: weights.bold,
      });
    x = left - gap.medium;
  }
}
