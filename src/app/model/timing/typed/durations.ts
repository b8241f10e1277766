import type { Locale } from '../../../../words/index.ts';
import { present } from '../../../../values/present.ts';
import { folded, inAnyLanguage } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns “8h”, “30 min”, “1 day 12 hours” or “1.5 days” in milliseconds, “none” as 0, preferably in this
 * language; `undefined`: not understood, or several lengths (“1h, 3h”).
 */
export function durationTyped(typed: string, locale: Locale = 'en'): number | undefined {
  const [length, ...more] = durationsTyped(typed, locale) ?? [];
  return more.length === 0 ? length : undefined;
}

/**
 * Returns several lengths, the shortest first: “1h, 3h”. One that goes on in a smaller unit is a single one: “1 day, 12
 * hours”. `undefined`: not understood in any language.
 */
export function durationsTyped(typed: string, locale: Locale = 'en'): ReadonlyArray<number> | undefined {
  return inAnyLanguage(locale, (vocabulary) => lengthsIn(typed, vocabulary));
}

/** Whether these words mean no time at all. */
export function isNothing(typed: string, locale: Locale = 'en'): boolean {
  return inAnyLanguage(locale, ({ nothing }) => (nothing.has(folded(typed)) ? true : undefined)) ?? false;
}

/** One length in words of one language, with “in” or “for” before it. */
export function lengthIn(typed: string, vocabulary: Vocabulary): number | undefined {
  const text = folded(typed);
  const prefix = vocabulary.span.find((each) => text.startsWith(`${each} `));
  const rest = prefix === undefined ? text : text.slice(prefix.length + 1);
  // “через час”: in an hour.
  const counted = prefix !== undefined && vocabulary.units.has(rest) ? `1 ${rest}` : rest;
  const [length, ...more] = lengthsIn(counted, vocabulary) ?? [];
  return more.length === 0 ? length : undefined;
}

function lengthsIn(typed: string, vocabulary: Vocabulary): ReadonlyArray<number> | undefined {
  const texts = separated(typed, vocabulary);
  const lengths = texts.flatMap((text) => lengthOf(text, vocabulary) ?? []);
  if (lengths.length === 0 || lengths.length < texts.length) return undefined;
  const goesOn = texts
    .slice(0, -1)
    .every((text, index) => present(lengths[index + 1], text) < smallestUnit(text, vocabulary));
  if (goesOn) return [lengths.reduce((sum, length) => sum + length, 0)];
  return Array.from(new Set(lengths)).sort((one, other) => one - other);
}

/** A comma behind a number is a decimal one; behind a unit it separates, as “and” does. */
function separated(typed: string, { and }: Vocabulary): ReadonlyArray<string> {
  return typed
    .split(/(?<=[\p{L}.])\s*[,;]/u)
    .map(folded)
    .flatMap((text) => splitAt(text.split(' '), and))
    .filter((text) => text !== '');
}

function splitAt(words: ReadonlyArray<string>, separators: ReadonlySet<string>): ReadonlyArray<string> {
  const at = words.findIndex((word) => separators.has(word));
  return at < 0 ? [words.join(' ')] : [words.slice(0, at).join(' '), ...splitAt(words.slice(at + 1), separators)];
}

const numberAndUnit = /(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu;

function smallestUnit(text: string, { units }: Vocabulary): number {
  return Math.min(...[...text.matchAll(/\p{L}+/gu)].map(([unit]) => units.get(unit) ?? 0));
}

function lengthOf(text: string, { units, one, nothing }: Vocabulary): number | undefined {
  if (nothing.has(text)) return 0;
  const counted = text.replace(/^(\S+?)(?: |(?<='))(?=\p{L}+$)/u, (whole, word: string) =>
    one.has(word) ? '1 ' : whole,
  );
  const parts = [...counted.matchAll(numberAndUnit)];
  if (parts.length === 0 || counted.replaceAll(numberAndUnit, '').trim() !== '') return undefined;
  const lengths = parts.map(
    ([, number = '', unit = '']) => Number(number.replace(',', '.')) * (units.get(unit) ?? Number.NaN),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Number.isFinite(whole) ? Math.round(whole) : undefined;
}
