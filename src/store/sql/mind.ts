import type { Slot } from '../outbox.ts';
import type { GameRecord } from '../records.ts';

/** What is read again and again while people play. */
interface Kept {
  readonly games: GameRecord;
  /** As JSON, so that everybody gets one of their own. */
  readonly settings: string;
  readonly slots: Slot;
}

/**
 * What was read once is not read again before it changes. Whoever changes something of it says so by `forget` right before, with nothing
 * awaited in between, or within the transaction that changes it. Where other programs change the database nothing is kept (`noMind`).
 */
export interface Mind {
  /** What is under these keys, in their order; `read` is asked for those alone that are not known, by their places among the keys. */
  readonly recall: <Kind extends keyof Kept>(
    kind: Kind,
    keys: ReadonlyArray<string>,
    read: (places: ReadonlyArray<number>) => Promise<ReadonlyArray<Kept[Kind] | undefined>>,
  ) => Promise<ReadonlyArray<Kept[Kind] | undefined>>;
  readonly forget: (kind: keyof Kept, key: string) => void;
  readonly forgetAll: () => void;
}

/** Of each kind. A game has some twenty settings and slots. */
const most = 20_000;

/** `isWriting`: whether a transaction is under way that may still be taken back: what it reads may never have been. */
export function createMind(isWriting: () => boolean): Mind {
  const kept: { readonly [Kind in keyof Kept]: Map<string, Kept[Kind] | undefined> } = {
    games: new Map(), settings: new Map(), slots: new Map(),
  };
  let changes = 0;
  return {
    async recall(kind, keys, read) {
      const known = kept[kind];
      const found = keys.map((key) => known.get(key));
      const places = keys.flatMap((key, place) => (known.has(key) ? [] : [place]));
      if (places.length === 0) return found;
      const before = changes;
      const values = await read(places);
      // Somebody else may have changed it since it was read.
      const holds = changes === before && !isWriting();
      for (const [index, place] of places.entries()) {
        found[place] = values[index];
        const key = keys[place];
        if (holds && key !== undefined) keep(known, key, values[index]);
      }
      return found;
    },
    forget(kind, key) {
      changes += 1;
      kept[kind].delete(key);
    },
    forgetAll() {
      changes += 1;
      for (const known of Object.values(kept)) known.clear();
    },
  };
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}

/** Where other programs change what is stored: nothing is kept. */
export const noMind: Mind = {
  recall: (_kind, keys, read) => read(keys.map((_, place) => place)),
  forget: () => undefined,
  forgetAll: () => undefined,
};
