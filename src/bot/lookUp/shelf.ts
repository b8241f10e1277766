import { setTimeout as delay } from 'node:timers/promises';
import { locales, sayIn } from '../../words/index.ts';
import type { Locale } from '../../words/index.ts';
import type { EntriesIn, LookUp } from '../types.ts';
import { indexing } from './index.ts';
import type { Index } from './index.ts';
import { createLookUp } from './lookUp.ts';
import { inSlices } from './slices.ts';

/** Milliseconds after which the other languages are not waited for any longer: Discord waits three seconds for suggestions. */
const patience = 1500;

/** What was made once serves whoever looks up the same. */
const shelves = new WeakMap<EntriesIn, Shelf>();

/** Looks things up by the words of every language. A language is read when somebody first looks something up, in slices of time. */
export interface Shelf {
  /** For those who read this language. Until the others are read, for a moment at the very first, its own words must do. */
  in(locale: Locale): Promise<LookUp>;
}

export function shelfOf(entriesIn: EntriesIn): Shelf {
  const known = shelves.get(entriesIn) ?? createShelf(entriesIn);
  shelves.set(entriesIn, known);
  return known;
}

export function createShelf(entriesIn: EntriesIn): Shelf {
  const begun = new Map<Locale, Promise<Index>>();
  const ready = new Map<Locale, Index>();
  const lookUps = new Map<Locale, LookUp>();
  const read = async (locale: Locale): Promise<Index> => {
    const index = await inSlices(indexing(await inSlices(entriesIn(locale)), sayIn(locale)));
    ready.set(locale, index);
    return index;
  };
  const indexOf = (locale: Locale): Promise<Index> => {
    const index = begun.get(locale) ?? read(locale);
    begun.set(locale, index);
    return index;
  };
  return {
    async in(locale) {
      const known = lookUps.get(locale);
      if (known !== undefined) return known;
      const enough = delay(patience, undefined, { ref: false });
      const own = await indexOf(locale);
      const others = locales.filter((other) => other !== locale);
      const all = Promise.all(others.map(indexOf));
      await Promise.race([all, enough]);
      const found = others.flatMap((other) => ready.get(other) ?? []);
      const lookUp = createLookUp(own, found);
      if (found.length === others.length) lookUps.set(locale, lookUp);
      return lookUp;
    },
  };
}
