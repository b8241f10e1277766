import { indexing } from '../../src/bot/lookUp/index.ts';
import { createLookUp } from '../../src/bot/lookUp/lookUp.ts';
import type { LookUpEntry, LookUp, Making } from '../../src/bot/types.ts';
import { lookUpEntries } from '../../src/bot/lookUp/entries.ts';
import { locales, sayIn } from '../../src/words/index.ts';
import type { Locale } from '../../src/words/index.ts';

/** All steps at once. */
function made<Made>(making: Making<Made, unknown>): Made {
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}

/** All that can be looked up, as it is called in one language. */
export const entriesIn = (locale: Locale = 'en'): ReadonlyArray<LookUpEntry> => made(lookUpEntries(locale));

/** For who reads that language, by the words of it and of those others. */
export function lookUpIn(
  locale: Locale,
  others: ReadonlyArray<Locale> = locales.filter((each) => each !== locale),
): LookUp {
  const [own, ...more] = [locale, ...others].map((each) => made(indexing(entriesIn(each), sayIn(each))));
  if (own === undefined) throw new Error('no language');
  return createLookUp(own, more);
}
