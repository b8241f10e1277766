/** Tables with an entry for every verb of the language of effects. */
import { expect, test } from 'vitest';
import { verbNames } from '../../src/catalogue/effect.ts';
import type { EffectKind } from '../../src/catalogue/effect.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import '../../src/engine/index.ts';
import '../../src/players/index.ts';
import { opinions } from '../../src/players/worth/table.ts';
import { effectsOf } from '../../src/tools/catalogue/walk.ts';

const tables = [opinions];

test.each(tables.map((table) => [table.what, table] as const))(
  '%s: every verb of the catalogue is there once, and nothing else',
  (_, table) => {
    expect([...table.kinds()].sort()).toEqual([...verbNames()].sort());
  },
);

test.each(tables.map((table) => [table.what, table] as const))(
  '%s: a verb without an entry is named as soon as the program starts',
  (what, table) => {
    expect(() => { table.complete([...verbNames(), 'jumpForJoy']); }).toThrow(`${what}: jumpForJoy missing`);
  },
);

test.each([
  [opinions.what, () => { opinions.add({ lose: opinions.of('lose') }); }],
])('%s: a verb has one entry', (what, again) => {
  expect(again).toThrow(`${what}: lose is there twice`);
});

test('every verb is on a card, a location, a title or a sheet, where all texts are read', () => {
  const said = Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((deck) => [...deck.values()]);
  expect(verbNames().filter((kind) => effectsOf(said, kind as EffectKind).length === 0)).toEqual([]);
});
