/**
 * Which letters a TrueType file has, as its table `cmap` tells (formats 4 and 12, which between them cover Unicode).
 */

type Range = readonly [first: number, last: number];

const tableRecord = { start: 12, size: 16 } as const;
const encodingRecord = { start: 4, size: 8 } as const;

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = tableRecord.start + index * tableRecord.size;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table “${tag}”.`);
}

/**
 * Segments of the plane of common letters. A segment may name letters without a glyph (glyph 0): those are left out.
 */
function segments(font: Buffer, at: number): ReadonlyArray<Range> {
  const count = font.readUInt16BE(at + 6) / 2;
  const field = (which: number, index: number): number => at + 14 + which * count * 2 + (which > 0 ? 2 : 0) + index * 2;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [last, first] = [font.readUInt16BE(field(0, index)), font.readUInt16BE(field(1, index))];
    const offset = font.readUInt16BE(field(3, index));
    if (first === 0xffff) return [];
    if (offset === 0) return [[first, last] as const];
    const letters = Array.from({ length: last - first + 1 }, (__, step) => first + step);
    return letters
      .filter((letter) => font.readUInt16BE(field(3, index) + offset + (letter - first) * 2) !== 0)
      .map((letter) => [letter, letter] as const);
  });
}

function groups(font: Buffer, at: number): ReadonlyArray<Range> {
  const count = font.readUInt32BE(at + 12);
  return Array.from(
    { length: count },
    (_, index) => [font.readUInt32BE(at + 16 + index * 12), font.readUInt32BE(at + 20 + index * 12)] as const,
  );
}

/** The code points that have a glyph in a font file. Throws an `Error` for what isn't a TrueType font. */
export function glyphsOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const tables = Array.from(
    { length: count },
    (_, index) => cmap + font.readUInt32BE(cmap + encodingRecord.start + index * encodingRecord.size + 4),
  );
  const ranges = tables.flatMap((table) => {
    const format = font.readUInt16BE(table);
    return format === 4 ? segments(font, table) : format === 12 ? groups(font, table) : [];
  });
  return new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
  );
}
