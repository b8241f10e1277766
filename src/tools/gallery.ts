/** `npm run gallery`: writes a picture of each kind for each hand-made view to `gallery/`, with its size and the time it took. */
import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { runProgram } from './commandLine.ts';
import { pictures } from './pictures/index.ts';

const folder = new URL('../../gallery/', import.meta.url);
const rounds = 7;
const kilobyte = 1024;

function median(times: ReadonlyArray<number>): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

await runProgram(
  { name: 'gallery', purpose: 'Draws a picture of each kind for several made-up games into gallery/.', flags: z.object({}) },
  async () => {
    await mkdir(folder, { recursive: true });
    for (const [name, draw] of Object.entries(pictures)) {
      const times: Array<number> = [];
      let png = draw();
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        png = draw();
        times.push(performance.now() - start);
      }
      await writeFile(new URL(`${name}.png`, folder), png);
      process.stdout.write(`gallery/${name}.png  ${Math.round(png.length / kilobyte)} KB  ${median(times).toFixed(0)} ms\n`);
    }
    return 0;
  },
);
