import type { Context, Guarded } from '../parts.ts';
import type { Stats } from './types.ts';

/** `app.stats` over the app's parts. */
export function createStats<State>({ store }: Context<State>, look: Guarded): Stats {
  return { of: (filter) => look({}, () => store.results.statistics(filter)) };
}
