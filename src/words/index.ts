import { createInstance } from 'i18next';
import { en } from './en/index.ts';
import type { Say, Sentence, Translation } from './say.ts';

export type { Key, PlainKey, Say, Sentence, Translation } from './say.ts';

/**
 * The words around the game: lobby, panels, help, errors, notices. (The words of the game itself, its cards and questions,
 * are made by the engine's describer.) Another language is one more folder beside `en`, entered here by Discord's name
 * for it, such as `de`. What it leaves out is said in English.
 */
const translations: Readonly<Record<string, Translation>> = {};

const namespace = 'words';
const instance = createInstance();
await instance.init({
  resources: { en: { [namespace]: en } },
  defaultNS: namespace,
  fallbackLng: 'en',
  // Markup is escaped where a text of a user is put in, in Discord's way rather than HTML's.
  interpolation: { escapeValue: false },
});
for (const [locale, texts] of Object.entries(translations)) addLanguage(locale, texts);

/** One more language; the returned function takes it away again. */
export function addLanguage(locale: string, texts: Translation): () => void {
  instance.addResourceBundle(locale, namespace, texts);
  return () => void instance.removeResourceBundle(locale, namespace);
}

/** The words of a language by Discord's name for it, such as `en-GB`; English where we don't have it. */
export function sayIn(locale?: string): Say {
  const translate = instance.getFixedT(locale ?? 'en');
  // Values are never taken for options of i18next, whatever they are called.
  return (key, ...[values]) => translate(key, { replace: values ?? {}, ...countOf(values) });
}

function countOf(values: object | undefined): { readonly count?: number } {
  return values !== undefined && 'count' in values && typeof values.count === 'number' ? { count: values.count } : {};
}

export const english: Say = sayIn('en');

/** The sentence in each language that words it otherwise than English, by Discord's names of them. */
export function inOtherLanguages(sentence: Sentence): Readonly<Record<string, string>> {
  const all = Object.keys(instance.store.data).map((locale) => [locale, sentence(sayIn(locale))] as const);
  return Object.fromEntries(all.filter(([, text]) => text !== sentence(english)));
}
