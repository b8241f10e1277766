import { createRequire } from 'node:module';
import { registerFont } from 'canvas';
import { families, weights } from './theme.ts';

const packages = createRequire(import.meta.url);

const files = [
  { weight: weights.text, file: '500Medium/BarlowCondensed_500Medium.ttf' },
  { weight: weights.strong, file: '600SemiBold/BarlowCondensed_600SemiBold.ttf' },
  { weight: weights.bold, file: '700Bold/BarlowCondensed_700Bold.ttf' },
] as const;

let registered = false;

/** Makes the picture's letters known to node-canvas. Has to run before the first canvas of a thread is made. */
export function registerFonts(): void {
  if (registered) return;
  for (const { weight, file } of files) {
    registerFont(packages.resolve(`@expo-google-fonts/barlow-condensed/${file}`), { family: families[weight] });
  }
  registered = true;
}
