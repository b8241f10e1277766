import { expect, test } from 'vitest';
import { createRenderer, renderGlance } from '../../render/index.ts';
import { gallery } from '../../src/tools/pictures/views/index.ts';

const views = Object.values(gallery)
  .slice(0, 8)
  .map((makeView) => makeView());
/** A glance that is never freed takes some 4.5 MB: that many would take 112. */
const pictures = 25;
const allowed = 60e6;

const viewAt = (number: number) => {
  const view = views[number % views.length];
  if (view === undefined) throw new Error('The gallery is empty.');
  return view;
};

const resident = (): number => process.memoryUsage.rss();

test('a thread frees the pictures that it has drawn', async () => {
  const renderer = createRenderer();
  try {
    for (let number = 0; number < views.length; number += 1) await renderer.glance(viewAt(number), 'en');
    const before = resident();
    for (let number = 0; number < pictures; number += 1)
      await renderer.glance(viewAt(number), 'en', viewAt(number + 1));
    expect(resident() - before).toBeLessThan(allowed);
  } finally {
    await renderer.close();
  }
});

test('pictures are freed at once, also where nothing else gets its turn between them', () => {
  for (let number = 0; number < views.length; number += 1) renderGlance(viewAt(number), 'en');
  const before = resident();
  for (let number = 0; number < pictures; number += 1) renderGlance(viewAt(number), 'en', viewAt(number + 1));
  expect(resident() - before).toBeLessThan(allowed);
});
