import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/table/page/client/style/theme.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
);

function luminance(name: string): number {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`The theme has no colour --${name}.`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = [
  'ground-rail',
  'ground-side',
  'ground-panel',
  'ground-chat',
  'ground-hover',
  'ground-input',
  'ground-card',
  'ground-pop',
  'ground-pop-at',
  'ground-selected',
  'ground-mention',
  'ground-ephemeral',
  'ground-code',
];
const READ_ANYWHERE = ['text', 'text-bright', 'text-dim', 'text-link'];

const AVATARS = [...colours.keys()].filter((name) => name.startsWith('avatar-'));

// WCAG AA: 4.5 for text, 3 for what only has to be seen, like the focus ring.
test.each(GROUNDS.flatMap((ground) => READ_ANYWHERE.map((text) => [text, ground] as const)))(
  '--%s is readable on --%s',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  'accent',
  'accent-hover',
  'neutral',
  'neutral-hover',
  'success',
  'success-hover',
  'danger',
  'danger-hover',
  'badge',
  'warn-ground',
  ...AVATARS,
])('white is readable on --%s', (ground) => expect(contrast('on-colour', ground)).toBeGreaterThanOrEqual(4.5));

test.each([
  ['text-danger', 'ground-chat'],
  ['text-danger', 'ground-ephemeral'],
  ['text-danger', 'ground-pop'],
  ['text-mention', 'mention-chip'],
  ['text-mention', 'ground-chat'],
  ['error-text', 'error-ground'],
  ['mention-me-text', 'mention-me'],
])('--%s is readable on --%s', (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5));

test.each(GROUNDS)('the focus ring is seen on --%s', (ground) =>
  expect(contrast('focus', ground)).toBeGreaterThanOrEqual(3),
);
