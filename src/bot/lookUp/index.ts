import MiniSearch from 'minisearch';
import type { Say } from '../../words/index.ts';
import type { LookUpEntry, LookUpKind, Making } from '../types.ts';
import { compact, termsOf, wordsOf } from './terms.ts';
import type { Terms } from './terms.ts';
import { defined } from '../../values/defined.ts';

export interface Fits {
  readonly combineWith: 'AND' | 'OR';
  /** Letters of the shortest word that may be misspelt. */
  readonly fuzzyFrom: number;
  /** Letters of the shortest word that may be only begun. */
  readonly begunFrom: number;
  readonly fields?: Array<'name'>;
}

/** The words of one language for everything that can be looked up. */
export interface Index extends Pick<Terms, 'telling'> {
  readonly entries: ReadonlyArray<LookUpEntry>;
  byId(id: string): LookUpEntry | undefined;
  /** Returns the entries that fit, the best first. */
  search(typed: string, kinds: ReadonlyArray<LookUpKind>, fits: Fits): ReadonlyArray<SearchHit>;
  /** How many words of that are words of this language. */
  knows(typed: string): number;
  /** 0: it is called so, all letters put together. Then come those whose number or name begins so. */
  rank(id: string, wanted: string): Rank;
}

export type Rank = 0 | 1 | 2 | 3;

export interface SearchHit {
  readonly entry: LookUpEntry;
  /** How well it fits; in all languages alike. */
  readonly score: number;
}

/** Finds things by names, numbers and words that may be misspelt or only begun. A step is an entry. */
export function* indexing(entries: ReadonlyArray<LookUpEntry>, say: Say): Making<Index> {
  const terms = termsOf(say);
  const found = new Map(entries.map((entry) => [entry.id, { entry, key: keyOf(entry) }]));
  const known = new Set<string>();
  const index = emptyIndex(terms, known);
  for (const entry of entries) {
    index.add(entry);
    yield;
  }
  return {
    entries,
    telling: terms.telling,
    knows: (typed) =>
      wordsOf(typed)
        .map(terms.term)
        .filter((term) => term === undefined || known.has(term)).length,
    byId: (id) => found.get(id)?.entry,
    rank: (id, wanted) => rankOf(found.get(id)?.key ?? nameless, wanted),
    search(typed, kinds, { combineWith, fuzzyFrom, begunFrom, fields }) {
      const hits = index.search(typed, {
        combineWith,
        ...defined({ fields }),
        fuzzy: (word) => (word.length < fuzzyFrom ? false : 0.25),
        prefix: (word) => word.length >= begunFrom,
        filter: ({ id }) => isOf(found.get(String(id))?.entry, kinds),
      });
      return hits.flatMap(({ id, score }) => {
        const entry = found.get(String(id))?.entry;
        return entry === undefined ? [] : { entry, score };
      });
    },
  };
}

/** Finds things by parts of their names and numbers alone: what is there at once, before a language is read. */
export function namesOnly(entries: ReadonlyArray<LookUpEntry>, say: Say): Index {
  const found = new Map(entries.map((entry) => [entry.id, { entry, key: keyOf(entry) }]));
  const rank: Index['rank'] = (id, wanted) => rankOf(found.get(id)?.key ?? nameless, wanted);
  return {
    entries,
    telling: termsOf(say).telling,
    knows: () => 0,
    byId: (id) => found.get(id)?.entry,
    rank,
    search(typed, kinds) {
      const wanted = compact(typed);
      const fits = ({ name, numbers }: Key): boolean => [name, ...numbers].some((each) => each.includes(wanted));
      const fitting = [...found.values()].filter(({ entry, key }) => isOf(entry, kinds) && fits(key));
      return fitting.map(({ entry }) => ({ entry, score: 0 }));
    },
  };
}

/** Makes an index that adds each term it is given to `known`. */
function emptyIndex({ term }: Terms, known: Set<string>): MiniSearch<LookUpEntry> {
  return new MiniSearch<LookUpEntry>({
    fields: ['number', 'name', 'kindName', 'text'],
    tokenize: wordsOf,
    processTerm(word) {
      const processed = term(word);
      if (processed !== undefined) known.add(processed);
      return processed;
    },
    extractField: (entry, field) => fieldOf(entry, field),
    searchOptions: {
      processTerm: term,
      boost: { number: 8, name: 5, kindName: 2 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
}

function fieldOf(entry: LookUpEntry, field: string): string {
  switch (field) {
    case 'id':
      return entry.id;
    case 'number':
      return numbersOf(entry).join(' ');
    case 'name':
      return entry.name;
    case 'kindName':
      return entry.kindName;
    default:
      return entry.text;
  }
}

export function isOf(entry: LookUpEntry | undefined, kinds: ReadonlyArray<LookUpKind>): boolean {
  return entry !== undefined && kinds.includes(entry.kind);
}

interface Key {
  readonly name: string;
  readonly numbers: ReadonlyArray<string>;
}

const nameless: Key = { name: '', numbers: [] };

function keyOf(entry: LookUpEntry): Key {
  return { name: compact(entry.name), numbers: numbersOf(entry) };
}

/** How people write the number of a rule: R-SET-05, SET-05, set 5. */
function numbersOf({ kind, id }: LookUpEntry): ReadonlyArray<string> {
  if (kind !== 'rule') return [];
  const written = [id, id.replace(/^R-/, '')];
  return [...new Set([...written, ...written.map((each) => each.replace(/-0+/, '-'))].map(compact))];
}

function rankOf({ name, numbers }: Key, wanted: string): Rank {
  if (name === wanted || numbers.includes(wanted)) return 0;
  if (numbers.some((number) => number.startsWith(wanted))) return 1;
  return name.startsWith(wanted) ? 2 : 3;
}
