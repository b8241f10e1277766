import { describe, expect, test } from 'vitest';
import { fit } from '../../src/words/fitting.ts';
import { languageOf } from '../../src/words/files.ts';
import { inRow, listed, noted, number, sentences, signed } from '../../src/words/text.ts';
import type { Text } from '../../src/words/text.ts';

const said = (text: Text): string => languageOf('en').word(text);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('a list of %j', (items, text) => {
  expect(said(listed(items))).toBe(text);
});

test('a list in order and a list of alternatives', () => {
  expect(said(listed(['look', 'jump', 'land'], 'then'))).toBe('look, jump, then land');
  expect(said(listed(['look', 'jump', 'land'], 'or'))).toBe('look, jump or land');
});

test('signs are typographic', () => {
  expect([signed(2), signed(-2), signed(0), number(-3)]).toEqual(['+2', '−2', '0', '−3']);
});

test('sentences begin large and end with one stop', () => {
  expect(said(sentences('lose 1 fuel'))).toBe('Lose 1 fuel.');
  expect(said(sentences('really?'))).toBe('Really?');
  expect(said(sentences('one', '', 'two.'))).toBe('One. Two.');
});

test('notes stand in brackets, and no notes leave nothing', () => {
  expect(said(noted('Press Room', 'Command', inRow(['2', 'left'], ' ')))).toBe('Press Room (Command, 2 left)');
  expect(said(noted('Press Room'))).toBe('Press Room');
});

describe('fit', () => {
  test('leaves what fits', () => {
    expect(fit('lose 1 fuel', 11)).toBe('lose 1 fuel');
  });

  test('cuts after a whole word, without loose punctuation', () => {
    expect(fit('lose 1 fuel, then 1 food', 14)).toBe('lose 1 fuel…');
  });

  test('cuts a word that is too long by itself', () => {
    expect(fit('abcdefghij', 5)).toBe('abcd…');
  });
});
