/** The letters of the picture: a condensed font for everything, and a second one for letters that the first lacks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { registerFont } from 'canvas';
import { glyphsOf } from './glyphs.ts';
import { families, weights } from './theme.ts';
import type { Weight } from './theme.ts';

const packages = createRequire(import.meta.url);

interface FontFile {
  readonly weight: Weight;
  readonly folder: string;
}

const files: ReadonlyArray<FontFile> = [
  { weight: weights.text, folder: '500Medium' },
  { weight: weights.strong, folder: '600SemiBold' },
  { weight: weights.bold, folder: '700Bold' },
];

/** Cyrillic and Greek names, and rarer Latin letters, come from the second. */
const packagesOf = {
  main: { name: 'barlow-condensed', file: 'BarlowCondensed' },
  more: { name: 'fira-sans-condensed', file: 'FiraSansCondensed' },
} as const;
type Source = keyof typeof packagesOf;

function pathOf(source: Source, folder: string): string {
  const { name, file } = packagesOf[source];
  return packages.resolve(`@expo-google-fonts/${name}/${folder}/${file}_${folder}.ttf`);
}

function familyOf(source: Source, weight: Weight): string {
  return source === 'main' ? families[weight] : `${families[weight]} More`;
}

let registered = false;

/** Makes the picture's letters known to node-canvas. Has to run before the first canvas of a thread is made. */
export function registerFonts(): void {
  if (registered) return;
  for (const { weight, folder } of files) {
    registerFont(pathOf('main', folder), { family: familyOf('main', weight) });
    registerFont(pathOf('more', folder), { family: familyOf('more', weight) });
  }
  registered = true;
}

type Glyphs = Readonly<Record<Source, ReadonlySet<number>>>;
let known: Glyphs | undefined;

/** All weights of a font have the same letters; `test/render/glyphs.test.ts` makes sure of that. */
function read(): Glyphs {
  const [file] = files;
  if (file === undefined) throw new Error('The picture has no fonts.');
  return {
    main: glyphsOf(readFileSync(pathOf('main', file.folder))),
    more: glyphsOf(readFileSync(pathOf('more', file.folder))),
  };
}

function has(source: Source, letter: string): boolean {
  known ??= read();
  return known[source].has(letter.codePointAt(0) ?? 0);
}

/** Whether a letter has a glyph of our own, so that it looks the same on every machine. */
export function isDrawable(letter: string): boolean {
  return has('main', letter) || has('more', letter);
}

const ascii = /^[ -~]*$/;

/** The `font` of a canvas for a text: the second font is named only where it is needed, because two take longer. */
export function fontFor(text: string, size: number, weight: Weight): string {
  const enough = ascii.test(text) || Array.from(text).every((letter) => has('main', letter));
  const main = `${size}px "${familyOf('main', weight)}"`;
  return enough ? main : `${main}, "${familyOf('more', weight)}"`;
}

/** The files of all weights of both fonts. */
export function fontFiles(): Readonly<Record<Source, ReadonlyArray<string>>> {
  return {
    main: files.map(({ folder }) => pathOf('main', folder)),
    more: files.map(({ folder }) => pathOf('more', folder)),
  };
}
