/**
 * Content of an expansion: read from a folder of its own, checked, and known only with an entry for the expansion as a
 * whole.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CatalogueError, dataFolder, loadCatalogue } from '../../src/catalogue/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'decks-'));
cpSync(dataFolder, folder, { recursive: true });
mkdirSync(join(folder, 'omens'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(folder, 'omens', file), text);
}

const modules =
  'deck: modules\nentries:\n  - { id: module/omens/game, name: Omens, help: Black sails., order: 9, rules: {} }\n';

test('its entries are in the catalogue under the name of their deck', () => {
  write('modules.yaml', modules);
  write(
    'mutiny.yaml',
    'deck: mutiny\nentries:\n  - { id: mutiny/omens/black-sail, name: Black Sail, copies: 2, cost: 3, effects: [] }\n',
  );
  expect(loadCatalogue(folder).mutiny.get('mutiny/omens/black-sail')).toEqual({
    id: 'mutiny/omens/black-sail',
    name: 'Black Sail',
    expansion: 'omens',
    copies: 2,
    cost: 3,
    effects: [],
  });
});

test('a mistake in a deck that only one module draws from is told like any other', () => {
  write('modules.yaml', modules);
  write(
    'mutiny.yaml',
    'deck: mutiny\nentries:\n  - { id: mutiny/omens/black-sail, name: Black Sail, cost: much, effects: [] }\n',
  );
  expect(() => loadCatalogue(folder)).toThrow(
    new CatalogueError({
      file: 'data/omens/mutiny.yaml',
      id: 'mutiny/omens/black-sail',
      path: ['cost'],
      expected: 'a whole number',
      found: '"much"',
    }),
  );
});

test('an expansion of which nothing is said as a whole is refused', () => {
  write('modules.yaml', 'deck: modules\nentries: []\n');
  write('mutiny.yaml', 'deck: mutiny\nentries:\n  - { id: mutiny/omens/black-sail, name: Black Sail, effects: [] }\n');
  expect(() => loadCatalogue(folder)).toThrow(/expected an expansion with an entry of deck modules/);
});
