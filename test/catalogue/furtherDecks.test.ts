/** A deck that a module brings: declared, read from files of its own, checked, and switched on with its expansion. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Catalogue } from '../../src/catalogue/content.ts';
import { declareDeck, deckOf, furtherDecks } from '../../src/catalogue/decks.ts';
import { CatalogueError, dataFolder, loadCatalogue } from '../../src/catalogue/index.ts';
import { entry } from '../../src/catalogue/schema/entry.ts';
import { fields } from '../../src/catalogue/schema/strict.ts';

const folder = mkdtempSync(join(tmpdir(), 'decks-'));
cpSync(dataFolder, folder, { recursive: true });
mkdirSync(join(folder, 'omens'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Known by this name only at run time: to the compiler it could be any deck. */
const omens = 'omens' as keyof Catalogue;
declareDeck(omens, { schema: fields({ ...entry, dread: z.int() }) as never, prefixes: ['omen'] });

function write(file: string, text: string): void {
  writeFileSync(join(folder, 'omens', file), text);
}

test('its entries are in the catalogue under its name, checked by its schema', () => {
  write('modules.yaml', 'deck: modules\nentries:\n  - { id: module/omens/game, name: Omens, help: Black sails., order: 9, rules: {} }\n');
  write('omens.yaml', 'deck: omens\nentries:\n  - { id: omen/omens/black-sail, name: Black Sail, copies: 2, dread: 3 }\n');
  expect(furtherDecks().at(-1)).toBe('omens');
  expect([...loadCatalogue(folder)[omens].values()]).toEqual([
    { id: 'omen/omens/black-sail', name: 'Black Sail', expansion: 'omens', copies: 2, dread: 3 },
  ]);
});

test('a mistake in it is told like any other', () => {
  write('omens.yaml', 'deck: omens\nentries:\n  - { id: omen/omens/black-sail, name: Black Sail, dread: much }\n');
  expect(() => loadCatalogue(folder)).toThrow(
    new CatalogueError({
      file: 'data/omens/omens.yaml',
      id: 'omen/omens/black-sail',
      path: ['dread'],
      expected: 'a whole number',
      found: '"much"',
    }),
  );
});

test('an expansion of which nothing is said as a whole is refused', () => {
  write('modules.yaml', 'deck: modules\nentries: []\n');
  write('omens.yaml', 'deck: omens\nentries:\n  - { id: omen/omens/black-sail, name: Black Sail, dread: 1 }\n');
  expect(() => loadCatalogue(folder)).toThrow(/expected an expansion with an entry of deck modules/);
});

test('no deck is declared twice, and nobody gets one that is not there', () => {
  expect(() => { declareDeck('quorum', deckOf('quorum')); }).toThrow('the deck quorum is declared twice');
  expect(() => deckOf('portents' as keyof Catalogue)).toThrow('there is no deck portents');
});
