/**
 * Texts that people read about the catalogue are worded by the language; its English names are only used where a
 * language has no word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The places where something from the catalogue can be in hand. */
const readsCatalogue = /from '[^']*(?:catalogue\/(?!content|effect|vocabulary)[^']*|\/lookup)\.ts'/;
const nameOfEntry = /\.name\b(?!\()/;
/** The English name as what a noun falls back to. */
const asNoun = /\bnoun\(|is: 'noun'/;

/** Names that no one reads: keys by which cards are grouped, and texts that are worded already. */
const others: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ['src/engine/describe/lookup.ts', ['return token.name;', 'new Map(all.map((card) => [card.name, card]))']],
  ['src/engine/describe/nouns.ts', ['milestoneWords(id)?.name']],
  ['src/engine/describe/events/loyalty.ts', ["`${found.entry.name} ${found.entry.title ?? ''}`"]],
  ['src/engine/describe/events/ships.ts', ["find(token)?.entry.name.replace(/^.*: /, '')"]],
  ['src/bot/lookUp/entries.ts', ['entry.name', 'compare(one.name, other.name)']],
  ['render/content/cards.ts', ['capital(standing.name)', 'cardFace(card, words).name']],
]);

const isAllowed = (path: string, line: string): boolean =>
  others.get(path)?.some((part) => line.includes(part)) === true;

const faultsIn = (path: string, text: string): ReadonlyArray<string> =>
  readsCatalogue.test(text)
    ? text
        .split('\n')
        .filter((line) => nameOfEntry.test(line.replace(/\b(?:words|told|each|error)\.name\b/g, '')))
        .filter((line) => !asNoun.test(line) && !isAllowed(path, line))
        .map((line) => `${path}: ${line.trim()}`)
    : [];

test('nothing that is shown reads the name of a catalogue entry past the language', () => {
  const files = ['src/engine/describe', 'src/bot', 'commands', 'render'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${folder}/${path}`),
  );
  const read = files.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const);
  expect(read.filter(([, text]) => readsCatalogue.test(text)).length).toBeGreaterThan(30);
  expect(read.flatMap(([path, text]) => faultsIn(path, text))).toEqual([]);
});

test('a name read past the language is seen', () => {
  const told =
    "import { catalogue } from '../catalogue/index.ts';\nconst names = [...catalogue.crises.values()].map((card) => card.name);";
  expect(faultsIn('src/bot/made/up.ts', told)).toHaveLength(1);
  expect(faultsIn('src/bot/made/up.ts', told.replace('card.name', 'noun(card.id, card.name)'))).toEqual([]);
});
