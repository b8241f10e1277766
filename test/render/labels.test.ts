import { expect, test } from 'vitest';
import { readableLabel } from '../../render/labels.ts';
import { english } from './recorder.ts';

test.each([
  ['Ana', 'Ana'],
  ['Zoë Müller-Łoś', 'Zoë Müller-Łoś'],
  ['☆ＫＡＲＡ☆', 'KARA'],
  ['  two   words ', 'two words'],
  ['🚀 pilot', 'pilot'],
  ['宇宙戦艦', 'Player 3'],
  ['\u202eevil', 'evil'],
  ['a\nb', 'ab'],
  ['', 'Player 3'],
])('%j is drawn as %j', (label, drawn) => {
  expect(readableLabel(label, 2, english)).toBe(drawn);
});

test('an endless name is cut', () => {
  expect(readableLabel('x'.repeat(500), 0, english)).toHaveLength(40);
});
