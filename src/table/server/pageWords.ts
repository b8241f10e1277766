import { filesOf } from '../../words/files.ts';
import type { Locale } from '../../words/languages.ts';
import type { PageWords } from '../contract.ts';

/** Returns the page's own words in this language. */
export function pageWords(locale: Locale): PageWords {
  return { own: inPage(locale), others: locale === 'en' ? {} : inPage('en') };
}

function inPage(locale: Locale): PageWords['own'] {
  return Object.fromEntries([...filesOf(locale)].filter(([path]) => path === 'page.ftl'));
}
