interface Kinded {
  readonly kind: string;
}

/** One function for each kind of a union: a kind without its words does not compile. */
export type ByKind<T extends Kinded, Rest extends ReadonlyArray<unknown>, R> = {
  readonly [K in T['kind']]: (thing: Extract<T, { readonly kind: K }>, ...rest: Rest) => R;
};

/** Uses the function for this thing's kind. */
export function byKind<T extends Kinded, Rest extends ReadonlyArray<unknown>, R>(table: ByKind<T, Rest, R>, thing: T, ...rest: Rest): R {
  // The kind picks the function that takes exactly this thing, which TypeScript can't follow through an index.
  const say = table[thing.kind as T['kind']] as (thing: T, ...rest: Rest) => R;
  return say(thing, ...rest);
}

/**
 * One function for each kind of a union that modules add to: the kinds of the base in one table, those of each module in the
 * module's own. A part that lacks a kind does not compile; that no part is missing, a test of the house says.
 */
export interface OpenTable<T extends Kinded, Rest extends ReadonlyArray<unknown>, R> {
  readonly add: (part: Readonly<Record<string, (thing: never, ...rest: Rest) => R>>) => void;
  /** What the function of this thing's kind gives. */
  readonly of: (thing: T, ...rest: Rest) => R;
  readonly kinds: () => ReadonlyArray<string>;
}

export function openTable<T extends Kinded, Rest extends ReadonlyArray<unknown>, R>(what: string): OpenTable<T, Rest, R> {
  const table = new Map<string, (thing: never, ...rest: Rest) => R>();
  return {
    add: (part) => {
      for (const [kind, its] of Object.entries(part)) {
        if (table.has(kind)) throw new Error(`${what}: ${kind} is there twice`);
        table.set(kind, its);
      }
    },
    of: (thing, ...rest) => {
      const its = table.get(thing.kind);
      if (its === undefined) throw new Error(`${what}: ${thing.kind} is missing`);
      // The kind has picked the function that takes exactly this thing.
      return its(thing as never, ...rest);
    },
    kinds: () => [...table.keys()],
  };
}
