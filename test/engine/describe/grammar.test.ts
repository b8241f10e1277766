import { describe, expect, test } from 'vitest';
import { list, note, number, plural, sentence, sentences, signed } from '../../../src/engine/describe/grammar.ts';
import { fit } from '../../../src/words/fitting.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('a list of %j', (items, text) => {
  expect(list(items)).toBe(text);
});

test('a list in order and a list of alternatives', () => {
  expect(list(['look', 'jump', 'land'], 'then')).toBe('look, jump, then land');
  expect(list(['look', 'jump', 'land'], 'or')).toBe('look, jump or land');
});

test('numbers of things', () => {
  expect([plural(1, 'raider'), plural(2, 'raider'), plural(0, 'raider'), plural(2, 'damage', 'damage')]).toEqual([
    '1 raider',
    '2 raiders',
    '0 raiders',
    '2 damage',
  ]);
});

test('signs are typographic', () => {
  expect([signed(2), signed(-2), signed(0), number(-3)]).toEqual(['+2', '−2', '0', '−3']);
});

test('sentences begin large and end with one stop', () => {
  expect(sentence('lose 1 fuel')).toBe('Lose 1 fuel.');
  expect(sentence('really?')).toBe('Really?');
  expect(sentences('one', '', 'two.')).toBe('One. Two.');
});

test('notes stand in brackets, and no notes leave nothing', () => {
  expect(note('Command', '2 left')).toBe(' (Command, 2 left)');
  expect(note()).toBe('');
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
