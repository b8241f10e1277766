import MiniSearch from 'minisearch';
import type { Entry, IsHere, LookUp, LookUpKind } from './types.ts';

const ownFields = ['number', 'name', 'kindName', 'text'] as const;
/** What things are called in other languages counts only where nothing fits in one's own. */
const fields = [...ownFields, 'also'] as const;
/** Shorter words are too near to too many others; unless nothing else fits, a letter more is asked for. */
const shortestFuzzy = 3;
/** What is left of a word without its ending. */
const shortestStem = 4;
/** A shorter text says too little to stand for a single thing. */
const shortestName = 3;
/** Words of questions that say nothing about what is meant. */
const idle: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'is',
  'are',
  'do',
  'does',
  'can',
  'may',
  'how',
  'many',
  'what',
  'when',
  'who',
  'i',
  'my',
  'you',
  'your',
  'we',
]);
/** What fits much worse than the best was hardly meant. */
const worstShare = 0.4;

/** Finds things by names, numbers and words that may be misspelt or only begun. */
export function createLookUp(entries: ReadonlyArray<Entry>): LookUp {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = indexOf(entries);
  const keys = new Map(entries.map((entry) => [entry, keyOf(entry)]));
  const rankOfKey = (entry: Entry, wanted: string): number => rankOf(keys.get(entry) ?? keyOf(entry), wanted);
  const numbered = (wanted: string, kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<Entry> => {
    // A single letter begins the number of every rule.
    if (wanted.length < shortestName) return [];
    return entries.filter((entry) => isOf(entry, kinds) && rankOfKey(entry, wanted) < 2);
  };
  const search = (typed: string, kinds: ReadonlyArray<LookUpKind>, options: Options): ReadonlyArray<Entry> => {
    const found = index.search(typed, {
      ...options,
      fuzzy: (word) => (word.length < options.fuzzyFrom ? false : 0.25),
      filter: ({ id }) => isOf(byId.get(String(id)), kinds),
    });
    const least = (found[0]?.score ?? 0) * (options.combineWith === 'OR' ? worstShare : 0);
    return found.filter(({ score }) => score >= least).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
  /** The one of these that is called so, or the only one whose name fits. */
  const called = (typed: string, kinds: ReadonlyArray<LookUpKind>, here: IsHere, fits = wholeName): Entry | undefined => {
    const wanted = compact(typed);
    const some = entries.filter(here);
    const isCalledSo = (entry: Entry): boolean => wanted !== '' && rankOfKey(entry, wanted) === 0;
    const exact = some.find((entry) => isOf(entry, kinds) && isCalledSo(entry)) ?? some.find(isCalledSo);
    if (exact !== undefined || wanted.length < shortestName) return exact;
    const [only, ...others] = search(typed, kinds, fits).filter(here);
    return others.length === 0 ? only : undefined;
  };
  return {
    search(typed, kinds, here = everywhere) {
      const wanted = compact(typed);
      if (wanted === '') return inOrder(entries.filter((entry) => isOf(entry, kinds)), here);
      const found = firstFull(attempts, (options) => search(typed, kinds, options));
      const whole = new Set(
        found.length === 0 ? [] : search(typed, kinds, wholeName).filter(({ name }) => telling(name).length === telling(typed).length),
      );
      const meant = compactOf(telling(typed)) || wanted;
      const place = (entry: Entry): number => {
        const rank = Math.min(rankOfKey(entry, wanted), rankOfKey(entry, meant)) - (whole.has(entry) ? 0.5 : 0);
        return rank <= 0 || here(entry) ? rank : rank + notHere;
      };
      return [...new Set([...numbered(wanted, kinds), ...found])].sort((one, other) => place(one) - place(other));
    },
    find(typed, kinds, here = everywhere) {
      const known = byId.get(typed.trim());
      if (known !== undefined) return known;
      return called(typed, kinds, here) ?? called(typed, otherKinds(kinds), here, begunName) ?? called(typed, kinds, everywhere);
    },
  };
}

interface Options {
  readonly combineWith: 'AND' | 'OR';
  /** Letters of the shortest word that may be misspelt. */
  readonly fuzzyFrom: number;
  readonly fields?: Array<(typeof fields)[number]>;
}

/** What is called so, give or take a slip of the pen. */
const wholeName: Options = { combineWith: 'AND', fuzzyFrom: shortestFuzzy, fields: ['name'] };

/** The same letter by letter. */
const begunName: Options = { ...wholeName, fuzzyFrom: Number.POSITIVE_INFINITY };

const everywhere: IsHere = () => true;

const kindsOfThings: ReadonlyArray<LookUpKind> = ['card', 'character', 'location', 'rule'];
const otherKinds = (kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<LookUpKind> => kindsOfThings.filter((kind) => !kinds.includes(kind));

/** What is here before all else, otherwise as they come. */
const inOrder = (found: ReadonlyArray<Entry>, here: IsHere): Array<Entry> =>
  [...found.filter(here), ...found.filter((entry) => !here(entry))];

/** All words fit; or they do with more patience; or at least some. */
const attempts: ReadonlyArray<Options> = [
  { combineWith: 'AND', fuzzyFrom: shortestFuzzy + 1 },
  { combineWith: 'AND', fuzzyFrom: shortestFuzzy },
  { combineWith: 'AND', fuzzyFrom: shortestFuzzy + 1, fields: ['also'] },
  { combineWith: 'OR', fuzzyFrom: shortestFuzzy + 1 },
];

function firstFull<Value, Found>(values: ReadonlyArray<Value>, find: (value: Value) => ReadonlyArray<Found>): ReadonlyArray<Found> {
  for (const value of values) {
    const found = find(value);
    if (found.length > 0) return found;
  }
  return [];
}

function indexOf(entries: ReadonlyArray<Entry>): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: (word) => (idle.has(word) ? undefined : stemOf(word)),
    extractField: (entry, field) => fieldOf(entry, field),
    searchOptions: {
      fields: [...ownFields],
      boost: { number: 8, name: 5, kindName: 2 },
      prefix: true,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(entries);
  return index;
}

function fieldOf(entry: Entry, field: string): string {
  switch (field) {
    case 'id': return entry.id;
    case 'number': return numbersOf(entry).join(' ');
    case 'name': return entry.name;
    case 'also': return (entry.also ?? []).join(' ');
    case 'kindName': return entry.kindName;
    default: return entry.text;
  }
}

function isOf(entry: Entry | undefined, kinds: ReadonlyArray<LookUpKind>): boolean {
  return entry !== undefined && kinds.includes(entry.kind);
}

/** Without accents, apostrophes and capitals: “Admiral’s” is “admirals”. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}'’‘`]/gu, '').toLowerCase();
}

function wordsOf(text: string): Array<string> {
  return plain(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function compact(text: string): string {
  return compactOf(wordsOf(text));
}

function compactOf(words: ReadonlyArray<string>): string {
  return words.join('');
}

/** «leave», «leaves» and «leaving» are one word. */
function stemOf(word: string): string {
  const stem = word.replace(/(ing|es|ed|e|s)$/, '');
  return stem.length < shortestStem ? word : stem;
}

/** The words of a question that say what is meant. */
function telling(text: string): Array<string> {
  return wordsOf(text).filter((word) => !idle.has(word));
}

/** How people write the number of a rule: R-SET-05, SET-05, set 5. */
function numbersOf({ kind, id }: Entry): ReadonlyArray<string> {
  if (kind !== 'rule') return [];
  const written = [id, id.replace(/^R-/, '')];
  return [...new Set([...written, ...written.map((each) => each.replace(/-0+/, '-'))].map(compact))];
}

interface Key {
  readonly names: ReadonlyArray<string>;
  readonly numbers: ReadonlyArray<string>;
}

function keyOf(entry: Entry): Key {
  return { names: [entry.name, ...(entry.also ?? [])].map(compact), numbers: numbersOf(entry) };
}

/** More than any rank: what isn't in the game comes after all that is, unless it is called just so. */
const notHere = 10;

/** 0: it is called so. Then come those whose number or name begins so. */
function rankOf({ names, numbers }: Key, wanted: string): number {
  if (names.includes(wanted) || numbers.includes(wanted)) return 0;
  if (numbers.some((number) => number.startsWith(wanted))) return 1;
  return names.some((name) => name.startsWith(wanted)) ? 2 : 3;
}
