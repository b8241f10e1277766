import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { optionFields } from '../../src/app/features/lobby/fields.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import { titlesOfTests } from '../../src/tools/rules/titles.ts';

const scenes = fileURLToPath(new URL('../engine', import.meta.url));

/**
 * The fields of the options, which the compiler asks for one by one: a field has a scene of its own, or its values
 * have, or there is no scene without it.
 */
const fields: Readonly<Record<keyof GameOptions, 'field' | 'values' | 'everywhere'>> = {
  players: 'everywhere',
  expansions: 'values',
  switches: 'values',
  objective: 'values',
  difficulty: 'values',
  cylonLeader: 'field',
  sympatheticCylon: 'field',
  noSympathizer: 'field',
  cylonShipsActivateOncePerTurn: 'field',
  executionRedrawsLoyalty: 'field',
  bridgeByOthersSkipsCrisis: 'field',
  lesson: 'field',
  firstPlayer: 'field',
  kept: 'field',
};

/** The offers of a lobby: each toggle by its key, each choice by its key and any value but the usual one. */
const offered = optionFields.flatMap((field) => {
  const others = field.values.filter(({ value }) => value !== field.get(defaultOptions));
  return field.kind === 'toggle' ? [field.key] : others.map(({ value }) => `${field.key} ${value}`);
});
const options = [
  ...new Set([...offered, ...Object.entries(fields).flatMap(([key, scene]) => (scene === 'field' ? [key] : []))]),
];

/**
 * Those of these options that stand before the colon of no title: `difficulty easierForHumans, noSympathizer: R-SET-54
 * …`.
 */
function withoutScene(names: ReadonlyArray<string>, titles: ReadonlyArray<string>): ReadonlyArray<string> {
  const shown = new Set(titles.flatMap((title) => title.slice(0, Math.max(0, title.indexOf(':'))).split(', ')));
  return names.filter((name) => !shown.has(name));
}

test('each option of a game has a scene: its title begins with the option, and it shows the game with it and without', () => {
  expect(options).toEqual(
    expect.arrayContaining(['exodus', 'cylonFleet', 'objective newCaprica', 'difficulty easierForCylons', 'kept']),
  );
  expect(withoutScene(options, titlesOfTests(scenes))).toEqual([]);
});

test('an option that no title begins with is found', () => {
  const titles = ['one, two 2: R-SET-12 what they change', 'R-SET-12 three: not at the beginning', 'four'];
  expect(withoutScene(['one', 'two 2', 'two', 'three', 'four'], titles)).toEqual(['two', 'three', 'four']);
});
