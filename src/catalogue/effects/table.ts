/**
 * Tables with one entry for every verb of the language, or for every condition.
 * A table is put together from parts, one for each theme of the
 * language and one for each module, so that a module brings the entries of its own verbs. A part that lacks an entry does
 * not compile; that no part is missing is checked when the table is complete, and by a test of the house.
 */
import { conditionNames } from './condition.ts';
import { verbNames } from './verb.ts';

export interface VerbTable<Entry> {
  /** Such as «what verbs do». */
  readonly what: string;
  readonly add: (part: Readonly<Record<string, Entry>>) => void;
  readonly of: (kind: string) => Entry;
  readonly kinds: () => ReadonlyArray<string>;
  /** Throws if a verb, or a condition, has no entry; of the language as it is, if not said otherwise. */
  readonly complete: (verbs?: ReadonlyArray<string>) => void;
}

export const verbTable = <Entry>(what: string): VerbTable<Entry> => tableOf(what, verbNames);
export const conditionTable = <Entry>(what: string): VerbTable<Entry> => tableOf(what, conditionNames);

function tableOf<Entry>(what: string, names: () => ReadonlyArray<string>): VerbTable<Entry> {
  const entries = new Map<string, Entry>();
  return {
    what,
    add: (part) => {
      for (const [kind, entry] of Object.entries(part)) {
        if (entries.has(kind)) throw new Error(`${what}: ${kind} is there twice`);
        entries.set(kind, entry);
      }
    },
    of: (kind) => {
      const entry = entries.get(kind);
      if (entry === undefined) throw new Error(`${what}: ${kind} is missing`);
      return entry;
    },
    kinds: () => [...entries.keys()],
    complete: (verbs = names()) => {
      const missing = verbs.filter((kind) => !entries.has(kind));
      if (missing.length > 0) throw new Error(`${what}: ${missing.join(', ')} missing`);
    },
  };
}
