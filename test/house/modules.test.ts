/** Properties of the list of modules and of objectives that the compiler can't see. */
import { expect, test } from 'vitest';
import { goals } from '../../commands/game/tutorial.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { everyModule } from '../../src/engine/hooks.ts';
import '../../src/engine/index.ts';

test('a tutorial says of every objective how it is won', () => {
  const objectives = [...catalogue.objectives.values()].map(({ objective }) => objective);
  expect(objectives).toEqual(expect.arrayContaining(['kobol', 'searchForHome']));
  expect(objectives.filter((objective) => goals[objective] === undefined)).toEqual([]);
});

test('a kind belongs to one module', () => {
  for (const part of ['events', 'questions', 'choices'] as const) {
    const kinds = everyModule().flatMap((module) => Object.keys(module[part] ?? {}));
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
  }
});
