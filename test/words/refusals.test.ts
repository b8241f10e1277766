/** Refusals of the app are plain text: the bot escapes all of it, because names of people and games may stand in it. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessages } from '../../src/tools/words/messages.ts';
import { locales } from '../../src/words/index.ts';
import { filesOf } from '../../src/words/files.ts';

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(`src/app/${path}`, 'utf8'));
/** All that stands between the brackets of `new AppError(…)`, as far as they nest. */
const refusals = sources.flatMap(
  (source) => source.match(/new AppError\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g) ?? [],
);
const keys = new Set(refusals.flatMap((text) => [...text.matchAll(/say\('([\w.]+)'/g)].map(([, key]) => key ?? '')));

test('they are found', () => {
  expect(keys.size).toBeGreaterThan(200);
});

test.each(locales)('in %s none has signs of markup, which would be seen as they are', (locale) => {
  const { messages } = readMessages(filesOf(locale));
  const marked = [...keys].filter((key) => messages.get(key)?.value?.texts.some((text) => /[`*]|^[#>-]/m.test(text)));
  expect(marked).toEqual([]);
});
