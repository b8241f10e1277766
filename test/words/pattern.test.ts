/** Our files, compared with what Fluent's own resolver makes of them. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentValue } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../src/words/files.ts';
import { keyOf } from '../../src/words/language.ts';
import { locales } from '../../src/words/languages.ts';
import { sayingOf } from '../../src/words/pattern.ts';
import type { Grammar, FluentMessage, Pattern, Values } from '../../src/words/pattern.ts';

/** Values that each choose other variants: names, words that choose, whole numbers, and numbers as words. */
const samples: ReadonlyArray<string | number> = ['Ada', 'yes', 'no', 'none', 0, 1, 2, 5, 21, '3'];
const genders: ReadonlyArray<string> = ['f', 'other'];

/** All values that a pattern could ask for, each the same. */
const alike = (value: string | number): Values =>
  new Proxy(
    {},
    {
      get: () => value,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value }),
    },
  );

/** Told without separators. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const counted = (value: string | number): FluentValue =>
  /^\d+$/.test(String(value)) ? new Count(Number(value)) : String(value);

const forFluent = (value: string | number): Record<string, FluentValue> =>
  new Proxy(
    {},
    {
      get: () => counted(value),
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: counted(value) }),
    },
  );

const patternsOf = ({ value, attributes }: FluentMessage): ReadonlyArray<Pattern> => [
  ...(value === null ? [] : [value]),
  ...Object.values(attributes),
];

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

describe.each(locales)('in %s', (locale) => {
  const messages = [...filesOf(locale).values()].flatMap((text) =>
    new FluentResource(text).body.map((message) => ({ key: keyOf(message.id), patterns: patternsOf(message) })),
  );

  test.each(genders)('every message says the same of things whose gender is %s', (gender) => {
    const plurals = new Intl.PluralRules(locale);
    const grammar: Grammar = {
      plural: (count) => plurals.select(count),
      put: written,
      noun: (value, grammaticalCase) => `<${grammaticalCase} of ${written(value)}>`,
      gender: () => gender,
      transform: (text) => text,
    };
    const bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: {
        NOUN: ([value], named) =>
          `<${String(named['case'])} of ${value instanceof Count ? value.toString() : written(value)}>`,
        GENDER: () => gender,
      },
    });
    const different = messages.flatMap(({ key, patterns }) =>
      patterns.flatMap((pattern) => {
        const saying = sayingOf(pattern, grammar);
        return samples
          .filter((value) => saying(alike(value)) !== bundle.formatPattern(pattern, forFluent(value)))
          .map((value) => `${key} of ${value}`);
      }),
    );
    expect(different).toEqual([]);
    expect(messages.length).toBeGreaterThan(3000);
  });
});

describe('what our files do not use', () => {
  const grammar: Grammar = {
    plural: () => 'other',
    put: String,
    noun: String,
    gender: () => 'other',
    transform: (text) => text,
  };
  const say = (text: string, values: Values) => () =>
    new FluentResource(text).body.map(({ value }) => (value === null ? '' : sayingOf(value, grammar)(values))).join('');

  test('is an error when it is said', () => {
    expect(say('one = { $who } and { -term }', { who: 'Ada' })).toThrow('term');
    expect(say('one = { NUMBER($count) }', { count: 1 })).toThrow('NUMBER');
    expect(say('one = { other }', {})).toThrow('mesg');
  });

  test('and so is a value that nobody gives', () => {
    expect(say('one = { $who }', {})).toThrow('$who');
    expect(say('one = { $who }', { who: 'Ada' })()).toBe('Ada');
  });
});
