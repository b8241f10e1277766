import type { ResultFilter, Statistics } from '../../store/results.ts';
import type { Context, Guarded } from '../parts.ts';

export { sides } from '../../store/results.ts';
export type { CharacterTally, PersonTally, ResultFilter, Side, Statistics, Tally } from '../../store/results.ts';

/** How finished games went. A game counts once it is over, and no longer when its end is taken back; a tutorial never. */
export interface Stats {
  of(filter: ResultFilter): Promise<Statistics>;
}

/** `app.stats` over the app's parts. */
export function createStats<State>({ store }: Context<State>, look: Guarded): Stats {
  return { of: (filter) => look({}, () => store.results.statistics(filter)) };
}
