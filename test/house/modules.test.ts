/** What modules tell, ask and let choose: each has words and an answer of automatic players, and belongs to one of them. */
import { expect, test } from 'vitest';
import { goals } from '../../commands/game/tutorial.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { conditionNames } from '../../src/catalogue/effects/condition.ts';
import { choiceWords } from '../../src/engine/describe/choices/table.ts';
import { questionWords } from '../../src/engine/describe/decisions/table.ts';
import { conditionWords } from '../../src/engine/describe/effects/filters.ts';
import { eventWords } from '../../src/engine/describe/events/table.ts';
import '../../src/engine/describe/index.ts';
import { noTeamWords } from '../../src/engine/describe/view/standings.ts';
import { everyModule, kindsOf, modulesOf } from '../../src/engine/hooks.ts';
import '../../src/engine/index.ts';
import { readOptions } from '../../src/engine/migrate.ts';
import { known } from '../../src/players/answers.ts';
import '../../src/players/index.ts';

const kindsDeclared = (part: 'events' | 'questions' | 'choices'): ReadonlyArray<string> => [...kindsOf(part).keys()];

test('every event, question and choice of a module has words', () => {
  expect(kindsDeclared('events')).toEqual(expect.arrayContaining(['forcePlaced', 'agendaDealt', 'executed', 'pegasusDamaged']));
  expect(kindsDeclared('events').filter((kind) => !eventWords.kinds().includes(kind))).toEqual([]);
  expect(kindsDeclared('questions').filter((kind) => !questionWords.kinds().includes(kind))).toEqual([]);
  expect(kindsDeclared('choices').filter((kind) => !choiceWords.kinds().includes(kind))).toEqual([]);
});

test('automatic players have an answer to every question of a module, and a worth for its choices', () => {
  expect(kindsDeclared('questions')).toEqual(expect.arrayContaining(['evacuate', 'nameDraw', 'newCharacter']));
  expect(kindsDeclared('questions').filter((kind) => !known.questions(kind))).toEqual([]);
  expect(kindsDeclared('choices').filter((kind) => !known.choices(kind))).toEqual([]);
});

test('of what only its owner knows, every module says whether somebody without a team wins by it', () => {
  const everything = readOptions({
    expansions: ['pegasus', 'exodus', 'daybreak'],
    cylonLeader: true,
    switches: [...catalogue.options.values()].map((option) => option.switch),
  });
  const modules = [...catalogue.objectives.values()].flatMap(({ objective }) => modulesOf({ ...everything, objective }));
  const withOwnView = modules.filter(({ ownView }) => ownView !== undefined).map(({ name }) => name);
  expect(withOwnView).toEqual(
    expect.arrayContaining(['cylonLeaders', 'motives', 'mutiny', 'personalGoals', 'ionianNebula', 'searchForHome']),
  );
  expect(withOwnView.filter((name) => !noTeamWords.has(name))).toEqual([]);
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

const tables = [conditionWords];

test.each(tables.map((table) => [table.what, table] as const))('%s: every condition is there once, and nothing else', (what, table) => {
  expect([...table.kinds()].sort()).toEqual([...conditionNames()].sort());
  expect(() => { table.complete([...conditionNames(), 'fullMoon']); }).toThrow(`${what}: fullMoon missing`);
});
