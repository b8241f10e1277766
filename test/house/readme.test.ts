import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';

const [introduction = ''] = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').split('\n## ');
const there = new Set([...catalogue.modules.values()].map(({ expansion }) => expansion).filter((expansion) => expansion !== 'base'));

function isNamed(expansion: string): boolean {
  return introduction.toLowerCase().includes(expansion);
}

test('the README names the expansions that can be played', () => {
  expect([...there].filter((expansion) => !isNamed(expansion))).toEqual([]);
});
