import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysFile } from '../../src/tools/words/keys.ts';
import { readMessages } from '../../src/tools/words/messages.ts';
import { filesOf } from '../../src/words/files.ts';

test('the types of keys are those of the English files: `npm run words -- --types` makes them', () => {
  expect(readFileSync('src/words/keys.ts', 'utf8')).toBe(keysFile(readMessages(filesOf('en'))));
});
