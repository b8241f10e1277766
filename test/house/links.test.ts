/** Links in the documents lead to files and headings that are there. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf, anchorsIn, documents, headingsIn, isThere, linksIn, readText } from './documents.ts';

interface Target {
  readonly path: string;
  readonly anchor: string;
}

/** Returns the file and heading to which a link in that document leads; `undefined`: it leads out of the project. */
function targetOf(document: string, link: string): Target | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [file = '', anchor = ''] = link.split('#');
  return { path: file === '' ? document : posix.join(posix.dirname(document), file), anchor };
}

function isDead({ path, anchor }: Target): boolean {
  return !isThere(path) || (anchor !== '' && !anchorsIn(readText(path)).includes(anchor));
}

test('every link in a document leads somewhere', () => {
  const links = documents.flatMap((document) =>
    linksIn(readText(document)).map((link) => ({ document, link, target: targetOf(document, link) })),
  );
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(({ target }) => target !== undefined && isDead(target));
  expect(dead.map(({ document, link }) => `${document}: ${link}`)).toEqual([]);
});

test('every ruling has an anchor of its own', () => {
  const anchors = headingsIn(readText('docs/rulings.md')).map((heading) => anchorOf(heading));
  expect(anchors.length).toBeGreaterThan(150);
  expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
});

test('dead links would be found, code is none', () => {
  const found = linksIn('[a](b.md#c) and `[x](y)`\n```\n[no](link)\n```\n![picture](d.png)');
  expect(found).toEqual(['b.md#c', 'd.png']);
  expect(targetOf('docs/a/b.md', '../c.md#d')).toEqual({ path: 'docs/c.md', anchor: 'd' });
  expect(targetOf('docs/a.md', 'https://example.org/#x')).toBeUndefined();
  expect(isDead({ path: 'docs/gone.md', anchor: '' })).toBe(true);
  expect(isDead({ path: 'README.md', anchor: 'gone' })).toBe(true);
  expect(isDead({ path: 'README.md', anchor: 'tests' })).toBe(false);
});

test('anchors are those of GitHub', () => {
  expect(anchorOf('D-020 `state.ships` holds the board’s ships, only')).toBe(
    'd-020-stateships-holds-the-boards-ships-only',
  );
  expect(anchorsIn('# One\n## Two\n```\n# no\n```\n## Two\n### [Three](four.md)')).toEqual([
    'one',
    'two',
    'two-1',
    'three',
  ]);
});
