/**
 * The languages of the bot, the first one the one that all others are made from. A language is a folder beside this
 * file, called by Discord's name for it, and an entry here.
 */
export const locales = ['en', 'it', 'pt-BR', 'ru', 'pl'] as const;
export type Locale = (typeof locales)[number];

/** Whether that is one of ours by its name. */
export const isLocale = (name: unknown): name is Locale => locales.some((locale) => locale === name);

/** The languages' names for themselves. */
export const ownNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  it: 'Italiano',
  'pt-BR': 'Português do Brasil',
  ru: 'Русский',
  pl: 'Polski',
};

/** How dates are written for its readers; English ones are everywhere, and most of them count the hours to 24. */
export const datesIn = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** Ours for a language as Discord names it, such as `en-GB`; English where we don't have it. */
export function localeOf(name: string | undefined): Locale {
  const [language] = (name ?? 'en').split('-');
  return (
    locales.find((locale) => locale === name) ?? locales.find((locale) => locale.split('-')[0] === language) ?? 'en'
  );
}

/**
 * Returns the first language that we have of those that someone reads, the dearest first; English where we have none of
 * them.
 */
export function dearestOf(names: ReadonlyArray<string>): Locale {
  const language = (name: string): string | undefined => name.split('-')[0]?.toLowerCase();
  return localeOf(names.find((name) => locales.some((locale) => language(locale) === language(name))));
}
