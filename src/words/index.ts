import { languageOf } from './files.ts';
import { localeOf, locales } from './languages.ts';
import { sayBy } from './say.ts';
import type { Say, Sentence } from './say.ts';
import type { Text } from './text.ts';

export type { MessageKey, PlainKey, Say, Sentence } from './say.ts';
export { datesIn, isLocale, localeOf, locales, ownNames } from './languages.ts';
export { inRow, noun } from './text.ts';
export type { Text } from './text.ts';
export type { Locale } from './languages.ts';

/**
 * The words around the game: lobby, panels, help, errors, notices. (The words of the game itself, its cards and
 * questions, are told by the engine's describer.) A language is a folder of Fluent files: `docs/translating.md`.
 */

/** The words of a language by Discord's name for it, such as `en-GB`; English where we don't have it. */
export function sayIn(name?: string): Say {
  const locale = localeOf(name);
  return sayBy(languageOf(locale), locale);
}

/** Returns a text about the game in the reader's language. */
export const worded = (text: Text, say: Say): string => languageOf(say.locale).word(text);

export const english: Say = sayIn('en');

/** The sentence in each language that words it otherwise than English, by Discord's names of them. */
export function inOtherLanguages(sentence: Sentence): Readonly<Record<string, string>> {
  const all = locales.map((locale) => [locale, sentence(sayIn(locale))] as const);
  return Object.fromEntries(all.filter(([, text]) => text !== sentence(english)));
}
