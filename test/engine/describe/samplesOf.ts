import type { ModuleChoices, ModuleHappenings, ModuleTopics } from '../../../src/engine/types/modules.ts';

/** Those of the made-up expansion are no part of the game. */
type MadeUp = (ModuleHappenings['tempest'] | ModuleTopics['tempest'] | ModuleChoices['tempest'])['kind'];
/** At least one example of each kind: without one it does not compile. */
export type SamplesOf<T extends { readonly kind: string }> = {
  readonly [K in Exclude<T['kind'], MadeUp>]: ReadonlyArray<Extract<T, { readonly kind: K }>>;
};
export const flat = <T extends { readonly kind: string }>(samples: SamplesOf<T>): ReadonlyArray<T> =>
  Object.values<ReadonlyArray<T>>(samples).flat();
