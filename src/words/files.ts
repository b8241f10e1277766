import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Language, type Files } from './language.ts';
import { localeOf, locales, type Locale } from './languages.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

export function filesOf(locale: Locale): Files {
  const paths = readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ftl'),
  );
  return new Map(
    paths.toSorted().map((path) => [path.replaceAll(sep, '/'), readFileSync(join(folder, locale, path), 'utf8')]),
  );
}

const read = new Map<Locale, Language>();

/** A language by Discord's name for it; it is read when it is first asked for. */
export function languageOf(name: string | undefined): Language {
  const locale = localeOf(name);
  const known = read.get(locale);
  if (known !== undefined) return known;
  const language = new Language(
    locale,
    filesOf(locale),
    locales.indexOf(locale) === 0 ? {} : { others: languageOf(locales[0]) },
  );
  read.set(locale, language);
  return language;
}
