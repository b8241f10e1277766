import { describe, expect, test } from 'vitest';
import { readMessages } from '../../src/tools/words/messages.ts';
import { filesOf, languageOf } from '../../src/words/files.ts';
import { Language } from '../../src/words/language.ts';
import { english, locales, sayIn } from '../../src/words/index.ts';

const texts = [...readMessages(filesOf('en')).messages.values()]
  .filter(({ path }) => !path.includes('/') && path !== 'page.ftl')
  .flatMap(({ key, value }) => (value?.texts ?? []).map((text) => [key, text] as const));

describe('the words of the bot', () => {
  test('a value stands where its name was', () => {
    expect(english('errors.lobbyFull', { most: 6 })).toBe('All 6 seats of this game are taken.');
  });

  test.each(['en-GB', 'en-US', 'de', 'xx', undefined])('the locale %s has words', (locale) => {
    expect(sayIn(locale)('errors.lobbyFull', { most: 6 })).toBe('All 6 seats of this game are taken.');
  });

  test('names of users are put in as they are: the caller escapes them for Discord', () => {
    expect(english('errors.lobbyFull', { most: '<b> & «x»' })).toContain('<b> & «x»');
  });

  test.each(texts)('%s is a finished text in the style of the house', (_key, text) => {
    expect(text).not.toBe('');
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|!|\bplease\b/i);
  });
});

test.each(locales)('no sign in %s is one that Discord draws dark, which nobody sees on its dark ground', (locale) => {
  const dark = [...filesOf(locale).values()].flatMap((text) => text.match(/^.*[✔✖➕➖➗➰➿〰].*$/gmu) ?? []);
  expect(dark).toEqual([]);
});

test('a translation that asks for what nobody gives is said in English', () => {
  const files = new Map([['errors.ftl', 'errors-lobbyFull = { $wrong } plim']]);
  const part = new Language('pl', files, { others: languageOf('en') });
  expect(part.say('errors.lobbyFull', { most: 6 })).toBe('All 6 seats of this game are taken.');
});
