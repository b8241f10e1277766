/** One name, one meaning: an exported type has a name that no other has, wherever it is (`docs/glossary.md`). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const declaration = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

const files = ['src', 'render', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

test('each exported type has a name of its own', () => {
  const placesOf = new Map<string, Array<string>>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(declaration)) {
      placesOf.set(name, [...(placesOf.get(name) ?? []), file]);
    }
  }
  expect(placesOf.get('GameView')).toEqual(['src/engine/types/view.ts']);
  expect(Object.fromEntries([...placesOf].filter(([, places]) => places.length > 1))).toEqual({});
});
