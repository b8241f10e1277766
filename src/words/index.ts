import { createInstance } from 'i18next';
import { en } from './en/index.ts';
import type { Say } from './say.ts';

export type { Key, Say, Sentence } from './say.ts';

/**
 * The words around the game: lobby, panels, help, errors, notices. (The words of the game itself, its cards and questions,
 * are made by the engine's describer.) A language is one more folder beside `en`, entered here.
 */
const languages = { en: { words: en } } as const;

const instance = createInstance();
await instance.init({
  resources: languages,
  defaultNS: 'words',
  fallbackLng: 'en',
  supportedLngs: Object.keys(languages),
  nonExplicitSupportedLngs: true,
  // Markup is escaped where a text of a user is put in, in Discord's way rather than HTML's.
  interpolation: { escapeValue: false },
});

/** The words of a language by Discord's name for it, such as `en-GB`; English where we don't have it. */
export function sayIn(locale?: string): Say {
  const translate = instance.getFixedT(locale ?? 'en');
  return (key, ...[values]) => translate(key, values ?? {});
}

export const english: Say = sayIn('en');
