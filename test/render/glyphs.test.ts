import { readFileSync } from 'node:fs';
import { createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { fontFiles, fontFor, isDrawable, registerFonts } from '../../render/fonts.ts';
import { glyphsOf } from '../../render/glyphs.ts';
import { fit, textWidth } from '../../render/paint/text.ts';
import { readableLabel } from '../../render/labels.ts';
import { weights } from '../../render/theme.ts';
import { english } from './recorder.ts';

registerFonts();

const size = 48;

function between(first: number, last: number): ReadonlyArray<string> {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter((letter) =>
    /\p{L}/u.test(letter),
  );
}

/** Letters of languages that people are named in; the rare ones that both fonts lack are none of them. */
const alphabets = {
  Latin: [...between(0x41, 0x5a), ...between(0x61, 0x7a), ...between(0xc0, 0xff)],
  'Latin Extended-A': between(0x100, 0x17e),
  Vietnamese: between(0x1ea0, 0x1ef9),
  Cyrillic: between(0x400, 0x45f),
  Ukrainian: ['Ґ', 'ґ', 'Є', 'є', 'І', 'і', 'Ї', 'ї'],
  Greek: [...between(0x391, 0x3a1), ...between(0x3a3, 0x3a9), ...between(0x3b1, 0x3c9)],
} as const;

/** The ink of a letter, as the pixels that it covers. */
function inkOf(letter: string): string {
  const canvas = createCanvas(size * 2, size * 2);
  const context = canvas.getContext('2d');
  context.textDrawingMode = 'glyph';
  context.font = fontFor(letter, size, weights.strong);
  context.fillText(letter, 8, size * 1.4);
  return canvas.toBuffer('raw').toString('base64');
}

const nothing = inkOf(' ');
/** No font has letters for private use: these are drawn as the box of a missing glyph, each with its own number. */
const missing = ['\u{f8a0}', '\u{10fffd}'].map(inkOf);

describe.each(Object.entries(alphabets))('%s', (_name, letters) => {
  test('every letter has a glyph in one of our fonts', () => {
    expect(letters.filter((letter) => !isDrawable(letter))).toEqual([]);
  });

  test('every letter is drawn: neither as nothing nor as the box of a missing one', () => {
    expect(letters.filter((letter) => [nothing, ...missing].includes(inkOf(letter)))).toEqual([]);
  });

  test('letters differ from each other', () => {
    const inks = new Map(letters.map((letter) => [letter, inkOf(letter)]));
    // Some letters of different alphabets look the same, within one hardly any do.
    expect(new Set(inks.values()).size).toBeGreaterThan(letters.length * 0.9);
  });

  test('letters have a width', () => {
    expect(letters.filter((letter) => textWidth(letter, size) < 5)).toEqual([]);
  });
});

test.each(['main', 'more'] as const)('all weights of the font %s have the same letters', (source) => {
  const [first, ...others] = fontFiles()[source].map((file) => glyphsOf(readFileSync(file)));
  for (const other of others) expect([...other].sort()).toEqual([...(first ?? [])].sort());
  expect(first?.size).toBeGreaterThan(400);
});

test('what is no font is refused', () => {
  expect(() => glyphsOf(Buffer.alloc(64))).toThrow('The font has no table “cmap”.');
});

test('the second font is named only where it is needed', () => {
  expect(fontFor('Zoë', 20, weights.bold)).toBe('20px "Board Bold"');
  expect(fontFor('Игорь', 20, weights.bold)).toBe('20px "Board Bold", "Board Bold More"');
});

test.each(['宇宙戦艦', '🚀🚀🚀', '\u202e\u0000\ufffe', '𒀀𒀁', 'ﷺ'.repeat(40), '👨‍👩‍👧‍👦'.repeat(60), 'ы'.repeat(500)])(
  'a name like %j neither fails nor leaves its place',
  (name) => {
    const label = readableLabel(name, 4, english);
    expect(label).not.toBe('');
    expect(Array.from(label).every(isDrawable)).toBe(true);
    const { text, size: used } = fit([label], 120, 25);
    expect(textWidth(text, used)).toBeLessThanOrEqual(120);
  },
);
