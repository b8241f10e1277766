import type { StoredOrders } from '../orders.ts';
import type { Slot } from '../outbox.ts';
import type { GameRecord } from '../records.ts';
import type { TimerRecord } from '../timers.ts';

/** The rows that are read again and again while people play. */
interface Kept {
  readonly games: GameRecord;
  /** Settings as JSON, so that each reader gets a copy of their own. */
  readonly settings: string;
  readonly slots: Slot;
  readonly orders: ReadonlyArray<StoredOrders>;
  readonly timers: ReadonlyArray<TimerRecord>;
}

/** Tells what something is, now that it has been changed; `undefined`: it is not there any more. */
export type Learn<Value> = (now: Value | undefined) => void;

/**
 * A cache of rows: what was read or written once is not read again before it changes. A writer calls `forget` right
 * before a change, with nothing awaited in between, or within the transaction that makes it. Where other programs
 * change the database nothing is kept (`noMind`).
 */
export interface Mind {
  /**
   * Returns the values under these keys, in their order; `read` asks the database, without waiting for anything before
   * it does, for those alone that are not known, by their places among the keys.
   */
  readonly recall: <Kind extends keyof Kept>(
    kind: Kind,
    keys: ReadonlyArray<string>,
    read: (places: ReadonlyArray<number>) => Promise<ReadonlyArray<Kept[Kind] | undefined>>,
  ) => Promise<ReadonlyArray<Kept[Kind] | undefined>>;
  /** Returns the value under this key, if it is known. */
  readonly known: <Kind extends keyof Kept>(kind: Kind, key: string) => Kept[Kind] | undefined;
  /**
   * Forgets the value. A value that is learned through the returned function is known when it is stored, unless someone
   * else has changed it since.
   */
  readonly forget: <Kind extends keyof Kept>(kind: Kind, key: string) => Learn<Kept[Kind]>;
  readonly forgetAll: () => void;
}

/** How transactions end that learn something. */
export interface MindOfWriter extends Mind {
  /** Confirms what was learned in the writing transaction: it is stored. */
  readonly stored: () => void;
  /** Drops what was learned but not stored: the transaction has ended, in whatever way. */
  readonly over: () => void;
  /** Begins a part of it; the returned function drops what is learned from then on. */
  readonly begun: () => () => void;
}

/** Most entries of each kind. A game has some twenty settings and slots. */
const most = 20_000;

/** Something that was read, or that was changed and has not been read since. */
type Memory<Value> =
  | { readonly since: number; readonly known: true; readonly value: Value | undefined }
  | { readonly since: number; readonly known: false };

interface Memories<Value> {
  readonly all: Map<string, Memory<Value>>;
  /** Number of the latest change that may concern a key missing in `all`. */
  forgottenUpTo: number;
}

/**
 * Creates a cache. `isWriting`: whether a transaction is under way that may still be rolled back: what it has changed
 * may never have been.
 */
export function createMind(isWriting: () => boolean): MindOfWriter {
  const kept: { readonly [Kind in keyof Kept]: Memories<Kept[Kind]> } = {
    games: none(),
    settings: none(),
    slots: none(),
    orders: none(),
    timers: none(),
  };
  /** Values that were learned in a transaction that is not stored yet. */
  const learned: Array<() => void> = [];
  /** All so far, and those that were made before a transaction ended last. */
  let [changes, settled] = [0, 0];

  return {
    async recall(kind, keys, read) {
      const memories = kept[kind];
      const found = keys.map((key) => valueOf(memories, key));
      const places = keys.flatMap((key, place) => (memories.all.get(key)?.known === true ? [] : [place]));
      if (places.length === 0) return found;
      const before = isWriting() ? settled : changes;
      const values = await read(places);
      for (const [index, place] of places.entries()) {
        found[place] = values[index];
        const key = keys[place];
        if (key !== undefined && changedAt(memories, key) <= before) {
          keep(memories, key, { since: before, known: true, value: values[index] });
        }
      }
      return found;
    },
    known: (kind, key) => valueOf(kept[kind], key),
    forget(kind, key) {
      changes += 1;
      const memories = kept[kind];
      const since = changes;
      keep(memories, key, { since, known: false });
      return (value) => {
        const learn = (): void => {
          const memory = memories.all.get(key);
          if (memory?.since === since && !memory.known) keep(memories, key, { since, known: true, value });
        };
        if (isWriting()) learned.push(learn);
        else learn();
      };
    },
    forgetAll() {
      changes += 1;
      for (const memories of Object.values(kept)) {
        memories.all.clear();
        memories.forgottenUpTo = changes;
      }
    },
    stored() {
      for (const learn of learned) learn();
    },
    over() {
      learned.length = 0;
      settled = changes;
    },
    begun() {
      const before = learned.length;
      return () => {
        learned.length = Math.min(learned.length, before);
      };
    },
  };
}

function none<Value>(): Memories<Value> {
  return { all: new Map(), forgottenUpTo: 0 };
}

function valueOf<Value>({ all }: Memories<Value>, key: string): Value | undefined {
  const memory = all.get(key);
  return memory?.known === true ? memory.value : undefined;
}

/** Returns when it was changed last, or may have been. */
function changedAt<Value>({ all, forgottenUpTo }: Memories<Value>, key: string): number {
  return all.get(key)?.since ?? forgottenUpTo;
}

function keep<Value>(memories: Memories<Value>, key: string, memory: Memory<Value>): void {
  const { all } = memories;
  // It is the youngest now.
  all.delete(key);
  if (all.size >= most) {
    const [oldest] = all;
    if (oldest !== undefined) {
      all.delete(oldest[0]);
      memories.forgottenUpTo = Math.max(memories.forgottenUpTo, oldest[1].since);
    }
  }
  all.set(key, memory);
}

/** A cache that keeps nothing, where other programs change what is stored. */
export const noMind: Mind = {
  recall: (_kind, keys, read) => read(keys.map((_, place) => place)),
  known: () => undefined,
  forget: () => () => undefined,
  forgetAll: () => undefined,
};
