import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessages } from '../../src/tools/words/messages.ts';
import { filesOf } from '../../src/words/files.ts';
import { locales } from '../../src/words/languages.ts';

test('translation tools find every language', () => {
  const [english, ...others] = locales;
  const settings = readFileSync('l10n.toml', 'utf8');
  expect(settings).toContain(`locales = [${others.map((locale) => `"${locale}"`).join(', ')}]`);
  expect(settings).toContain(`reference = "src/words/${english}/**/*.ftl"`);
  expect(settings).toContain('l10n = "src/words/{locale}/**/*.ftl"');
});

test.each(locales)('the files of %s are those of English', (locale) => {
  expect([...filesOf(locale).keys()]).toEqual([...filesOf('en').keys()]);
});

test.each(locales)('the messages of %s have as many lines as the English ones', (locale) => {
  const linesOf = (texts: ReadonlyArray<string>): string =>
    [...new Set(texts.map((text) => text.split('\n').length))].sort((one, other) => one - other).join();
  const { messages } = readMessages(filesOf(locale));
  const differing = [...readMessages(filesOf('en')).messages.values()].flatMap(({ key, value }) => {
    const said = messages.get(key)?.value;
    if (value === undefined || said === undefined) return [];
    return linesOf(value.texts) === linesOf(said.texts) ? [] : [key];
  });
  expect(differing).toEqual([]);
});

test('an id that is there twice is found, whichever file it is in', () => {
  const files = new Map([
    ['lobby.ftl', 'lobby-title = Lobby'],
    ['help.ftl', 'lobby-title = Help'],
  ]);
  expect(readMessages(files).defects).toEqual(['help.ftl: lobby.title is there twice']);
});

test('a plural says nothing twice in another language', () => {
  const { messages } = readMessages(
    new Map([
      [
        'lobby.ftl',
        'lobby-seats =\n    { $count ->\n        [few] места\n        [many] мест\n       *[other] мест\n    }',
      ],
    ]),
  );
  expect(messages.get('lobby.seats')?.value?.selections).toMatchObject([{ rest: 'other', repeated: ['many'] }]);
});
