import { createCanvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { emojiNames, renderEmoji } from '../../render/emoji.ts';

/** The size at which Discord shows it within a line: 22 pixels a side, on the ground of its dark or light look. */
async function seen(name: string, ground: string): Promise<Uint8ClampedArray> {
  const context = createCanvas(22, 22).getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, 22, 22);
  context.drawImage(await loadImage(renderEmoji(name)), 0, 0, 22, 22);
  return context.getImageData(0, 0, 22, 22).data;
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test('each is small enough for Discord and has nothing behind its sign', async () => {
  for (const name of emojiNames) {
    const file = renderEmoji(name);
    expect(file.length).toBeLessThan(256 * 1024);
    const context = createCanvas(128, 128).getContext('2d');
    context.drawImage(await loadImage(file), 0, 0);
    expect(context.getImageData(0, 0, 1, 1).data[3]).toBe(0);
  }
});

test.each(['#313338', '#ffffff'])('on %s each is seen, and is another than the others', async (ground) => {
  const all = await Promise.all(emojiNames.map(async (name) => await seen(name, ground)));
  const nothing = Uint8ClampedArray.from(
    { length: 22 * 22 * 4 },
    (_, at) => [...Buffer.from(ground.slice(1), 'hex'), 255][at % 4] ?? 0,
  );
  for (const [at, one] of all.entries()) {
    expect(difference(one, nothing), emojiNames[at]).toBeGreaterThan(30);
    for (const [index, other] of all.entries())
      if (index > at) expect(difference(one, other), `${at} ${index}`).toBeGreaterThan(10);
  }
});

test('a name that there is none of is refused', () => {
  expect(() => renderEmoji('moon')).toThrow('There is no emoji “moon”.');
});
