import type { ResultFilter, Statistics } from '../../store/results.ts';

export { sides } from '../../store/results.ts';
export type { CharacterTally, PersonTally, ResultFilter, Side, Statistics, Tally } from '../../store/results.ts';

/** How finished games went. A game counts once it is over, and no longer when its end is taken back; a tutorial never. */
export interface Stats {
  of(filter: ResultFilter): Promise<Statistics>;
}
