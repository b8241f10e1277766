import { describe, expect, test } from 'vitest';
import { reportOn } from '../../src/tools/words/report.ts';
import { locales } from '../../src/words/languages.ts';

describe.each(locales)('the words in %s', (locale) => {
  const report = reportOn(locale);

  test('nothing is missing', () => {
    expect(report.missing).toEqual([]);
  });

  test('nothing is there that nobody asks for', () => {
    expect(report.unused).toEqual([]);
  });

  test('everything can be read, asks for values that are given, and has all plurals and cases', () => {
    expect(report.defects).toEqual([]);
  });
});
