import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { titlesOfTests } from '../../src/tools/rules/titles.ts';

const tests = fileURLToPath(new URL('..', import.meta.url));

test('every rule of the base game that players can look up is named by the title of a test', () => {
  const titles = titlesOfTests(tests).join('\n');
  const named = new Set(titles.match(/R-[A-Z]+-\d+/g));
  expect(catalogue.rules.size).toBeGreaterThan(400);
  expect([...catalogue.rules.keys()].filter((id) => !named.has(id))).toEqual([]);
});
