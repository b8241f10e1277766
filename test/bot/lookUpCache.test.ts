import { setImmediate as others } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLookUpCache, lookUpCacheOf } from '../../src/bot/lookUp/lookUpCache.ts';
import type { EntriesIn, LookUpEntry } from '../../src/bot/types.ts';
import type { Locale } from '../../src/words/index.ts';
import { lookUpEntries } from '../../src/bot/lookUp/entries.ts';

const names: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Armory',
  it: 'Armeria',
  'pt-BR': 'Arsenal',
  ru: 'Арсенал',
  pl: 'Zbrojownia',
};

const armoryIn = (locale: Locale): LookUpEntry => ({
  id: 'location/base/armory',
  kind: 'location',
  name: names[locale] ?? 'Armory',
  kindName: 'Location',
  text: '',
});

/** One location; `read` hears which languages are read, step by step. */
function oneLocation(read: (locale: Locale) => void, steps = 1): EntriesIn {
  return function* (locale): ReturnType<EntriesIn> {
    for (let step = 0; step < steps; step += 1) {
      read(locale);
      yield armoryIn(locale);
    }
    return [armoryIn(locale)];
  };
}

test('no language is read before somebody looks something up, and each only once', async () => {
  const read: Array<Locale> = [];
  const cache = createLookUpCache(oneLocation((locale) => read.push(locale)));
  expect(read).toEqual([]);
  const [lookUp] = await Promise.all([cache.in('ru'), cache.in('ru'), cache.in('pl')]);
  expect(read.toSorted()).toEqual(['en', 'it', 'pl', 'pt-BR', 'ru']);
  expect(lookUp.find('zbrojownia', ['location'])?.name).toBe('Арсенал');
});

test('the reader’s language is read first, and others get their turn meanwhile', async () => {
  const read: Array<Locale> = [];
  let turns = 0;
  const slow = oneLocation((locale) => {
    read.push(locale);
    const until = performance.now() + 5;
    while (performance.now() < until) turns += 0;
  }, 20);
  const found = createLookUpCache(slow).in('it');
  const counting = (async () => {
    for (;;) {
      await others();
      turns += 1;
      if (read.length >= 100) return;
    }
  })();
  await found;
  await counting;
  expect(new Set(read.slice(0, 20))).toEqual(new Set(['it']));
  expect(turns).toBeGreaterThan(10);
});

test('other languages that take too long are not waited for: the reader’s own words must do until they are read', async () => {
  let endless = true;
  const cache = createLookUpCache(function* (locale): ReturnType<EntriesIn> {
    while (endless && locale !== 'en') yield armoryIn(locale);
    return yield* oneLocation(() => undefined)(locale);
  });
  const first = await cache.in('en');
  expect([first.find('armory', ['location'])?.name, first.find('armeria', ['location'])?.name]).toEqual([
    'Armory',
    undefined,
  ]);
  endless = false;
  const next = await cache.in('en');
  expect(next.find('armeria', ['location'])?.name).toBe('Armory');
});

test('suggestions come in time while the reader’s own language is read: by the names that are known by then', async () => {
  let endless = true;
  const cache = createLookUpCache(function* (locale): ReturnType<EntriesIn> {
    while (endless) yield armoryIn(locale);
    return yield* oneLocation(() => undefined)(locale);
  });
  const begun = performance.now();
  const first = await cache.soon('ru');
  expect(performance.now() - begun).toBeLessThan(2500);
  expect(first.search('рсен', ['location'])).toEqual([armoryIn('ru')]);
  expect(first.search('', ['location'])).toEqual([armoryIn('ru')]);
  expect([first.search('рсен', ['card']), first.search('zbrojownia', ['location'])]).toEqual([[], []]);
  endless = false;
  const next = await cache.soon('ru');
  expect(next.search('zbrojownia', ['location'])).toEqual([armoryIn('ru')]);
  expect(await cache.in('ru')).toBe(await cache.soon('ru'));
});

test('people who look up the same are served from the same cache', () => {
  expect(lookUpCacheOf(lookUpEntries)).toBe(lookUpCacheOf(lookUpEntries));
});
