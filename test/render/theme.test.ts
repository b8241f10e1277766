import { describe, expect, test } from 'vitest';
import { seatColours, sizes, textPairs } from '../../render/theme.ts';
import { skills } from '../../src/catalogue/vocabulary.ts';
import { locales } from '../../src/words/languages.ts';
import { skillLetters } from '../../render/content.ts';
import { wordsIn } from '../../render/words.ts';

const readable = 4.5;
/** The height of a letter when the picture is 550 pixels wide. */
const phone = 550 / 1600;

function channel(hex: string): number {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  return (
    0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7))
  );
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

test('the measure of contrast is the usual one', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(textPairs)('text in %s can be read on %s', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(readable);
});

describe('what colours tell apart is told by letters too', () => {
  test('seats have a colour each', () => {
    expect(new Set(seatColours).size).toBe(7);
  });

  test.each(locales)('Skills have letters of their own, in %s', (locale) => {
    const letters = skills.map((skill) => skillLetters(skill, wordsIn(locale)));
    expect(new Set(letters).size).toBe(6);
    expect(letters.every((each) => each.length === 3)).toBe(true);
  });
});

test('on a phone the least letters are nearly seven pixels high, numbers more than eleven', () => {
  expect(Math.min(...Object.values(sizes)) * phone).toBeGreaterThan(6.8);
  expect(sizes.number * phone).toBeGreaterThan(11);
});

test('the portraits’ grounds and Cylon light stand apart from the dark outline of the people on them', () => {
  for (const ground of seatColours) expect(contrast(ground, '#0a0e16')).toBeGreaterThanOrEqual(readable);
});

test('seats, in the colours that colour-blind eyes see, still differ in lightness or hue', () => {
  // The red and green receptors taken together, as a deuteranope's eye does.
  const seen = seatColours.map((hex) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [((red ?? 0) + (green ?? 0)) / 2, blue ?? 0] as const;
  });
  const distances = seen.flatMap(([yellow, blue], index) =>
    seen.slice(index + 1).map(([otherYellow, otherBlue]) => Math.hypot(yellow - otherYellow, blue - otherBlue)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(12);
});
