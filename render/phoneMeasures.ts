/**
 * Measures of “at a glance” for a phone, which shows it 322 to 332 pixels wide, at three of its pixels for each of
 * those.
 */
import { inset } from './layout.ts';
import type { Box } from './layout.ts';
import type { DrawContext } from './paint/painter.ts';
import { baselineAt, writeFitted } from './paint/text.ts';
import type { TextStyle } from './paint/text.ts';

export const onPhone = { least: 322, most: 332 } as const;
export const width = 3 * onPhone.most;
/** Letters in pixels of the picture; the least of them are 10 pixels high on the narrowest phone. */
export const letters = { least: 31, text: 32, name: 36, count: 38, number: 46, dial: 62 } as const;

export const margin = 12;
export const between = 9;
/** `empty`: a row of areas without a ship. */
export const heights = {
  header: 100,
  status: 132,
  ship: 156,
  area: 126,
  empty: 62,
  title: 40,
  player: 80,
  line: 40,
} as const;
export const page: Box = inset({ x: 0, y: 0, width, height: 0 }, margin);

/** Words on one line with the middle of their capitals at `y`, never smaller than the least. */
export function say(
  painter: DrawContext,
  wordings: string | ReadonlyArray<string>,
  { x, y, width: room }: Pick<Box, 'x' | 'y' | 'width'>,
  style: Omit<TextStyle, 'least'>,
): void {
  writeFitted(painter, wordings, x, baselineAt(y, style.size), room, { ...style, least: letters.least });
}
