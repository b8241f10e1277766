/** The language of effects: what the compiler can't see of its list. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verbNames } from '../../src/catalogue/effect.ts';
import type { EffectKind } from '../../src/catalogue/effect.ts';
import { conditionNames } from '../../src/catalogue/effects/condition.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { effectsOf } from '../../src/tools/catalogue/walk.ts';

const folder = new URL('../../src/catalogue/effects/', import.meta.url);

/** The kinds that the files of the themes declare, by the end of the name of what they export. */
async function declared(suffix: 'Verbs' | 'Conditions'): Promise<ReadonlyArray<string>> {
  const files = readdirSync(folder).filter((name) => name !== 'language.ts');
  const exported = await Promise.all(
    files.map(async (name) => Object.entries((await import(new URL(name, folder).href)) as object)),
  );
  return exported
    .flat()
    .flatMap(([name, part]: readonly [string, unknown]) =>
      name.endsWith(suffix) && typeof part === 'object' && part !== null ? Object.keys(part) : [],
    );
}

test('each verb is declared once, and listed', async () => {
  expect([...(await declared('Verbs'))].sort()).toEqual([...verbNames()].sort());
});

test('each condition is declared once, and listed', async () => {
  expect([...(await declared('Conditions'))].sort()).toEqual([...conditionNames()].sort());
});

test('every verb is on a card, a location, a title or a sheet, where all texts are read', () => {
  const said = Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((deck) => [...deck.values()]);
  expect(verbNames().filter((kind) => effectsOf(said, kind as EffectKind).length === 0)).toEqual([]);
});
