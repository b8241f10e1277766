import { createCanvas, loadImage } from 'canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexedEncoder } from '../../render/encode/indexed.ts';
import { choosePalette, distance, paletteSize, rgbOf } from '../../render/encode/palette.ts';
import { colours } from '../../render/theme.ts';

async function pixelsOf(png: Buffer): Promise<ReadonlyArray<number>> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return Array.from(context.getImageData(0, 0, image.width, image.height).data);
}

const greys = Uint32Array.from({ length: 256 }, (_, grey) => (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0);
const palette = choosePalette(greys);

test('the palette has 256 colours at most, every one of the theme among them', () => {
  expect(palette.length).toBeLessThanOrEqual(paletteSize);
  expect(Object.values(colours).filter((hex) => !palette.some((colour) => distance(colour, rgbOf(hex)) === 0))).toEqual(
    [],
  );
});

test('greys that the picture has come out nearly as they are', async () => {
  const png = indexedEncoder(palette)({ width: 256, height: 1, colours: greys });
  const drawn = await pixelsOf(png);
  const off = Array.from(greys, (pixel, index) => Math.abs((drawn[4 * index] ?? 0) - (pixel & 255)));
  expect(Math.max(...off)).toBeLessThan(12);
});

test('any picture of palette colours survives exactly, whatever its size', async () => {
  const spread = [
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [0, 128, 64],
  ] as const;
  const encode = indexedEncoder(spread);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 9, maxLength: 45 }),
      async (width, chosen) => {
        const height = Math.floor(chosen.length / width);
        const shown = chosen.slice(0, width * height).map((index) => spread[index] ?? spread[0]);
        const png = encode({
          width,
          height,
          colours: Uint32Array.from(
            shown,
            ([red, green, blue]) => (0xff000000 | (red << 16) | (green << 8) | blue) >>> 0,
          ),
        });
        expect(await pixelsOf(png)).toEqual(shown.flatMap(([red, green, blue]) => [red, green, blue, 255]));
      },
    ),
    { numRuns: 30 },
  );
});
