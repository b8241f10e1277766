import { expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { documents, isThere, readText } from './documents.ts';

const [introduction = ''] = readText('README.md').split('\n## ');
const there = new Set(
  [...catalogue.modules.values()].map(({ expansion }) => expansion).filter((expansion) => expansion !== 'base'),
);

function isNamed(expansion: string): boolean {
  return introduction.toLowerCase().includes(expansion);
}

test('the README names the expansions that can be played', () => {
  expect([...there].filter((expansion) => !isNamed(expansion))).toEqual([]);
});

/** Left there by programs, in no fresh clone. */
const made = ['artefacts/', 'gallery/'];
/** Folders that may go without saying, since a guide is about them. */
const roots = ['', 'src/', 'src/engine/'];

test('every file and folder that the README and the guides name is there', () => {
  const named = documents.flatMap((text) =>
    [...readText(text).matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\/[\w.-]+\.\w+))`/g)].map(([, path = '']) => ({
      text,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  const isMade = (path: string): boolean => made.some((folder) => path.startsWith(folder));
  const lost = named.filter(({ path }) => !isMade(path) && !roots.some((root) => isThere(`${root}${path}`)));
  expect(lost).toEqual([]);
});
