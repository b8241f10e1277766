interface Kinded {
  readonly kind: string;
}

/** One function for each kind of a union: a kind without its words does not compile. */
export type ByKind<T extends Kinded, Rest extends ReadonlyArray<unknown>, R> = {
  readonly [K in T['kind']]: (thing: Extract<T, { readonly kind: K }>, ...rest: Rest) => R;
};

/** Uses the function for this thing's kind. */
export function byKind<T extends Kinded, Rest extends ReadonlyArray<unknown>, R>(
  table: ByKind<T, Rest, R>,
  thing: T,
  ...rest: Rest
): R {
  // The kind picks the function that takes exactly this thing, which TypeScript can't follow through an index.
  const say = table[thing.kind as T['kind']] as (thing: T, ...rest: Rest) => R;
  return say(thing, ...rest);
}
