import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapedName, plainName } from '../../src/bot/text/escape.ts';
import { shorten } from '../../src/bot/text/limits.ts';
import { splitLines } from '../../src/bot/text/split.ts';

describe('names of people', () => {
  test('lose invisible and direction-changing characters', () => {
    expect(plainName('A\u200bd\u202ea\ufeff\u2066 L\u00ad')).toBe('Ada L');
  });

  test.each([
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a pilot with a skin tone', '👩🏽\u200d✈\ufe0f'],
    ['a Persian name', 'محمد\u200cرضا'],
    ['a Hindi name', 'क्\u200dष'],
    ['a Bengali name', 'র\u200d্য'],
    ['a Sinhala name', 'ශ්\u200dරී'],
  ])('keep the joiners of %s', (_, name) => {
    expect(plainName(name)).toBe(name);
  });

  test.each([
    ['between Latin letters', 'A\u200cd\u200da', 'Ada'],
    ['at an end', '\u200d👩\u200d م\u200c', '👩 م'],
    ['several in a row', 'م\u200c\u200cم', 'مم'],
    ['before a direction', 'م\u200c\u202eم', 'مم'],
    ['a letter and a picture', 'A\u200d👩', 'A👩'],
  ])('lose joiners that show nothing: %s', (_, name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  test('show nothing else that is invisible, whatever it stands beside', () => {
    const hidden = ['\u200c', '\u200d', '\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u061c'];
    const pieces = ['a', 'م', '्', 'क', '👩', '\ufe0f', '🏽', ' ', ...hidden];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join('')),
        (name) => {
          const plain = plainName(name);
          expect(plain.replace(/[\u200c\u200d]/g, '')).not.toMatch(/\p{Cf}/u);
          expect(plain).not.toMatch(/[\u200c\u200d]{2}|^[\u200c\u200d]|[\u200c\u200d]$|\p{M}{3}/u);
          expect(plainName(plain)).toBe(plain);
          expect([...plain].length).toBeLessThanOrEqual(32);
        },
      ),
    );
  });

  test('are not cut within an emoji', () => {
    const family = '👨\u200d👩\u200d👧\u200d👦';
    expect(plainName(family.repeat(9))).toBe(family.repeat(4));
    expect(plainName(`a${family.repeat(9)}`)).toBe(`a${family.repeat(4)}`);
  });

  test('are one line of at most 32 characters, whole ones', () => {
    expect(plainName('one\ntwo   three')).toBe('one two three');
    expect([...plainName('🚀'.repeat(50))]).toHaveLength(32);
  });

  test('that are nothing but invisible get a sign', () => {
    expect(plainName('\u200b\u200b \u3164')).toBe('???');
  });

  test('keep at most two marks on a letter', () => {
    expect(plainName(`a${'\u0301'.repeat(20)}b`)).toBe('a\u0301\u0301b');
  });

  test('can not format, mention or link', () => {
    expect(escapedName('**x** <@1> @everyone')).toBe('\\*\\*x\\*\\* \\<\\@1\\> \\@everyone');
    expect(escapedName('[a](https://b.c)')).toBe('\\[a\\](https\\://b.c)');
    expect(escapedName('discord.gg/abc')).toBe('discord\\.gg/abc');
    expect(escapedName('Dr. Cottle v1.2')).toBe('Dr. Cottle v1.2');
    expect(escapedName('`x` ||y|| ~~z~~ __w__')).toBe('\\`x\\` \\|\\|y\\|\\| \\~\\~z\\~\\~ \\_\\_w\\_\\_');
  });
});

describe('splitting a log into messages', () => {
  test('keeps lines together while they fit', () => {
    expect(splitLines(['a'.repeat(6), 'b'.repeat(3), 'c'], 10)).toEqual(['aaaaaa\nbbb', 'c']);
  });

  test('breaks a line that is too long between words', () => {
    expect(splitLines(['one two three four'], 10)).toEqual(['one two', 'three four']);
  });

  test('breaks a word that is too long, but no character', () => {
    expect(splitLines(['🚀'.repeat(4)], 5)).toEqual(['🚀🚀', '🚀🚀']);
  });

  test('no text is empty or longer than Discord takes, and no letter is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })),
        fc.integer({ min: 10, max: 50 }),
        (lines, most) => {
          const texts = splitLines(lines, most);
          for (const text of texts) expect(text.length).toBeLessThanOrEqual(most);
          expect(texts.join('').replace(/\s/g, '')).toBe(lines.join('').replace(/\s/g, ''));
        },
      ),
    );
  });
});

test('what is shortened ends with an ellipsis and has no half characters', () => {
  expect(shorten('abcdef', 6)).toBe('abcdef');
  expect(shorten('abcdefg', 6)).toBe('abcde…');
  expect(shorten('abc🚀🚀', 5)).toBe('abc…');
});
