/**
 * A few small drawings, pixel by pixel, compared with `pixels/` with some tolerance for other versions of Cairo. After
 * a change that is meant, `UPDATE_PIXELS=1 npx vitest run test/render/pixels.test.ts` writes them again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { drawBasestar, drawCenturion, drawHeavyRaider, drawRaider } from '../../render/components/cylonShips.ts';
import { drawCivilian, drawNuke, drawRaptor, drawViper } from '../../render/components/humanShips.ts';
import { drawHazard, drawPill } from '../../render/components/panel.ts';
import { drawPawn } from '../../render/components/pawn.ts';
import { drawPortrait } from '../../render/components/portrait.ts';
import { drawResource } from '../../render/components/resourceIcons.ts';
import { at, plainPainter } from '../../render/paint/painter.ts';
import type { DrawContext } from '../../render/paint/painter.ts';
import { newSheet } from '../../render/sheet.ts';
import { colours, seatColours, skillLooks } from '../../render/theme.ts';
import { player } from '../../src/tools/pictures/views/index.ts';
import { english } from './recorder.ts';

const size = 128;
const folder = fileURLToPath(new URL('./pixels/', import.meta.url));
const update = process.env.UPDATE_PIXELS === '1';
/** How much a part of a pixel's colour may differ, and how many pixels may differ by more. */
const shade = 40;
const fewest = 0.02;

const drawings: Readonly<Record<string, (painter: DrawContext) => void>> = {
  viper: drawViper,
  raptor: drawRaptor,
  raider: drawRaider,
  'heavy-raider': drawHeavyRaider,
  basestar: (painter) => drawBasestar(painter, ['H', '+2']),
  centurion: drawCenturion,
  civilian: (painter) => drawCivilian(painter, undefined),
  'civilian-face': (painter) => drawCivilian(painter, '1P 1F'),
  nuke: drawNuke,
  pawn: (painter) => drawPawn(painter, player(2), 0, 0, 40),
  'pawn-cylon': (painter) => drawPawn(painter, player(2, { cylon: 'revealed' }), 0, 0, 40),
  portrait: (painter) =>
    drawPortrait(painter, 'character/base/laura-roslin', 0, 0, 60, { ground: seatColours[0], cylon: false }),
  pill: (painter) => {
    drawPill(painter, 'TAC', -40, 0, { ...skillLooks.tactics, size: 34 });
  },
  hazard: (painter) => drawHazard(painter, { x: -60, y: -12, width: 120, height: 24 }),
  population: (painter) => drawResource(painter, 'population', colours.gold),
};

function paintedBy(draw: (painter: DrawContext) => void): ReturnType<typeof newSheet> {
  const sheet = newSheet({ width: size, height: size });
  const painter = plainPainter(sheet.context, english);
  at(painter, size / 2, size / 2, 1, () => draw(painter));
  return sheet;
}

async function stored(name: string): Promise<Uint8ClampedArray> {
  const image = await loadImage(`${folder}${name}.png`);
  const context = createCanvas(size, size).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, size, size).data;
}

/** The part of the pixels that differ. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const differs = (pixel: number): boolean =>
    [0, 1, 2].some((part) => Math.abs((a[4 * pixel + part] ?? 0) - (b[4 * pixel + part] ?? 0)) > shade);
  return Array.from({ length: size * size }, (_, pixel) => pixel).filter(differs).length / (size * size);
}

function pixelsOf(draw: (painter: DrawContext) => void): Uint8ClampedArray {
  return paintedBy(draw).context.getImageData(0, 0, size, size).data;
}

describe.each(Object.entries(drawings))('%s', (name, draw) => {
  test('looks as it did', async () => {
    if (update) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}${name}.png`, paintedBy(draw).canvas.toBuffer());
    }
    expect(difference(pixelsOf(draw), await stored(name))).toBeLessThan(fewest);
  });

  test('is no other drawing', async () => {
    const own = await stored(name);
    const others = Object.entries(drawings).filter(([other]) => other !== name);
    expect(others.filter(([, other]) => difference(pixelsOf(other), own) < fewest)).toEqual([]);
  });
});
