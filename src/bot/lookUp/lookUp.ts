import type { LookUpEntry, IsHere, LookUp, LookUpKind } from '../types.ts';
import { isOf } from './index.ts';
import type { Fits, Index } from './index.ts';
import { compact } from './terms.ts';

/** Shorter words are too near to too many others; unless nothing else fits, a letter more is asked for. */
const shortestFuzzy = 3;
/** A shorter text says too little to stand for a single thing, or for words of another language. */
const shortestName = 3;
/** How many characters of what is typed are looked for. A command takes 6,000, and each word takes its time. */
const longestTyped = 200;
const never = Number.POSITIVE_INFINITY;

/**
 * Finds things by what the reader's language and all `others` say; what is found is told in the reader's. Of what fits
 * alike the reader's own words come first.
 */
export function createLookUp(own: Index, others: ReadonlyArray<Index> = []): LookUp {
  const { entries } = own;
  const atHome = (typed: string, kinds: ReadonlyArray<LookUpKind>, fits: Fits): ReadonlyArray<LookUpEntry> =>
    own.search(typed, kinds, fits).map(({ entry }) => entry);
  const abroad = (typed: string, kinds: ReadonlyArray<LookUpKind>, fits: Fits): ReadonlyArray<LookUpEntry> =>
    others.flatMap((other) => other.search(typed, kinds, fits)).flatMap(({ entry: { id } }) => own.byId(id) ?? []);
  /** Some of the words, in the language that knows most of them. */
  const anywhere = (typed: string, kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<LookUpEntry> => {
    const known = new Map([own, ...others].map((index) => [index, index.knows(typed)]));
    const inOrderOfKnowing = [...known].sort(([, one], [, other]) => other - one).map(([index]) => index);
    const hits = firstFull(inOrderOfKnowing.map((index) => () => index.search(typed, kinds, someWords)));
    const least = (hits[0]?.score ?? 0) * worstShare;
    return hits.filter(({ score }) => score >= least).flatMap(({ entry: { id } }) => own.byId(id) ?? []);
  };
  /** Ranks an entry as the index does; a name of another language comes behind those of the reader's language. */
  const rank = ({ id }: LookUpEntry, wanted: string): number =>
    Math.min(own.rank(id, wanted), ...others.map((other) => other.rank(id, wanted) + behind));
  const numbered = (wanted: string, kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<LookUpEntry> => {
    // A single letter begins the number of every rule.
    if (wanted.length < shortestName) return [];
    return entries.filter((entry) => isOf(entry, kinds) && rank(entry, wanted) < 2);
  };
  /** The one of these that is called so, or the only one whose name fits. */
  const called = (
    typed: string,
    kinds: ReadonlyArray<LookUpKind>,
    here: IsHere,
    fits = wholeName,
  ): LookUpEntry | undefined => {
    const wanted = compact(typed);
    const some = entries.filter(here);
    const calledSo = (index: Index): LookUpEntry | undefined => {
      const isCalledSo = ({ id }: LookUpEntry): boolean => wanted !== '' && index.rank(id, wanted) === 0;
      return some.find((entry) => isOf(entry, kinds) && isCalledSo(entry)) ?? some.find(isCalledSo);
    };
    const exact = firstOf([own, ...others], calledSo);
    if (exact !== undefined || wanted.length < shortestName) return exact;
    return only(atHome(typed, kinds, fits).filter(here)) ?? only(new Set(abroad(typed, kinds, fits).filter(here)));
  };
  return {
    search(given, kinds, here = everywhere) {
      const typed = given.slice(0, longestTyped);
      const wanted = compact(typed);
      if (wanted === '')
        return inOrder(
          entries.filter((entry) => isOf(entry, kinds)),
          here,
        );
      const found = firstFull([
        () => [...atHome(typed, kinds, allWords), ...abroad(typed, kinds, wordsAbroad)],
        () => atHome(typed, kinds, allWordsPatiently),
        () => anywhere(typed, kinds),
      ]);
      const words = own.telling(typed);
      const isAsLong = ({ name }: LookUpEntry): boolean => own.telling(name).length === words.length;
      const whole = new Set(found.length === 0 ? [] : atHome(typed, kinds, wholeName).filter(isAsLong));
      const meant = words.join('') || wanted;
      const place = (entry: LookUpEntry): number => {
        const best = Math.min(rank(entry, wanted), rank(entry, meant)) - (whole.has(entry) ? 0.5 : 0);
        return best <= 0 || here(entry) ? best : best + notHere;
      };
      const places = new Map([...numbered(wanted, kinds), ...found].map((entry) => [entry, place(entry)]));
      return [...places].sort(([, one], [, other]) => one - other).map(([entry]) => entry);
    },
    find(given, kinds, here = everywhere) {
      const typed = given.slice(0, longestTyped);
      const known = own.byId(typed.trim());
      if (known !== undefined) return known;
      return (
        called(typed, kinds, here) ??
        called(typed, otherKinds(kinds), here, begunName) ??
        called(typed, kinds, everywhere)
      );
    },
  };
}

/** Finds whole names, give or take a typing mistake. */
const wholeName: Fits = { combineWith: 'AND', fuzzyFrom: shortestFuzzy, begunFrom: 1, fields: ['name'] };

/** The same letter by letter. */
const begunName: Fits = { ...wholeName, fuzzyFrom: never };

const allWords: Fits = { combineWith: 'AND', fuzzyFrom: shortestFuzzy + 1, begunFrom: 1 };
const allWordsPatiently: Fits = { ...allWords, fuzzyFrom: shortestFuzzy };
/** Finds words in other languages, with less guessing. */
const wordsAbroad: Fits = { ...allWords, fuzzyFrom: never, begunFrom: shortestName };
const someWords: Fits = { ...allWords, combineWith: 'OR' };

/** The least share of the best score: an entry that fits much worse was hardly meant. */
const worstShare = 0.4;

/** The distance of a name in another language, in ranks: less than one, so that it comes before the next rank. */
const behind = 0.25;
/** More than any rank: what isn't in the game comes after all that is, unless it is called just so. */
const notHere = 10;

const everywhere: IsHere = () => true;

const kindsOfThings: ReadonlyArray<LookUpKind> = ['card', 'character', 'location', 'rule'];
const otherKinds = (kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<LookUpKind> =>
  kindsOfThings.filter((kind) => !kinds.includes(kind));

/** Returns those that are here first, otherwise in the given order. */
const inOrder = (found: ReadonlyArray<LookUpEntry>, here: IsHere): Array<LookUpEntry> => [
  ...found.filter(here),
  ...found.filter((entry) => !here(entry)),
];

function only<Found>(found: Iterable<Found>): Found | undefined {
  const [one, ...others] = found;
  return others.length === 0 ? one : undefined;
}

function firstOf<Value, Found>(
  values: ReadonlyArray<Value>,
  find: (value: Value) => Found | undefined,
): Found | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

const firstFull = <Found>(finds: ReadonlyArray<() => ReadonlyArray<Found>>): ReadonlyArray<Found> =>
  firstOf(finds, (find) => only([find()].filter(({ length }) => length > 0))) ?? [];
