import MiniSearch from 'minisearch';
import type { Entry, LookUp, LookUpKind } from './types.ts';

const fields = ['number', 'name', 'kindName', 'text'] as const;
/** Shorter words are too near to too many others. */
const shortestFuzzy = 4;
/** A shorter text says too little to stand for a single thing. */
const shortestName = 3;
/** What fits much worse than the best was hardly meant. */
const worstShare = 0.4;

/** Finds things by names, numbers and words that may be misspelt or only begun. */
export function createLookUp(entries: ReadonlyArray<Entry>): LookUp {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = indexOf(entries);
  const search = (typed: string, kinds: ReadonlyArray<LookUpKind>, options: Options): ReadonlyArray<Entry> => {
    const found = index.search(typed, { ...options, filter: ({ id }) => isOf(byId.get(String(id)), kinds) });
    const least = (found[0]?.score ?? 0) * (options.combineWith === 'OR' ? worstShare : 0);
    return found.filter(({ score }) => score >= least).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
  return {
    search(typed, kinds) {
      const wanted = compact(typed);
      if (wanted === '') return entries.filter((entry) => isOf(entry, kinds));
      const all = search(typed, kinds, { combineWith: 'AND' });
      const found = all.length > 0 ? all : search(typed, kinds, { combineWith: 'OR' });
      return [...new Set([...numbered(entries, wanted, kinds), ...found])].sort((one, other) => rank(one, wanted) - rank(other, wanted));
    },
    find(typed, kinds) {
      const wanted = compact(typed);
      const isCalledSo = (entry: Entry): boolean => wanted !== '' && rank(entry, wanted) === 0;
      const exact = byId.get(typed.trim()) ?? entries.find((entry) => isOf(entry, kinds) && isCalledSo(entry)) ?? entries.find(isCalledSo);
      if (exact !== undefined || wanted.length < shortestName) return exact;
      const [only, ...others] = search(typed, kinds, { combineWith: 'AND', fields: ['name'] });
      return others.length === 0 ? only : undefined;
    },
  };
}

interface Options {
  readonly combineWith: 'AND' | 'OR';
  readonly fields?: Array<(typeof fields)[number]>;
}

function indexOf(entries: ReadonlyArray<Entry>): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: (word) => word,
    extractField: (entry, field) => fieldOf(entry, field),
    searchOptions: {
      boost: { number: 8, name: 5, kindName: 2 },
      prefix: true,
      fuzzy: (word) => (word.length < shortestFuzzy ? false : 0.25),
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
  return wordsOf(text).join('');
}

/** How people write the number of a rule: R-SET-05, SET-05, set 5. */
function numbersOf({ kind, id }: Entry): ReadonlyArray<string> {
  if (kind !== 'rule') return [];
  const written = [id, id.replace(/^R-/, '')];
  return [...new Set([...written, ...written.map((each) => each.replace(/-0+/, '-'))].map(compact))];
}

function numbered(entries: ReadonlyArray<Entry>, wanted: string, kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<Entry> {
  // A single letter begins the number of every rule.
  if (wanted.length < shortestName) return [];
  return entries.filter((entry) => isOf(entry, kinds) && numbersOf(entry).some((number) => number.startsWith(wanted)));
}

/** 0: it is called so. Then come those whose number or name begins so. */
function rank(entry: Entry, wanted: string): number {
  const name = compact(entry.name);
  const numbers = numbersOf(entry);
  if (name === wanted || numbers.includes(wanted)) return 0;
  if (numbers.some((number) => number.startsWith(wanted))) return 1;
  return name.startsWith(wanted) ? 2 : 3;
}
