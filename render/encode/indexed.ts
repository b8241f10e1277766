/** Writes pictures as PNG with indexed colors. */
import { deflateSync } from 'node:zlib';
import { distance } from './palette.ts';
import type { Rgb } from './palette.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Colors as in a canvas' memory, row by row: 0xAARRGGBB. */
  readonly colours: Uint32Array;
}

export type Encoder = (pixels: Pixels) => Buffer;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a pixel, indexed colors; deflated; no interlacing. */
const format = Buffer.from([8, 3, 0, 0, 0]);
/** Flat grounds and letters: more effort takes twice the time for a tenth of the size. */
const compression = { level: 2, memLevel: 9 } as const;
/** Colors are looked up by the 6 highest bits of each part. */
const shades = 1 << 18;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: 'IHDR' | 'PLTE' | 'IDAT' | 'IEND', data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crcOf(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}

function header({ width, height }: Pixels): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([size, format]);
}

function nearest(colour: Rgb, palette: ReadonlyArray<Rgb>): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((one, index) => {
    const away = distance(one, colour);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

function shadeOf(pixel: number): number {
  return (((pixel >> 18) & 63) << 12) | (((pixel >> 10) & 63) << 6) | ((pixel >> 2) & 63);
}

/** An encoder for pictures whose colors are those of the palette, or near them. */
export function indexedEncoder(palette: ReadonlyArray<Rgb>): Encoder {
  const known = new Int16Array(shades).fill(-1);
  // A theme's color has to stay itself, also where another one shares its shade.
  for (const [index, [red, green, blue]] of [...palette.entries()].reverse())
    known[shadeOf((red << 16) | (green << 8) | blue)] = index;
  const plte = chunk('PLTE', Uint8Array.from(palette.flat()));
  const look = (pixel: number): number => {
    const shade = shadeOf(pixel);
    const index = known[shade] ?? -1;
    if (index >= 0) return index;
    // The middle of the shade, so that the answer is the same whichever of its colors comes first.
    const found = nearest([((pixel >> 16) & 252) | 2, ((pixel >> 8) & 252) | 2, (pixel & 252) | 2], palette);
    known[shade] = found;
    return found;
  };
  return (pixels) => {
    const rows = indexRows(pixels, look);
    return Buffer.concat([
      signature,
      chunk('IHDR', header(pixels)),
      plte,
      chunk('IDAT', deflateSync(rows, compression)),
      chunk('IEND', new Uint8Array(0)),
    ]);
  };
}

/** A byte for each pixel; before each row a 0, which says that it isn't filtered. */
function indexRows({ width, height, colours }: Pixels, look: (pixel: number) => number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  let from = 0;
  let to = 0;
  // Most pixels are like the one before.
  let [last, index] = [-1, 0];
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const pixel = colours[from] ?? 0;
      if (pixel !== last) {
        last = pixel;
        index = look(pixel);
      }
      rows[to] = index;
      from += 1;
      to += 1;
    }
  }
  return rows;
}
