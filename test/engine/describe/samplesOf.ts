/** At least one example of each kind: without one it does not compile. */
export type SamplesOf<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: ReadonlyArray<Extract<T, { readonly kind: K }>>;
};
export const flat = <T extends { readonly kind: string }>(samples: SamplesOf<T>): ReadonlyArray<T> =>
  Object.values<ReadonlyArray<T>>(samples).flat();
