import { describe, expect, test } from 'vitest';
import { en } from '../../src/words/en/index.ts';
import { english, sayIn } from '../../src/words/index.ts';

interface Section {
  readonly [name: string]: string | Section;
}

function texts(section: Section, path = ''): ReadonlyArray<readonly [string, string]> {
  return Object.entries(section).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : texts(value, `${path}${key}.`),
  );
}

describe('the words of the bot', () => {
  test('a value stands where its name was', () => {
    expect(english('errors.lobbyFull', { most: 6 })).toBe('All 6 seats of this game are taken.');
  });

  test.each(['en-GB', 'en-US', 'de', 'xx', undefined])('the locale %s has words', (locale) => {
    expect(sayIn(locale)('errors.lobbyFull', { most: 6 })).toBe('All 6 seats of this game are taken.');
  });

  test('names of users are put in as they are: whoever puts them in escapes them for Discord', () => {
    expect(english('errors.lobbyFull', { most: '<b> & «x»' })).toContain('<b> & «x»');
  });

  test.each(texts(en))('%s is a finished text in the style of the house', (_key, text) => {
    expect(text).not.toBe('');
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|!|\bplease\b/i);
  });
});
