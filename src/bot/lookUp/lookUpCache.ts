import { setTimeout as delay } from 'node:timers/promises';
import { locales, sayIn } from '../../words/index.ts';
import type { Locale } from '../../words/index.ts';
import type { EntriesIn, LookUpEntry, LookUp } from '../types.ts';
import { indexing, namesOnly } from './index.ts';
import type { Index } from './index.ts';
import { createLookUp } from './lookUp.ts';
import { inSlices } from './slices.ts';

/**
 * Milliseconds after which what is not read yet is not waited for any longer: Discord waits three seconds for
 * suggestions.
 */
const patience = 1500;

/** The caches by source: all look-ups of the same entries share one. */
const caches = new WeakMap<EntriesIn, LookUpCache>();

/**
 * Looks things up by the words of every language. A language is read when someone first looks something up, in slices
 * of time.
 */
export interface LookUpCache {
  /**
   * Returns the look-up for readers of this language. Until the other languages are read, for a moment at the very
   * first, it has only its own words.
   */
  in(locale: Locale): Promise<LookUp>;
  /** The same for suggestions: whatever is not read in time, their own language too, is not waited for. */
  soon(locale: Locale): Promise<LookUp>;
}

export function lookUpCacheOf(entriesIn: EntriesIn): LookUpCache {
  const known = caches.get(entriesIn) ?? createLookUpCache(entriesIn);
  caches.set(entriesIn, known);
  return known;
}

export function createLookUpCache(entriesIn: EntriesIn): LookUpCache {
  const begun = new Map<Locale, Promise<Index>>();
  const ready = new Map<Locale, Index>();
  const lookUps = new Map<Locale, LookUp>();
  /** Entries read so far, each name once, by language while it is being read. */
  const partly = new Map<Locale, Map<string, LookUpEntry>>();
  const read = async (locale: Locale): Promise<Index> => {
    const names = new Map<string, LookUpEntry>();
    partly.set(locale, names);
    const entries = await inSlices(entriesIn(locale), (entry) =>
      names.set(`${entry.kind} ${entry.kindName} ${entry.name}`, entry),
    );
    const index = await inSlices(indexing(entries, sayIn(locale)));
    ready.set(locale, index);
    partly.delete(locale);
    return index;
  };
  const indexOf = (locale: Locale): Promise<Index> => {
    const index = begun.get(locale) ?? read(locale);
    begun.set(locale, index);
    return index;
  };
  const othersOf = (locale: Locale): ReadonlyArray<Locale> => locales.filter((other) => other !== locale);
  const readOf = (languages: ReadonlyArray<Locale>): ReadonlyArray<Index> =>
    languages.flatMap((one) => ready.get(one) ?? []);
  /** Looks up with the other languages that are read before the patience ends. */
  const withOthers = async (locale: Locale, own: Index, enough: Promise<unknown>): Promise<LookUp> => {
    const others = othersOf(locale);
    await Promise.race([Promise.all(others.map(indexOf)), enough]);
    const found = readOf(others);
    const lookUp = createLookUp(own, found);
    if (found.length === others.length) lookUps.set(locale, lookUp);
    return lookUp;
  };
  return {
    async in(locale) {
      const known = lookUps.get(locale);
      if (known !== undefined) return known;
      const enough = delay(patience, undefined, { ref: false });
      return await withOthers(locale, await indexOf(locale), enough);
    },
    async soon(locale) {
      const known = lookUps.get(locale);
      if (known !== undefined) return known;
      const enough = delay(patience, undefined, { ref: false });
      const own = await Promise.race([indexOf(locale), enough]);
      if (own !== undefined) return await withOthers(locale, own, enough);
      return createLookUp(
        namesOnly([...(partly.get(locale)?.values() ?? [])], sayIn(locale)),
        readOf(othersOf(locale)),
      );
    },
  };
}
