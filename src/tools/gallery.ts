/** `npm run gallery`: writes a picture for each hand-made view to `gallery/`, with its size and the time it took. */
import { mkdir, writeFile } from 'node:fs/promises';
import { renderBoard } from '../../render/index.ts';
import { gallery, memberNames } from './pictures/views.ts';

const folder = new URL('../../gallery/', import.meta.url);
const rounds = 7;
const kilobyte = 1024;
const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };

function median(times: ReadonlyArray<number>): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

await mkdir(folder, { recursive: true });
for (const [name, makeView] of Object.entries(gallery)) {
  const view = makeView();
  const times: Array<number> = [];
  let png = renderBoard(view, labels);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    png = renderBoard(view, labels);
    times.push(performance.now() - start);
  }
  await writeFile(new URL(`${name}.png`, folder), png);
  process.stdout.write(`gallery/${name}.png  ${Math.round(png.length / kilobyte)} KB  ${median(times).toFixed(0)} ms\n`);
}
