/** The documents of the project: their headings, their links, and the names of the code that they mention. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Reads a file of the project, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function isThere(path: string): boolean {
  return existsSync(join(root, path));
}

/** Paths of all documents: those in the root and everything in `docs/`. */
export const documents: ReadonlyArray<string> = [
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .sort(),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .sort(),
];

/** Removes blocks of code, in which nothing is a heading or a link. */
function withoutBlocks(text: string): string {
  return text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
}

/** Returns the anchor that GitHub gives to a heading. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

export function headingsIn(text: string): ReadonlyArray<string> {
  return [...withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
}

/** Returns the anchors of a document, in order; a heading that comes again gets a number, as on GitHub. */
export function anchorsIn(text: string): ReadonlyArray<string> {
  const counts = new Map<string, number>();
  return headingsIn(text).map((heading) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Returns the targets of a document's links. */
export function linksIn(text: string): ReadonlyArray<string> {
  const prose = withoutBlocks(text).replaceAll(/`[^`\n]+`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
}

/**
 * Whether a source declares this name: a function, a constant, a type, a class, a procedure, a verb, or an entry of the
 * data.
 */
export function declares(source: string, name: string): boolean {
  const escaped = name.replaceAll(/[/.]/g, '\\$&');
  return new RegExp(
    `(function|const|interface|type|class|procedure\\(') ?${escaped}\\b|^ +(async )?${escaped}(: |\\()|id: ${escaped}$`,
    'm',
  ).test(source);
}
