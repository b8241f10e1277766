import { loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { renderBoard } from '../../render/index.ts';
import { furtherBoards } from '../../render/boards/index.ts';
import { formatOf, keyOf, sizeOf } from '../../render/format.ts';
import { gallery, memberNames, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { soaking } from '../soak.ts';

const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };
const largest = 400 * 1024;

/** All, or one of each format: what they say is recorded without paint (`structure.test.ts`). */
const painted = soaking
  ? Object.entries(gallery)
  : [...new Map(Object.entries(gallery).map((entry) => [keyOf(formatOf(furtherBoards, entry[1]())), entry])).values()];

describe.each(painted)('%s', (_name, makeView) => {
  const png = renderBoard(makeView(), labels, 'en');
  const { width, height } = sizeOf(formatOf(furtherBoards, makeView()));

  test("is a PNG of the picture's size", () => {
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });

  test('decodes, and is at most 400 KB', async () => {
    const image = await loadImage(png);
    expect([image.width, image.height]).toEqual([width, height]);
    expect(png.length).toBeLessThanOrEqual(largest);
  });
});

test('the same view gives the same picture, whatever was drawn in between', () => {
  const first = renderBoard(startOfGame(), labels, 'en');
  renderBoard(gallery['cylons-win']?.() ?? startOfGame(), labels, 'en');
  expect(renderBoard(startOfGame(), labels, 'en').equals(first)).toBe(true);
});

test('another view gives another picture', () => {
  const view = startOfGame();
  const changed = { ...view, resources: { ...view.resources, fuel: 7 } };
  expect(renderBoard(changed, labels, 'en').equals(renderBoard(view, labels, 'en'))).toBe(false);
});

test("names in letters that the fonts lack are left out, and don't disturb the rest", () => {
  const strange = renderBoard(startOfGame(), { seat: () => '宇宙戦艦' }, 'en');
  expect(strange.equals(renderBoard(startOfGame(), { seat: () => '' }, 'en'))).toBe(true);
});
