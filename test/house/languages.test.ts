import { describe, expect, test } from 'vitest';
import { reportOn } from '../../src/tools/words/report.ts';
import { locales } from '../../src/words/languages.ts';

/** Messages of names alone: of games, of cards and places that rules are about. */
const names: ReadonlyArray<RegExp> = [
  /^R-/,
  /newCaprica/,
  /^lobby\.(?:game|thread)$/,
  /^session\.eventName$/,
  /^pictures\.ending\.game$/,
];

describe.each(locales)('the words in %s', (locale) => {
  const report = reportOn(locale);

  test('nothing is missing', () => {
    expect(report.missing).toEqual([]);
  });

  test('nothing is there that nobody asks for', () => {
    expect(report.unused).toEqual([]);
  });

  test('nothing is left as it is in English, but names', () => {
    expect(report.asInEnglish.filter((key) => !names.some((name) => name.test(key)))).toEqual([]);
  });

  test('everything can be read, asks for values that are given, and has all plurals and cases', () => {
    expect(report.defects).toEqual([]);
  });
});
