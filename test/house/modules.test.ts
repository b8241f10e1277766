/** What modules ask and let choose: each has an answer of automatic players, and belongs to one of them. */
import { expect, test } from 'vitest';
import { goals } from '../../commands/game/tutorial.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { everyModule, kindsOf } from '../../src/engine/hooks.ts';
import '../../src/engine/index.ts';
import { known } from '../../src/players/answers.ts';
import '../../src/players/index.ts';

const kindsDeclared = (part: 'questions' | 'choices'): ReadonlyArray<string> => [...kindsOf(part).keys()];

test('automatic players have an answer to every question of a module, and a worth for its choices', () => {
  expect(kindsDeclared('questions')).toEqual(expect.arrayContaining(['evacuate', 'nameDraw', 'newCharacter']));
  expect(kindsDeclared('questions').filter((kind) => !known.questions(kind))).toEqual([]);
  expect(kindsDeclared('choices').filter((kind) => !known.choices(kind))).toEqual([]);
});

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
