/**
 * `npm run gallery`: writes a picture of each kind for each hand-made view to `gallery/`, with its size and the time it
 * took.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { isLocale, locales } from '../words/index.ts';
import type { Locale } from '../words/index.ts';
import { complain, runProgram } from './commandLine.ts';
import { pictures } from './pictures/index.ts';

const folder = new URL('../../gallery/', import.meta.url);
const rounds = 7;
const kilobyte = 1024;

function median(times: ReadonlyArray<number>): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const flags = z.object({
  language: z
    .string()
    .default('en')
    .describe(`the language of the pictures: ${locales.join(', ')}, or all of them`),
});

/** English lies in the folder itself, every other language in one of its own. */
async function drawAll(locale: Locale): Promise<void> {
  const place = locale === 'en' ? folder : new URL(`${locale}/`, folder);
  await mkdir(place, { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    const times: Array<number> = [];
    let png = draw(locale);
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      png = draw(locale);
      times.push(performance.now() - start);
    }
    const path = `gallery/${locale === 'en' ? '' : `${locale}/`}${name}.png`;
    await writeFile(new URL(`${name}.png`, place), png);
    process.stdout.write(`${path}  ${Math.round(png.length / kilobyte)} KB  ${median(times).toFixed(0)} ms\n`);
  }
}

await runProgram(
  { name: 'gallery', purpose: 'Draws a picture of each kind for several made-up games into gallery/.', flags },
  async ({ language }) => {
    const chosen = language === 'all' ? locales : [language].filter(isLocale);
    if (chosen.length === 0) return complain([`There is no language ${language}. There are: ${locales.join(', ')}.`]);
    for (const locale of chosen) await drawAll(locale);
    return 0;
  },
);
