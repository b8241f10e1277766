import { Language } from '../../../../words/language.ts';
import type { Locale } from '../../../../words/languages.ts';
import { type Say, sayBy } from '../../../../words/say.ts';
import type { PageWords } from '../../../contract.ts';
import type { AppState } from '../state/app.ts';
import type { Observable } from '../state/store.ts';

/** The page's own words in this language. Rejects when the table does not answer. */
export async function fetchSay(locale: Locale): Promise<Say> {
  const response = await fetch(`/table/words?locale=${locale}`);
  const body: unknown = await response.json();
  if (!isWords(body)) throw new Error('The practice table answered with something that is no language.');
  const others = new Language('en', new Map(Object.entries(body.others)));
  return sayBy(
    new Language(locale, new Map(Object.entries(body.own)), Object.keys(body.others).length === 0 ? {} : { others }),
    locale,
  );
}

function isWords(body: unknown): body is PageWords {
  return typeof body === 'object' && body !== null && 'own' in body && 'others' in body;
}

/** Makes the page say everything in these words from now on. */
export function speak(store: Observable<AppState>, say: Say): void {
  document.documentElement.lang = say.locale;
  store.update((state) => ({ ...state, say }));
}
